import { addressBook, type ListedEntry } from '@mpc/api';
import { Banner, Button, downloadCsv, ProgressBar, Stack, toCsv } from '@mpc/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#shared/api/api.ts';
import { csvColumns } from '#shared/csv/csv-columns.ts';
import type { BookFilter } from './book-filter.values.ts';
import type { BookPlace } from './book-place.ts';
import { fetchAll } from './fetch-all.ts';
import { fileColumns } from './entry-columns.tsx';
import { questionFor } from './use-entries.ts';

export interface ExportEntriesProps {
  place: BookPlace;
  filter: BookFilter;
  /** How many entries there are for the filter; nothing to export where it is 0. */
  count: number | undefined;
}

/** Hands over, as a file for spreadsheets, everything the filter matches and not only the page in sight. */
export function ExportEntries({ place, filter, count }: ExportEntriesProps) {
  const { t } = useTranslation('whiteAddress');
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController | null>(null);

  const run = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setFailed(false);
    setProgress({ done: 0, of: count ?? 0 });
    try {
      const rows = await fetchAll<ListedEntry>({
        // The order in which they were added does not change while they are read.
        page: (page_no, page_size) =>
          client.call(
            addressBook.list,
            { ...questionFor(place, filter), order_by: 'created_at', order: 'asc', page_no, page_size },
            { signal: controller.signal },
          ),
        keyOf: ({ id }) => id,
        onProgress: (done, of) => setProgress({ done, of }),
      });
      downloadCsv(t('file.name'), toCsv(csvColumns(fileColumns(place, t)), rows));
    } catch {
      setFailed(!controller.signal.aborted);
    } finally {
      setProgress(null);
    }
  };
  return (
    <Stack gap="s">
      <Button
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        busy={progress !== null}
        disabledReason={count === 0 ? t('file.nothing') : undefined}
        onClick={() => void run()}
      >
        {t('file.export')}
      </Button>
      {progress === null ? null : (
        <>
          <ProgressBar
            label={t('file.reading')}
            value={progress.of === 0 ? undefined : progress.done / progress.of}
            text={t('file.progress', { done: progress.done, of: progress.of })}
          />
          <Button size="small" variant="ghost" onClick={() => stop.current?.abort()}>
            {t('file.stop')}
          </Button>
        </>
      )}
      {failed ? <Banner tone="danger">{t('file.failed')}</Banner> : null}
    </Stack>
  );
}
