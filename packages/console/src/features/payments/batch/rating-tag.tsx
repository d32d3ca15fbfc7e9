import { StatusTag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RiskTag } from '#features/orders';
import type { Rating } from './screening.rules.ts';

/** What the screening came to for one destination. */
export function RatingTag({ rating }: { rating: Rating }) {
  const { t } = useTranslation();
  switch (rating) {
    case 'waiting':
      return <Text tone="muted">{t('batch.screening.waiting')}</Text>;
    case 'silent':
      return <StatusTag tone="attention">{t('transfer.unscreened')}</StatusTag>;
    case 'black':
    case 'notWhite':
      return <StatusTag tone="danger">{t(`batch.screening.${rating}`)}</StatusTag>;
    default:
      return <RiskTag level={rating} />;
  }
}
