import { Refusal, transactions } from '@mpc/api';
import { queryDefaults } from '@mpc/api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../shared/api/api.ts';
import type { TransactionQuestion } from './filter-params.rules.ts';

/** How an export stands. */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; of: number }
  | { kind: 'saved'; rows: number }
  | { kind: 'failed'; reason: string };

/** Exports everything a question matches, and stops when it is told to or left. */
export function useExport(question: TransactionQuestion) {
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
    // What comes in meanwhile would push rows from page to page.
    const asked = { ...question, end_time: question.end_time ?? Date.now() };
    try {
      const [{ exportColumns, isoWithZone }, { exportPages, saveFile }] = await Promise.all([
        import('./export-columns.ts'),
        import('./export-pages.ts'),
      ]);
      const { file, rows } = await exportPages({
        columns: exportColumns(t),
        signal: running.signal,
        page: (at, signal) =>
          queryClient.fetchQuery({
            queryKey: ['transactions', 'export', asked, at],
            queryFn: () => client.call(transactions.list, { ...asked, ...at }, { signal }),
            retry: (failures, error) => !signal.aborted && queryDefaults.queries.retry(failures, error),
            retryDelay: queryDefaults.queries.retryDelay,
            gcTime: 0,
            staleTime: 0,
          }),
        onProgress: (progress) => setState({ kind: 'running', ...progress }),
      });
      saveFile(`transactions-${isoWithZone(Date.now()).slice(0, 10)}.csv`, file);
      setState({ kind: 'saved', rows });
    } catch (error) {
      const said = error instanceof Refusal ? error.msg || error.code : t('transactions.export.failed');
      setState(running.signal.aborted ? { kind: 'idle' } : { kind: 'failed', reason: said });
    } finally {
      stop.current = null;
    }
  };
  return { state, start: () => void start(), stop: () => stop.current?.abort() };
}
