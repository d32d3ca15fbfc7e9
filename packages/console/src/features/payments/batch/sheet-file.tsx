import { Button, FileDrop, Inline, Stack } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChooseColumns } from '#shared/csv/choose-columns.tsx';
import type { Chosen, Duplicates } from '#shared/csv/duplicate-columns.ts';
import { downloadTemplate } from './export-rows.ts';
import { maxFileSize, readFile, type FileProblem } from './read-file.ts';
import type { Column } from './read-sheet.rules.ts';
import type { Entry } from './sheet-row.ts';

export interface SheetFileProps {
  /** Told the rows of a file, and whether there were more. */
  onRead: (entries: Entry[], truncated: boolean) => void;
}

/** Takes a file with rows, and gives one to fill in. */
export function SheetFile({ onRead }: SheetFileProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ file: File; problem: FileProblem } | null>(null);
  const [asked, setAsked] = useState<{ file: File; duplicates: Duplicates<Column>; rows: string[][] } | null>(
    null,
  );
  const take = async (file: File | undefined, chosen?: Chosen<Column>) => {
    if (file === undefined) return;
    const read = await readFile(file, chosen);
    setRefused('problem' in read ? { file, problem: read.problem } : null);
    setAsked('duplicates' in read ? { file, ...read } : null);
    if ('entries' in read) onRead(read.entries, read.truncated);
  };
  return (
    <Stack gap="s">
      <FileDrop
        label={t('batch.file.label')}
        description={t('batch.file.description')}
        accept={['.csv', '.tsv', '.txt']}
        maxSize={maxFileSize}
        items={
          refused === null
            ? []
            : [
                {
                  id: 'refused',
                  name: refused.file.name,
                  size: refused.file.size,
                  error: t(`batch.file.${refused.problem}`),
                },
              ]
        }
        onFiles={([file]) => void take(file)}
        onRemove={() => setRefused(null)}
      />
      {asked === null ? null : (
        <ChooseColumns
          duplicates={asked.duplicates}
          rows={asked.rows}
          words={{
            title: t('batch.file.duplicateColumns', { name: asked.file.name }),
            question: (column) => t('batch.file.duplicateColumn', { column: t(`batch.column.${column}`) }),
            take: t('batch.file.takeColumn'),
          }}
          onChosen={(chosen) => void take(asked.file, chosen)}
        />
      )}
      <Inline>
        <Button size="small" variant="ghost" onClick={() => downloadTemplate(t)}>
          {t('batch.template.get')}
        </Button>
      </Inline>
    </Stack>
  );
}
