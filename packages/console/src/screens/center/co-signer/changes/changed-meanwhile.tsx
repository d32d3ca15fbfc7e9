import { Banner } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** Says that what a form began with is another by now. What was typed stays: the review compares it with what is there. */
export function ChangedMeanwhile({ at }: { at: number }) {
  const { t } = useTranslation('coSigner');
  const [begun] = useState(at);
  return at === begun ? null : <Banner tone="attention">{t('change.meanwhile')}</Banner>;
}
