import { Button, downloadCsv, FileDrop, Inline, Stack, toCsv, type FileDropItem } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChooseColumns } from '#shared/csv/choose-columns.tsx';
import { CsvError, readCsv, type CsvTable } from '#shared/csv/read-csv.ts';
import type { Chosen, Duplicates } from '#shared/csv/duplicate-columns.ts';
import { rowsOfTable, type Field } from './entry-csv.rules.ts';
import { fileLimit, isBlank, type EntryRow } from './entry-values.ts';
import type { EntryForm } from './use-entry-form.ts';

const maxSize = 1024 * 1024;

/** What a byte that is no UTF-8 is read as. */
const unreadable = '\uFFFD';

/** A file of which somebody has to say which columns count. */
interface PendingFile {
  file: File;
  table: CsvTable;
  duplicates: Duplicates<Field>;
}

/** Takes addresses from a file; all of its rows or none, so that nothing is left out unseen. */
export function CsvImport({ form }: { form: EntryForm }) {
  const { t } = useTranslation('whiteAddress');
  const [item, setItem] = useState<FileDropItem | null>(null);
  const [asked, setAsked] = useState<PendingFile | null>(null);

  /** The rows of a table, the columns to ask about, or what is wrong with it. */
  const rowsIn = (
    table: CsvTable,
    chosen?: Chosen<Field>,
  ): string | { rows: EntryRow[] } | { duplicates: Duplicates<Field> } => {
    const found = rowsOfTable(table, chosen);
    if (found === null) return t('import.head');
    if ('duplicates' in found) return found;
    if (found.rows.length === 0) return t('import.empty');
    const before = form.values.rows.filter((row) => !isBlank(row)).length;
    return table.truncated || before + found.rows.length > fileLimit
      ? t('import.tooMany', { limit: fileLimit, before })
      : found;
  };
  const settle = (file: File, table: CsvTable, chosen?: Chosen<Field>) => {
    const found = rowsIn(table, chosen);
    if (typeof found === 'string') return refuse(file, found);
    setItem(null);
    setAsked('duplicates' in found ? { file, table, duplicates: found.duplicates } : null);
    if ('rows' in found) form.setRows((rows) => [...rows.filter((row) => !isBlank(row)), ...found.rows]);
  };
  const refuse = ({ name, size }: File, error: string) => {
    setAsked(null);
    setItem({ id: crypto.randomUUID(), name, size, error });
  };
  const take = async (file: File) => {
    const text = await file.text().catch(() => unreadable);
    if (text.includes(unreadable)) return refuse(file, t('import.encoding'));
    try {
      // One more than fits, and the head.
      settle(file, readCsv(text, { maxRows: fileLimit + 1 }));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      refuse(file, error.reason === 'empty' ? t('import.empty') : t('import.quote', { line: error.line }));
    }
  };
  const template = () => {
    const heads = ['label', 'address', 'memo', 'remark', 'network'] as const;
    const columns = heads.map((head) => ({ header: t(`column.${head}`), text: () => '' }));
    downloadCsv(t('import.templateName'), toCsv(columns, []));
  };
  return (
    <Stack gap="s">
      <FileDrop
        label={t('import.title')}
        description={t('import.means', { limit: fileLimit })}
        accept={['.csv', '.txt']}
        maxSize={maxSize}
        items={item === null ? [] : [item]}
        onFiles={([file]) => {
          if (file !== undefined) void take(file);
        }}
        onRemove={() => setItem(null)}
      />
      {asked === null ? null : (
        <ChooseColumns
          duplicates={asked.duplicates}
          rows={asked.table.rows}
          words={{
            title: t('import.duplicateColumns', { name: asked.file.name }),
            question: (field) => t('import.duplicateColumn', { column: t(`column.${field}`) }),
            take: t('import.takeColumn'),
          }}
          onChosen={(chosen) => settle(asked.file, asked.table, chosen)}
        />
      )}
      <Inline>
        <Button size="small" variant="ghost" onClick={template}>
          {t('import.template')}
        </Button>
      </Inline>
    </Stack>
  );
}
