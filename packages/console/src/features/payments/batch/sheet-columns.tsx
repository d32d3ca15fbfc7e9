import { CellField, StatusTag, Text, type TableColumn } from '@mpc/ui';
import type { PaymentSource } from '../flow/use-home.ts';
import { messageOf, type BatchWords } from './batch-words.ts';
import { fields, type Field } from './sheet-row.ts';
import { levelOfLine, type Line } from './sheet-tally.ts';
import type { Sheet } from './sheet-store.ts';
import { StrategyCell } from './strategy-cell.tsx';

interface Columns {
  words: BatchWords;
  sheet: Sheet;
  home: PaymentSource;
  /** What rows without a coin are paid in, as people read it. */
  usualName: string;
}

const widths: Record<Field, string> = {
  coin: '124px',
  address: '350px',
  memo: '92px',
  amount: '140px',
  remark: '104px',
};

/** The columns of the sheet: every value is edited where it stands, with what is wrong right under it. */
export function sheetColumns({ words, sheet, home, usualName }: Columns): TableColumn<Line>[] {
  const { t } = words;
  const numberOf = ({ row }: Line) => sheet.placeOf(row.key) + 1;
  const column = (field: Field): TableColumn<Line> => {
    const header = t(`batch.column.${field}`);
    return {
      key: field,
      header,
      width: widths[field],
      ...(field === 'amount' ? { align: 'end' as const } : {}),
      text: ({ row }) => row[field],
      cell: (line) => (
        <CellField
          label={t('batch.cell', { column: header, row: numberOf(line) })}
          value={line.row[field]}
          onChange={(text) => sheet.edit(line.row.key, field, text)}
          message={messageOf(words, line, field, sheet.placeOf)}
          mono={field === 'address'}
          align={field === 'amount' ? 'end' : 'start'}
          placeholder={field === 'coin' && line.check !== null ? usualName : undefined}
          data-field={field}
        />
      ),
    };
  };
  return [
    {
      key: 'row',
      header: t('batch.column.row'),
      width: '76px',
      isTitle: true,
      text: (line) => String(numberOf(line)),
      cell: (line) => {
        const level = levelOfLine(line);
        return level === null ? (
          <Text tone="muted">{numberOf(line)}</Text>
        ) : (
          <StatusTag tone={level === 'error' ? 'danger' : 'attention'}>{numberOf(line)}</StatusTag>
        );
      },
    },
    ...fields.map(column),
    {
      key: 'strategy',
      header: t('batch.column.strategy'),
      cell: ({ check }) =>
        check?.coin && check.to !== null && check.amount !== null ? (
          <StrategyCell
            key={`${check.coin.symbol} ${check.to} ${check.amount}`}
            walletId={home.wallet.id}
            subWalletId={home.subWallet.id}
            symbol={check.coin.symbol}
            amount={check.amount}
            to={check.to}
          />
        ) : null,
    },
  ];
}
