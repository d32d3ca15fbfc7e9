import type { Screening } from '@mpc/api';
import { StatusTag } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { RiskTag } from '../../../../../shared/order/risk-tag.tsx';

interface ScreeningTagProps {
  screening: Screening | undefined;
  /** The screening service did not answer. */
  unscreened: boolean;
}

/** What the screening of an address came to, or that it came to nothing. */
export function ScreeningTag({ screening, unscreened }: ScreeningTagProps) {
  const { t } = useTranslation();
  if (unscreened) return <StatusTag tone="attention">{t('transfer.unscreened')}</StatusTag>;
  return screening === undefined ? '--' : <RiskTag level={screening.level} />;
}
