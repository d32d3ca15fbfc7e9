import type { Wallet, WalletAssets } from '@mpc/api';
import { Amount, Card, Columns, Disclosure, Donut, Stack, Stat, SummaryCards } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { WaitingCount } from '#features/approvals';
import { usePhone } from '#shared/use-media.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { packageStatus } from '../wallet-package.rules.ts';

/** What everything is worth, what waits to be done about it, and a picture of which wallet holds how much. */
export function Portfolio({ assets }: { assets: WalletAssets }) {
  const { t } = useTranslation();
  const [now] = useState(currentTime);
  const [todo, setTodo] = useState<number>();
  const held = [...assets.top_wallet, ...assets.wallet_list];
  const statuses = held.map((wallet) => packageStatus(wallet, now));
  const count = (status: 'soon' | 'over') => statuses.filter((one) => one === status).length;
  return (
    <Columns min="320px">
      <Stack>
        <WaitingCount onCount={setTodo} />
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
        <SummaryCards>
          <Stat
            label={t('wallets.todo')}
            value={todo}
            loading={todo === undefined}
            hint={t('wallets.todoHint')}
          />
          <Stat
            label={t('wallets.expiring')}
            value={count('soon')}
            hint={t('wallets.expired', { count: count('over') })}
          />
        </SummaryCards>
      </Stack>
      {held.length < 2 ? null : <Shares held={held} />}
    </Columns>
  );
}

/** Which wallet holds how much; on a phone it opens on demand, so that the wallets come first. */
function Shares({ held }: { held: readonly Wallet[] }) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const picture = (
    <Donut
      label={t('wallets.shares')}
      slices={held.map((wallet) => ({
        key: String(wallet.wallet_id),
        label: wallet.alias || wallet.wallet_name,
        value: wallet.total_usd,
      }))}
    />
  );
  if (isPhone) return <Disclosure summary={t('wallets.shares')}>{picture}</Disclosure>;
  return <Card padding="m">{picture}</Card>;
}
