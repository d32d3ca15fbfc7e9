import { toasts } from '@mpc/ui';
import { useEffect } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOnline } from '#shared/freshness/use-online.ts';
import { useWaitingParts } from '#shared/loading/load-part.ts';
import { useWaitingReads } from '#shared/loading/use-waiting-reads.ts';

/** Says that there is no connection, or that something waits for it, for as long as that is so. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const parts = useWaitingParts(({ count }) => count > 0);
  const reads = useWaitingReads();
  const isOnline = useOnline();
  const isWaiting = parts || reads || !isOnline;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const message = { message: t('connection.lost'), detail: t('connection.lostDetail') };
    const key = toasts.show({ key: 'connection', tone: 'danger', ...message });
    return () => toasts.dismiss(key);
  }, [isWaiting, t]);
  return null;
}
