import { queryDefaults } from '@mpc/api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { failureWords } from '../query-view/failure-words.ts';
import type { ExportJob } from './export-pages.ts';

/** How an export stands. */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; of: number }
  | { kind: 'saved'; rows: number }
  | { kind: 'failed'; reason: string };

/** Exports everything a list is narrowed to when it is begun, and stops when it is told to or left. */
export function useExport<Row>(name: string, begin: () => Promise<ExportJob<Row>>) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    if (stop.current !== null) return;
    const running = new AbortController();
    stop.current = running;
    setState({ kind: 'running', done: 0, of: 0 });
    const startedAt = currentTime();
    try {
      const [job, { isoWithZone }, { exportPages, saveFile }] = await Promise.all([
        begin(),
        import('./iso-with-zone.ts'),
        import('./export-pages.ts'),
      ]);
      const exported = await exportPages({
        ...job,
        signal: running.signal,
        page: (at, signal) =>
          queryClient.fetchQuery({
            queryKey: ['export', name, startedAt, at],
            queryFn: () => job.page(at, signal),
            retry: (failures, error) => !signal.aborted && queryDefaults.queries.retry(failures, error),
            retryDelay: queryDefaults.queries.retryDelay,
            gcTime: 0,
            staleTime: 0,
          }),
        onProgress: (progress) => setState({ kind: 'running', ...progress }),
      });
      if (exported === null) {
        setState({ kind: 'failed', reason: t('list.export.changed') });
        return;
      }
      saveFile(`${name}-${isoWithZone(startedAt).slice(0, 10)}.csv`, exported.file);
      setState({ kind: 'saved', rows: exported.rows });
    } catch (error) {
      const reason = t('list.export.failed', { reason: failureWords(t, error) });
      setState(running.signal.aborted ? { kind: 'idle' } : { kind: 'failed', reason });
    } finally {
      stop.current = null;
    }
  };
  return { state, start: () => void start(), stop: () => stop.current?.abort() };
}

export type Exporting = ReturnType<typeof useExport>;
