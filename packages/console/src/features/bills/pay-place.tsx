import type { BillDetail, PayAddress } from '@mpc/api';
import type { ReactNode } from 'react';
import { Banner, Button, DrawerFooter, Skeleton, Stack } from '@mpc/ui';
import { recipientBlock, recipientFindings } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { PayFromLink } from './pay-from-link.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PriceOver } from './price-over.tsx';
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
  const { place, shown, isUnread, ask, renew } = usePayPlace(billId, coin.symbol);
  const fault = useFault(shown?.held, coin.base_symbol);
  const state = shown?.state;
  const stop = fault ?? (state?.is === 'stop' ? t(`pay.stop.${state.why}`) : undefined);
  const against =
    stop ??
    (state?.is === 'over' ? t('pay.over.title') : state?.is === 'good' ? undefined : t('pay.checking'));
  return (
    <Stack>
      <QueryView query={place} skeleton={<Skeleton shape="form" />}>
        {() => {
          if (shown === null) return <Skeleton shape="form" />;
          const { held, before, bill } = shown;
          if (shown.state.is === 'over') return <PriceOver onRenew={renew} />;
          if (stop !== undefined)
            return (
              <Banner tone="danger" title={t('pay.stop.title')}>
                {stop}
              </Banner>
            );
          if (bill === undefined)
            return isUnread ? (
              <Banner
                tone="attention"
                action={
                  <Button size="small" onClick={ask}>
                    {t('pay.retry')}
                  </Button>
                }
              >
                {t('pay.unread')}
              </Banner>
            ) : (
              <Skeleton shape="form" />
            );
          return (
            <>
              <PlaceFacts bill={bill} place={held} before={before} baseSymbol={coin.base_symbol} />
              {payFrom === undefined ? <PayFromLink billId={billId} /> : payFrom(bill, held)}
            </>
          );
        }}
      </QueryView>
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
