import { autoCollect, type WaitingCoin } from '@mpc/api';
import { EmptyState, Inline, Select, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSearchParams } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { live } from '#shared/freshness/live.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { fundsTab } from './funds-lists.ts';
import { goToTab } from './go-to-tab.ts';

interface LookedCoinProps {
  walletId: number;
  /** What waits of the coin. */
  children: (coin: WaitingCoin) => ReactNode;
}

/** The coin that is looked at, and the others that wait to choose from: the first one until the address names another. */
export function LookedCoin({ walletId, children }: LookedCoinProps) {
  const { t } = useTranslation('coSigner');
  const [search, setSearch] = useSearchParams();
  const coins = useQuery({ ...read(autoCollect.waiting, { wallet_id: walletId, page_size: 1000 }), ...live });
  const named = search.get('coin') ?? '';
  return (
    <QueryView query={coins} skeleton={<Skeleton shape="rows" />}>
      {({ list }) => {
        if (list.length === 0)
          return <EmptyState title={t('funds.empty')}>{t('funds.emptyDetail')}</EmptyState>;
        const coin = named === '' ? list[0] : list.find(({ symbol }) => symbol === named);
        return (
          <>
            <Inline>
              <Select
                label={t('rule.coin')}
                options={list.map((one) => ({ id: one.symbol, label: coinName(one) }))}
                value={coin?.symbol ?? null}
                onChange={(id) =>
                  setSearch((now) => goToTab(now, { tab: fundsTab().parse(now.get('tab') ?? ''), coin: id }))
                }
              />
            </Inline>
            {coin === undefined ? (
              <EmptyState title={t('funds.coinGone', { coin: named })}>
                {t('funds.coinGoneDetail')}
              </EmptyState>
            ) : (
              children(coin)
            )}
          </>
        );
      }}
    </QueryView>
  );
}
