import type { CollectSymbol } from '@mpc/api';
import {
  Amount,
  Button,
  CellField,
  formatNumber,
  missingNumber,
  Table,
  Text,
  type TableColumn,
} from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { worth } from '#shared/money/worth.ts';
import { balanceColumn, coinColumn, unauthorizedColumn } from '../rule/coin-columns.tsx';
import { feeShare, thresholdFault, thresholdIn, type ThresholdEdits } from './rule-thresholds.rules.ts';

export interface ThresholdTableProps {
  coins: readonly CollectSymbol[];
  edits: ThresholdEdits;
  onEdit: (symbol: string, text: string) => void;
  /** Why nothing can be changed now. */
  blocked: string | undefined;
}

/** The grid of thresholds: each coin with its price, what lies in scope, and the threshold that is entered. */
export function ThresholdTable({ coins, edits, onEdit, blocked }: ThresholdTableProps) {
  const { t } = useTranslation('collection');
  const columns = useMemo((): TableColumn<CollectSymbol>[] => {
    const textOf = ({ symbol, collect_min: min }: CollectSymbol) => edits.get(symbol) ?? min;
    const messageOf = (coin: CollectSymbol) => {
      const fault = thresholdFault(textOf(coin));
      return fault === null ? null : { level: 'error' as const, message: t(`thresholds.fault.${fault}`) };
    };
    return [
      coinColumn(t),
      {
        key: 'price',
        header: t('column.price'),
        align: 'end',
        priority: 2,
        hideOnPhone: true,
        cell: ({ price_usd: price }) => <Amount kind="fiat" value={price} />,
      },
      balanceColumn(t),
      unauthorizedColumn(t),
      {
        key: 'now',
        header: t('thresholds.now'),
        align: 'end',
        cell: (coin) => <Amount value={coin.collect_min} symbol={coin.symbol_alias} />,
      },
      {
        key: 'new',
        header: t('thresholds.new'),
        align: 'end',
        width: '140px',
        cell: (coin) => (
          <CellField
            label={t('thresholds.of', { coin: coin.symbol_alias })}
            value={textOf(coin)}
            align="end"
            outlined
            message={messageOf(coin)}
            onChange={blocked === undefined ? (text) => onEdit(coin.symbol, text) : undefined}
          />
        ),
      },
      {
        key: 'worth',
        header: t('column.value'),
        align: 'end',
        cell: (coin) => (
          <Text tone="muted">
            {worth(thresholdIn(textOf(coin)), coin.price_usd) ?? t('thresholds.noPrice')}
          </Text>
        ),
      },
      {
        key: 'share',
        header: t('thresholds.share'),
        align: 'end',
        priority: 1,
        cell: (coin) => {
          const share = feeShare(thresholdIn(textOf(coin)), coin);
          return share === null ? missingNumber : t('thresholds.shareOf', { percent: formatNumber(share) });
        },
      },
      {
        key: 'suggested',
        header: t('thresholds.suggested'),
        align: 'end',
        cell: (coin) => (
          <Button
            size="small"
            variant="ghost"
            disabledReason={blocked}
            onClick={() => onEdit(coin.symbol, coin.suggested_min)}
          >
            {t('thresholds.use', { amount: exactAmount(coin.suggested_min), coin: coin.symbol_alias })}
          </Button>
        ),
      },
    ];
  }, [t, edits, onEdit, blocked]);
  return (
    <Table
      label={t('thresholds.title')}
      columns={columns}
      rows={coins}
      rowKey={({ symbol }) => symbol}
      rowName={({ symbol_alias: name }) => name}
    />
  );
}
