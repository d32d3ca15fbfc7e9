import type { ColdBalance } from '@mpc/api';
import { Amount, Banner, Card, Donut, Stack, Stat } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { tiers, tierTotals } from './tiers.rules.ts';

/** How the value of the coins below is spread over hot, warm and cold. */
export function TierShares({ balances }: { balances: readonly ColdBalance[] }) {
  const { t } = useTranslation('coldWallet');
  const totals = tierTotals(balances);
  return (
    <Card padding="m">
      <Stack gap="m">
        <Donut
          label={t('assets.shares')}
          center={
            <Stat
              label={t('assets.total')}
              value={<Amount kind="short" value={totals.total} />}
              hint={t('assets.coins', { count: balances.length })}
            />
          }
          slices={tiers.map((tier) => ({ key: tier, label: t(`assets.tier.${tier}`), value: totals[tier] }))}
        />
        {totals.unpriced.length === 0 ? null : (
          <Banner tone="attention">
            {t('assets.unpriced', { coins: listed(totals.unpriced.map(coinName)) })}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
