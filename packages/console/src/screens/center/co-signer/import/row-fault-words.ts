import type { TFunction } from 'i18next';
import type { RowFault, RowResult } from './rules-csv.rules.ts';

/** What is wrong with a row of a file, and what to write instead. */
export function rowFaultWords(found: RowFault, t: TFunction<'coSigner'>): string {
  if (found.fault === 'cells') return t('import.fault.cells');
  if (found.fault === 'twice') return t('import.fault.twice', { line: found.line });
  if (found.fault === 'missing') return t('import.fault.missing');
  if (found.fault === 'unsupported') return t('import.result.unsupported');
  return t(`import.fault.${found.fault}`, { column: t(`import.column.${found.field}`) });
}

/** What became of a row that was sent. */
export const rowResultWords = (result: RowResult, t: TFunction<'coSigner'>): string =>
  t(`import.result.${result}`);
