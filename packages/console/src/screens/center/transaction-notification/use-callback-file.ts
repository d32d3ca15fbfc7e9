import { callbacks, type Callback, type ParamsOf } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { useExport } from '#shared/list/use-export.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** The file of all deliveries that a call would list. */
export function useCallbackFile(params: ParamsOf<typeof callbacks.list>) {
  const { t } = useTranslation();
  return useExport('callbacks', async () => {
    const { callbackFile } = await import('./callback-file.ts');
    // What comes in meanwhile would push rows from page to page.
    const asked = { ...params, end_time: params.end_time ?? currentTime() };
    return {
      columns: callbackFile(t),
      keyOf: (row: Callback) => String(row.notify_id),
      page: (at, signal) => client.call(callbacks.list, { ...asked, ...at }, { signal }),
    };
  });
}
