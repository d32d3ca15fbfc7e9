import { callbacks, type Callback } from '@mpc/api';
import { useTranslation } from 'react-i18next';
import { client } from '#shared/api/api.ts';
import { useExport } from '#shared/export/use-export.ts';
import type { CallbackQuestion } from './callback-filter.values.ts';

/** The file of all deliveries that a question matches. */
export function useCallbackFile(question: CallbackQuestion) {
  const { t } = useTranslation();
  return useExport('callbacks', async () => {
    const { callbackFile } = await import('./callback-file.ts');
    // What comes in meanwhile would push rows from page to page.
    const asked = { ...question, end_time: question.end_time ?? Date.now() };
    return {
      columns: callbackFile(t),
      keyOf: (row: Callback) => String(row.notify_id),
      page: (at, signal) => client.call(callbacks.list, { ...asked, ...at }, { signal }),
    };
  });
}
