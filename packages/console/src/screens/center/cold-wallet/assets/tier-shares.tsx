import type { ColdBalance } from '@mpc/api';
import { Amount, Banner, Card, Columns, Disclosure, Donut, Stack, Stat, SummaryCards } from '@mpc/ui';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { usePhone } from '#shared/use-media.ts';
import { deviationKind, tiers, tierTotals } from './tiers.rules.ts';

/** How the value of the coins below is spread over hot, warm and cold. */
export function TierShares({ balances }: { balances: readonly ColdBalance[] }) {
  const { t } = useTranslation('coldWallet');
  const totals = tierTotals(balances);
  const kinds = balances.map(({ deviation }) => deviationKind(deviation));
  const count = (...wanted: ReturnType<typeof deviationKind>[]) =>
    kinds.filter((kind) => wanted.includes(kind)).length;
  const isPhone = usePhone();
  const picture = (
    <Donut
      label={t('assets.shares')}
      center={<Amount kind="short" value={totals.total} />}
      slices={tiers.map((tier) => ({ key: tier, label: t(`assets.tier.${tier}`), value: totals[tier] }))}
    />
  );
  return (
    <Stack gap="m">
      <Columns min="320px">
        {isPhone ? null : <Card padding="m">{picture}</Card>}
        <SummaryCards>
          <Stat
            size="figure"
            label={t('assets.total')}
            value={<Amount kind="fiat" value={totals.total} />}
            hint={t('assets.coins', { count: balances.length })}
          />
          <Stat
            label={t('assets.offTarget')}
            value={count('above', 'below')}
            hint={t('assets.withStrategy', { count: count('above', 'below', 'onTarget') })}
          />
        </SummaryCards>
      </Columns>
      {/* On a phone it opens on demand, so that the coins come first. */}
      {isPhone ? <Disclosure summary={t('assets.shares')}>{picture}</Disclosure> : null}
      {totals.unpriced.length === 0 ? null : (
        <Banner tone="attention">
          {t('assets.unpriced', { coins: listed(totals.unpriced.map(coinName)) })}
        </Banner>
      )}
    </Stack>
  );
}
