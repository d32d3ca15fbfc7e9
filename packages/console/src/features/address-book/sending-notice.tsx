import { Banner } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { SendingResult } from './use-entry-sending.ts';

/** What became of the last sending, where something is left in the form. */
export function SendingNotice({ result }: { result: SendingResult | null }) {
  const { t } = useTranslation('whiteAddress');
  if (result === null) return null;
  if (result.kind === 'failed') return <Banner tone="danger">{result.reason}</Banner>;
  if (result.kind === 'unknown') return <Banner tone="attention">{t('change.unknown')}</Banner>;
  return <Banner tone="attention">{t('form.partly', { taken: result.taken, count: result.left })}</Banner>;
}
