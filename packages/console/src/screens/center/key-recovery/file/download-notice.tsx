import { Banner } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DownloadState } from './use-checked-download.ts';

const tones = { changed: 'danger', unread: 'attention', started: 'idle' } as const;

/** What came of a download that was asked for. */
export function DownloadNotice({ state }: { state: DownloadState }) {
  const { t } = useTranslation('privateKeyRecovery');
  if (state === 'ready' || state === 'asking') return null;
  return (
    <Banner tone={tones[state]} title={t(`download.${state}.title`)}>
      {t(`download.${state}.detail`)}
    </Banner>
  );
}
