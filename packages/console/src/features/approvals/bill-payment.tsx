import { billing, type BillDetail } from '@mpc/api';
import { Button, KeyValueList, RadioGroup, Section, Skeleton, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AddressSummary } from '#features/address-check';
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
            {(to) => (
              <Stack>
                <KeyValueList
                  items={[
                    {
                      key: 'amount',
                      label: t('approval.bill.exactly'),
                      value: `${to.amount} ${coinName(to)}`,
                    },
                    {
                      key: 'address',
                      label: t('order.to'),
                      value: (
                        <AddressSummary
                          address={to.address}
                          label={t('order.to')}
                          baseSymbol={baseSymbol}
                          symbol={symbol}
                          copy
                        />
                      ),
                    },
                    ...(to.memo === '' ? [] : [{ key: 'memo', label: t('order.memo'), value: to.memo }]),
                    {
                      key: 'until',
                      label: t('approval.bill.until'),
                      value: <Time at={to.expire_at} />,
                    },
                  ]}
                />
                <Button disabledReason={blocked} onClick={onPaid}>
                  {t('approval.bill.paid')}
                </Button>
              </Stack>
            )}
          </QueryView>
        )}
      </Stack>
    </Section>
  );
}
