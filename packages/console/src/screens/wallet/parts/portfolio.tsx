import type { WalletAssets } from '@mpc/api';
import { Amount, Card, Columns, Donut, Stat, SummaryCards } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

/** What everything is worth, as figures and as a picture of who holds how much. */
export function Portfolio({ assets }: { assets: WalletAssets }) {
  const { t } = useTranslation();
  const held = [...assets.top_wallet, ...assets.wallet_list];
  return (
    <Columns min="320px">
      <SummaryCards>
        <Stat
          size="figure"
          label={t('wallets.total')}
          value={<Amount kind="fiat" value={assets.total_usd} />}
          hint={<Amount value={assets.total_btc} symbol="BTC" />}
        />
        <Stat
          label={t('wallets.count')}
          value={held.length}
          hint={t('wallets.incomplete', { count: assets.not_complete_list.length })}
        />
      </SummaryCards>
      {held.length === 0 ? null : (
        <Card padding="m">
          <Donut
            label={t('wallets.shares')}
            slices={held.map((wallet) => ({
              key: String(wallet.wallet_id),
              label: wallet.alias || wallet.wallet_name,
              value: wallet.total_usd,
            }))}
          />
        </Card>
      )}
    </Columns>
  );
}
