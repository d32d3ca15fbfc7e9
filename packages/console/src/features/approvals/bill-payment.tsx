import { billing, type BillDetail, type PayAddress } from '@mpc/api';
import {
  Banner,
  Button,
  DrawerFooter,
  KeyValueList,
  RadioGroup,
  Section,
  Skeleton,
  Stack,
  Time,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary, recipientBlock, recipientFindings } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';

export interface BillPaymentProps {
  bill: BillDetail;
  /** The coin it is paid with, by symbol; empty until one is chosen. */
  symbol: string;
  onSymbol: (symbol: string) => void;
  /** Why it cannot be said to be paid now. */
  blocked: string | undefined;
  onPaid: () => void;
}

/** How a bill is paid: with which coin, exactly how much of it and where to; and saying that it was. */
export function BillPayment({ bill, symbol, onSymbol, blocked, onPaid }: BillPaymentProps) {
  const { t } = useTranslation();
  const where = useQuery({
    ...read(billing.payAddress, { bill_id: bill.bill_id, symbol }),
    enabled: symbol !== '',
  });
  const baseSymbol = bill.pay_symbols.find((coin) => coin.symbol === symbol)?.base_symbol ?? symbol;
  return (
    <Section title={t('approval.bill.pay')}>
      <Stack>
        <RadioGroup
          label={t('approval.bill.coin')}
          options={bill.pay_symbols.map((coin) => ({ id: coin.symbol, label: coinName(coin) }))}
          value={symbol === '' ? null : symbol}
          onChange={onSymbol}
          direction="horizontal"
        />
        {symbol === '' ? null : (
          <QueryView query={where} skeleton={<Skeleton shape="form" />}>
            {(to) => <Where key={symbol} to={to} baseSymbol={baseSymbol} blocked={blocked} onPaid={onPaid} />}
          </QueryView>
        )}
      </Stack>
    </Section>
  );
}

interface WhereProps extends Pick<BillPaymentProps, 'blocked' | 'onPaid'> {
  to: PayAddress;
  baseSymbol: string;
}

/** Where it is paid, as it was first read; an address that is another by now, or none on its network, is not given away. */
function Where({ to, baseSymbol, blocked, onPaid }: WhereProps) {
  const { t } = useTranslation();
  const [{ address, memo, symbol }] = useState(to);
  const isMoved = to.address !== address || to.memo !== memo;
  const paid = { walletId: 0, subWalletId: 0, baseSymbol, symbol, recipients: [{ address, memo }] };
  const fault = recipientBlock(t, recipientFindings(paid, undefined, t), { isUnreadAccepted: true });
  const refusal = isMoved ? t('approval.off.changed') : fault;
  return (
    <Stack>
      {refusal === undefined ? null : <Banner tone="danger">{refusal}</Banner>}
      <KeyValueList
        items={[
          { key: 'amount', label: t('approval.bill.exactly'), value: `${to.amount} ${coinName(to)}` },
          {
            key: 'address',
            label: t('order.to'),
            value: (
              <AddressSummary
                address={address}
                label={t('order.to')}
                baseSymbol={baseSymbol}
                symbol={symbol}
                copy={refusal === undefined}
              />
            ),
          },
          ...(memo === '' ? [] : [{ key: 'memo', label: t('order.memo'), value: memo }]),
          { key: 'until', label: t('approval.bill.until'), value: <Time at={to.expire_at} /> },
        ]}
      />
      <DrawerFooter>
        <Button block disabledReason={blocked ?? refusal} onClick={onPaid}>
          {t('approval.bill.paid')}
        </Button>
      </DrawerFooter>
    </Stack>
  );
}
