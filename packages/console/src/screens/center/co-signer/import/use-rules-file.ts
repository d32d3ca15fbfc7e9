import { sweepImportLimit } from '@mpc/api';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { CsvError, readCsv, type CsvTable } from '#shared/csv/read-csv.ts';
import { supportedNow } from '../rules/rules-of.ts';
import { rulesOfTable, withSupport, type RuleRow } from './rules-csv.rules.ts';

/** What a byte that is no UTF-8 is read as. */
const unreadable = '\uFFFD';

/** A file that was read: its rows, and how it was written. */
export interface RulesFile {
  name: string;
  size: number;
  separator: CsvTable['separator'];
  /** It begins with a byte order mark. */
  isMarked: boolean;
  rows: readonly RuleRow[];
  /** It is not known yet which coins auto sweep supports. */
  isChecking: boolean;
}

/** The file that is imported: read here, row by row, or why it cannot be. */
export function useRulesFile(walletId: number) {
  const { t } = useTranslation('coSigner');
  const [file, setFile] = useState<RulesFile | null>(null);
  const [refused, setRefused] = useState<{ name: string; size: number; error: string } | null>(null);

  const parse = (given: File, text: string): RulesFile | string => {
    // The head stands beside the rows.
    const table = readCsv(text);
    const count = table.rows.length - 1;
    if (count > sweepImportLimit) return t('import.tooMany', { count, limit: sweepImportLimit });
    const found = rulesOfTable(table);
    if ('missing' in found)
      return t('import.head', {
        columns: listed(found.missing.map((field) => t(`import.column.${field}`))),
      });
    if (found.rows.length === 0) return t('import.empty');
    const { name, size } = given;
    const isMarked = text.startsWith('\uFEFF');
    return { name, size, separator: table.separator, isMarked, rows: found.rows, isChecking: true };
  };
  const take = async (given: File) => {
    const { name, size } = given;
    const refuse = (error: string) => {
      setFile(null);
      setRefused({ name, size, error });
    };
    // `text()` takes the mark away.
    const text = await given
      .arrayBuffer()
      .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
      .catch(() => unreadable);
    if (text.includes(unreadable)) return refuse(t('import.encoding'));
    try {
      const found = parse(given, text);
      if (typeof found === 'string') return refuse(found);
      setRefused(null);
      setFile(found);
      const symbols = found.rows.map(({ values }) => values.symbol);
      // What cannot be known here is told once the rows are sent.
      const coins = await supportedNow(walletId, symbols).catch(() => null);
      const rows = coins === null ? found.rows : withSupport(found.rows, coins);
      setFile((now) => (now === found ? { ...found, rows, isChecking: false } : now));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      refuse(error.reason === 'empty' ? t('import.empty') : t('import.quote', { line: error.line }));
    }
  };
  return {
    file,
    refused,
    take,
    clear: () => {
      setFile(null);
      setRefused(null);
    },
  };
}
