import { Banner, Checkbox, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DestinationsTable, type RatedDestination } from './destinations-table.tsx';
import { isForbidden, wantsYes } from './screening.rules.ts';

interface RiskNoticeProps {
  destinations: readonly RatedDestination[];
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/** Whom the screening found that may not be paid, or that a person has to answer for. */
export function RiskNotice({ destinations, accepted, onAccept }: RiskNoticeProps) {
  const { t } = useTranslation();
  const forbidden = destinations.filter(({ rating }) => isForbidden(rating));
  const risky = destinations.filter(({ rating }) => wantsYes(rating));
  if (forbidden.length + risky.length === 0) return null;
  return (
    <Stack gap="s">
      {forbidden.length === 0 ? null : (
        <>
          <Banner tone="danger">{t('batch.screening.forbidden', { count: forbidden.length })}</Banner>
          <DestinationsTable
            label={t('batch.screening.forbidden', { count: forbidden.length })}
            destinations={forbidden}
          />
        </>
      )}
      {risky.length === 0 ? null : (
        <>
          <Banner tone="danger">{t('batch.screening.risky', { count: risky.length })}</Banner>
          <DestinationsTable
            label={t('batch.screening.risky', { count: risky.length })}
            destinations={risky}
          />
          <Checkbox checked={accepted} onChange={onAccept}>
            {t('batch.screening.accept', { count: risky.length })}
          </Checkbox>
        </>
      )}
    </Stack>
  );
}
