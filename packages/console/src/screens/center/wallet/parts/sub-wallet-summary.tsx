import type { FocusCoins } from '@mpc/api';
import { Amount, Stat, SummaryCards } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

const figure = (value: string | undefined) => <Amount kind="fiat" value={value} />;

/** What a sub-wallet is worth, and how much of that can be used; two dashes until it is known. */
export function SubWalletSummary({ stat }: { stat: FocusCoins['stat'] }) {
  const { t } = useTranslation();
  return (
    <SummaryCards>
      <Stat size="figure" label={t('assets.total')} value={figure(stat?.total_usd)} />
      <Stat label={t('assets.available')} value={figure(stat?.normal)} />
      <Stat label={t('assets.frozen')} value={figure(stat?.lock)} />
      <Stat label={t('assets.collecting')} value={figure(stat?.collecting)} />
    </SummaryCards>
  );
}
