import { Amount, StatusTag, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { feeNeeds, isShort, totalsOf, type Market, type Sum, type Total } from './totals.rules.ts';

interface TotalsTableProps {
  sums: readonly Sum[];
  market: Market;
}

const keyOf = ({ coin }: Total) => coin.symbol;

/** What the payments come to, coin by coin, beside what there is; short where the fees do not fit either. */
export function TotalsTable({ sums, market }: TotalsTableProps) {
  const { t } = useTranslation();
  const totals = totalsOf(sums, market);
  const needs = feeNeeds(sums, market).filter((need) => need.isShort);
  const { unit } = market;
  const columns = useMemo((): TableColumn<Total>[] => {
    const unitOf = (base: string) => unit.get(base) ?? base;
    const figure = (value: string | undefined, unit: string) =>
      value === undefined ? <Text tone="muted">…</Text> : <Amount value={value} symbol={unit} />;
    return [
      {
        key: 'coin',
        header: t('batch.column.coin'),
        text: ({ coin }) => coinName(coin),
        cell: ({ coin }) => (
          <>
            {coinName(coin)}
            <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
          </>
        ),
        isTitle: true,
      },
      { key: 'count', header: t('batch.total.count'), align: 'end', cell: ({ count }) => count },
      {
        key: 'amount',
        header: t('batch.total.amount'),
        align: 'end',
        cell: ({ amount, coin }) => figure(amount, coin.symbol_alias),
      },
      {
        key: 'fees',
        header: t('batch.total.fees'),
        align: 'end',
        cell: ({ fees, coin }) => figure(fees, unitOf(coin.base_symbol)),
      },
      {
        key: 'available',
        header: t('batch.total.available'),
        align: 'end',
        cell: ({ available, coin }) => figure(available, coin.symbol_alias),
      },
      {
        key: 'rest',
        header: t('batch.total.rest'),
        align: 'end',
        cell: (total) =>
          isShort(total) ? (
            <StatusTag tone="danger">
              {t('batch.total.short')} <Amount value={total.rest} symbol={total.coin.symbol_alias} />
            </StatusTag>
          ) : (
            figure(total.rest, total.coin.symbol_alias)
          ),
      },
    ];
  }, [t, unit]);
  return (
    <>
      <Table label={t('batch.total.title')} columns={columns} rows={totals} rowKey={keyOf} />
      {needs.map(({ base, need, available }) => (
        <StatusTag key={base} tone="danger">
          {t('batch.total.feeShort', { need, has: available, unit: unit.get(base) ?? base })}
        </StatusTag>
      ))}
    </>
  );
}
