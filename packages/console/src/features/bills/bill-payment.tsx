import type { BillDetail, PayAddress } from '@mpc/api';
import type { ReactNode } from 'react';
import { Banner, RadioGroup, Section, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { PayPlace } from './pay-place.tsx';

export interface BillPaymentProps {
  bill: BillDetail;
  /** The coin it is paid with, by symbol; empty until one is chosen. */
  symbol: string;
  onSymbol: (symbol: string) => void;
  /** Why it cannot be said to be paid now. */
  blocked: string | undefined;
  onPaid: () => void;
  /** Pays it from here, once the bill has confirmed the place. @default a link to where that is done */
  payFrom?: ((bill: BillDetail, place: PayAddress) => ReactNode) | undefined;
}

/** How a bill is paid: with which coin, exactly how much of it and where to; and saying that it was. */
export function BillPayment({ bill, symbol, onSymbol, ...rest }: BillPaymentProps) {
  const { t } = useTranslation('invoice');
  const coin = bill.pay_symbols.find((one) => one.symbol === symbol);
  return (
    <Section title={t('pay.title')}>
      <Stack>
        {bill.status === 5 ? (
          <Banner tone="attention" title={t('pay.short')}>
            {t('pay.shortDetail', {
              paid: exactAmount(bill.paid_amount),
              amount: exactAmount(bill.amount),
              rest: exactAmount(bill.unpaid_amount),
              unit: bill.symbol,
            })}
          </Banner>
        ) : null}
        <RadioGroup
          label={t('pay.coin')}
          options={bill.pay_symbols.map((one) => ({ id: one.symbol, label: coinName(one) }))}
          value={symbol === '' ? null : symbol}
          onChange={onSymbol}
          direction="horizontal"
        />
        {coin === undefined ? null : <PayPlace key={symbol} coin={coin} billId={bill.bill_id} {...rest} />}
      </Stack>
    </Section>
  );
}
