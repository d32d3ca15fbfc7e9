import { Button, downloadCsv, FileDrop, Inline, Stack, toCsv, type FileDropItem } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvError, readCsv } from '#shared/csv/read-csv.ts';
import { rowsOfTable } from './entry-csv.rules.ts';
import { fileLimit, isBlank, type EntryRow } from './entry-values.ts';
import type { EntryForm } from './use-entry-form.ts';

const maxSize = 1024 * 1024;

/** What a byte that is no UTF-8 is read as. */
const unreadable = '\uFFFD';

/** Takes addresses from a file; all of its rows or none, so that nothing is left out unseen. */
export function CsvImport({ form }: { form: EntryForm }) {
  const { t } = useTranslation('whiteAddress');
  const [item, setItem] = useState<FileDropItem | null>(null);

  const read = (text: string): EntryRow[] | string => {
    if (text.includes(unreadable)) return t('import.encoding');
    try {
      // One more than fits, and the head.
      const table = readCsv(text, { maxRows: fileLimit + 1 });
      const rows = rowsOfTable(table);
      if (rows === null) return t('import.head');
      if (rows.length === 0) return t('import.empty');
      const before = form.values.rows.filter((row) => !isBlank(row)).length;
      if (table.truncated || before + rows.length > fileLimit)
        return t('import.tooMany', { limit: fileLimit, before });
      return rows;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      return error.reason === 'empty' ? t('import.empty') : t('import.quote', { line: error.line });
    }
  };
  const take = async (file: File) => {
    const said = read(await file.text().catch(() => unreadable));
    const id = crypto.randomUUID();
    const { name, size } = file;
    if (typeof said === 'string') {
      setItem({ id, name, size, error: said });
      return;
    }
    setItem(null);
    form.setRows((rows) => [...rows.filter((row) => !isBlank(row)), ...said]);
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
      <Inline>
        <Button size="small" variant="ghost" onClick={template}>
          {t('import.template')}
        </Button>
      </Inline>
    </Stack>
  );
}
