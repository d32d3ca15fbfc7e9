import type { BillDetail, PayAddress } from '@mpc/api';
import type { ReactNode } from 'react';
import { Button, DrawerFooter, Stack } from '@mpc/ui';
import { recipientBlock, recipientFindings } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ConfirmedPlace } from './confirmed-place.tsx';
import { PayFromLink } from './pay-from-link.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { usePayPlace } from './use-pay-place.ts';

interface PayPlaceProps {
  billId: number;
  coin: BillDetail['pay_symbols'][number];
  blocked: string | undefined;
  onPaid: () => void;
  /** Pays it from here, once the bill has confirmed the place. @default a link to where that is done */
  payFrom?: ((bill: BillDetail, place: PayAddress) => ReactNode) | undefined;
}

/** Where a bill is paid with one coin: nothing of it can be passed on before the bill has confirmed it. */
export function PayPlace({ billId, coin, blocked, onPaid, payFrom }: PayPlaceProps) {
  const { t } = useTranslation('invoice');
  const pay = usePayPlace(billId, coin.symbol);
  const { shown } = pay;
  const fault = useFault(shown?.held, coin.base_symbol);
  const state = shown?.state;
  const stop = fault ?? (state?.is === 'stop' ? t(`pay.stop.${state.why}`) : undefined);
  const against =
    stop ??
    (state?.is === 'over' ? t('pay.over.title') : state?.is === 'good' ? undefined : t('pay.checking'));
  return (
    <Stack>
      <ConfirmedPlace pay={pay} stop={stop}>
        {(bill, held, before) => (
          <>
            <PlaceFacts bill={bill} place={held} before={before} baseSymbol={coin.base_symbol} />
            {payFrom === undefined ? <PayFromLink billId={billId} /> : payFrom(bill, held)}
          </>
        )}
      </ConfirmedPlace>
      <DrawerFooter>
        <Button block disabledReason={blocked ?? against} onClick={onPaid}>
          {t('pay.paid')}
        </Button>
      </DrawerFooter>
    </Stack>
  );
}

/** What is wrong with an address on its network, whoever told it. */
function useFault(to: PayAddress | undefined, baseSymbol: string): string | undefined {
  const { t } = useTranslation();
  if (to === undefined) return undefined;
  const { address, memo, symbol } = to;
  const paid = { walletId: 0, subWalletId: 0, baseSymbol, symbol, recipients: [{ address, memo }] };
  return recipientBlock(t, recipientFindings(paid, undefined, t), { isUnreadAccepted: true });
}
