import { Banner, Button, Inline, Link, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addStrategyHref } from '#features/strategies';
import { OrderTestDrawer } from '#features/order-test';
import { StrategyCheck } from '#features/strategy-check';
import { poll } from '#shared/api/poll.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { advancedOf, pendingOrderOf } from '../strategy-engine-first.ts';
import { StrategyList } from './strategy-list.tsx';

export interface AdvancedTabProps {
  walletId: number;
  subWallet: { sub_wallet_id: number; sub_wallet_name: string };
  tab: 'transfer' | 'web3';
}

/** The advanced strategies of one type, in the order in which they are looked at. */
export function AdvancedTab({ walletId, subWallet, tab }: AdvancedTabProps) {
  const { t } = useTranslation('strategyEngine');
  const { sub_wallet_id: subWalletId } = subWallet;
  const type = tab === 'transfer' ? 1 : 2;
  const { open, show } = useOverlayParam();
  const all = useQuery({ ...advancedOf(subWalletId, tab), refetchInterval: poll(20_000) });
  const waiting = useQuery({ ...pendingOrderOf(walletId, subWalletId, tab), refetchInterval: poll(20_000) });
  return (
    <Stack>
      <Banner
        tone="idle"
        action={
          <Inline gap="s">
            <Button onClick={() => show('test')}>{t('test.title')}</Button>
            <Link variant="button" href={addStrategyHref({ walletId, subWalletId }, type)}>
              {t('list.add')}
            </Link>
          </Inline>
        }
      >
        {t('list.firstDecides')}
      </Banner>
      <QueryView query={all} skeleton={<Skeleton shape="cards" />}>
        {(rows) => (
          <QueryView query={waiting} skeleton={<Skeleton shape="cards" />}>
            {({ list: orders }) => (
              <StrategyList
                walletId={walletId}
                subWallet={subWallet}
                type={type}
                all={rows}
                pendingOrder={orders[0] ?? null}
              />
            )}
          </QueryView>
        )}
      </QueryView>
      <Suspense fallback={<Skeleton shape="rows" count={2} />}>
        <StrategyCheck walletId={walletId} subWalletId={subWalletId} type={type} />
      </Suspense>
      {open?.kind === 'test' ? (
        <Suspense>
          <OrderTestDrawer walletId={walletId} subWalletId={subWalletId} type={type} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
