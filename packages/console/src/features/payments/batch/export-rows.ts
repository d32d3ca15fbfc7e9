import { downloadCsv, toCsv } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { messagesOf, type BatchWords } from './batch-words.ts';
import { blank, fields, type Entry } from './sheet-row.ts';
import { levelOfLine, type Line } from './sheet-tally.ts';
import { labeled } from '#shared/i18n/i18n.ts';

const columnsOf = (t: TFunction) =>
  fields.map((field) => ({ header: t(`batch.column.${field}`), text: (row: Entry) => row[field] }));

/** The rows with errors, each with everything that is wrong with it: mended elsewhere, the file can be dropped again. */
export function badRowsCsv(
  words: BatchWords,
  lines: readonly Line[],
  placeOf: (key: number) => number,
): string {
  const { t } = words;
  const bad = lines.filter((line) => levelOfLine(line) === 'error');
  const rows = bad.map((line) => ({
    ...line.row,
    reason: messagesOf(words, line, placeOf)
      .filter(({ level }) => level === 'error')
      .map(({ field, message }) => labeled(t(`batch.column.${field}`), message))
      .join(' · '),
  }));
  return toCsv(
    [...columnsOf(t), { header: t('batch.column.reason'), text: ({ reason }: { reason: string }) => reason }],
    rows,
  );
}

/** A file with the names of the columns and one row as an example. */
export function downloadTemplate(t: TFunction): void {
  const example = { ...blank, coin: 'USDT TRC20', amount: '1200.50', remark: t('batch.template.remark') };
  downloadCsv(t('batch.template.name'), toCsv(columnsOf(t), [example]));
}
