import { StatusTag, Text, type TableColumn, type Tone } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ImportRows } from './import-rows.tsx';
import { rowFaultWords, rowResultWords } from './row-fault-words.ts';
import type { RowResult, RuleRow } from './rules-csv.rules.ts';

interface ImportTableProps {
  rows: readonly RuleRow[];
  /** What became of those that were sent, by their lines. */
  results: ReadonlyMap<number, RowResult>;
}

/** In pixels: a row with its reason in two lines. */
const rowHeight = 56;

const keyOf = ({ line }: RuleRow) => line;

/** Every row of the file as it was written, with what is wrong with it or what became of it. */
export function ImportTable({ rows, results }: ImportTableProps) {
  const { t } = useTranslation('coSigner');
  const columns = useMemo((): TableColumn<RuleRow>[] => {
    const saying = ({ line, fault }: RuleRow): { tone: Tone; words: string } => {
      if (fault !== null) return { tone: 'danger', words: rowFaultWords(fault, t) };
      const result = results.get(line);
      if (result === undefined) return { tone: 'idle', words: t('import.ready') };
      return { tone: result === 'taken' ? 'success' : 'danger', words: rowResultWords(result, t) };
    };
    const value = (key: keyof RuleRow['values']): TableColumn<RuleRow> => ({
      key,
      header: t(`import.column.${key}`),
      align: key === 'symbol' ? 'start' : 'end',
      width: key === 'symbol' ? '120px' : key === 'collect_min' ? '152px' : '112px',
      isTitle: key === 'symbol',
      cell: ({ values }) => values[key],
    });
    return [
      { key: 'line', header: t('import.line'), width: '56px', cell: ({ line }) => line },
      value('symbol'),
      value('collect_min'),
      value('fueling_limit'),
      value('reserve_amount'),
      {
        key: 'result',
        header: t('import.outcome'),
        whole: true,
        text: (row) => saying(row).words,
        cell: (row) => {
          const { tone, words } = saying(row);
          return tone === 'danger' ? (
            <Text tone="danger">{words}</Text>
          ) : (
            <StatusTag tone={tone}>{words}</StatusTag>
          );
        },
      },
    ];
  }, [t, results]);
  return (
    <ImportRows
      label={t('import.rows')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      height={420}
      rowHeight={rowHeight}
    />
  );
}
