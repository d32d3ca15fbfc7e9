import { Banner } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Refused } from './refusals.rules.ts';
import { sayRefused } from '../transfer/transfer-words.ts';

/** What the server had against a payment, where no field of the form is to blame. */
export function RefusedBanner({ refused }: { refused: Pick<Refused, 'code' | 'msg'> }) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" title={t('transfer.refused.title')}>
      {sayRefused(t, refused)} {t('transfer.draftKept')}
    </Banner>
  );
}
