import { EmptyState, Inline, Link, Page, Stack, Tabs } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { StrategyRequest, SubWalletScope } from '#features/strategies';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { AdvancedTab, type AdvancedTabProps } from './advanced/advanced-tab.tsx';
import { BasicTab } from './basic/basic-tab.tsx';
import { engineTab, engineTabs } from './engine-tabs.ts';
import { logHref } from './senior/senior-links.ts';
import { advancedOf } from './strategy-engine-first.ts';

/** What decides in a sub-wallet: its basic strategy, and before it the advanced ones. */
export function StrategyEngineScreen() {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const [params] = useSearchParams();
  const tab = engineTab.parse(params.get('tab') ?? '');
  return (
    <Page
      title={words('nav.strategyEngine')}
      description={t('list.description')}
      action={
        tab === 'basic' ? (
          <Link variant="button" href={withSelection(paths.center.strategyEngine.basicLog, search)}>
            {t('basic.log')}
          </Link>
        ) : (
          <Link variant="button" href={logHref(tab, search)}>
            {t(`hits.title.${tab}`)}
          </Link>
        )
      }
    >
      <SubWalletScope none={<EmptyState title={t('scope.none')}>{t('scope.noneDetail')}</EmptyState>}>
        {(subWallet, picker) => (
          <Stack>
            <Inline>{picker}</Inline>
            <EngineTabs key={subWallet.sub_wallet_id} walletId={walletId} subWallet={subWallet} />
          </Stack>
        )}
      </SubWalletScope>
      <StrategyRequest />
    </Page>
  );
}

/** The tabs of a sub-wallet, with how many advanced strategies of each type it has. */
function EngineTabs({ walletId, subWallet }: Omit<AdvancedTabProps, 'tab'>) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { sub_wallet_id: subWalletId } = subWallet;
  const [params, setParams] = useSearchParams();
  const tab = engineTab.parse(params.get('tab') ?? '');
  const counts = {
    basic: undefined,
    transfer: useQuery(advancedOf(subWalletId, 'transfer')).data?.length,
    web3: useQuery(advancedOf(subWalletId, 'web3')).data?.length,
  };
  return (
    <Tabs
      label={words('nav.strategyEngine')}
      items={engineTabs.map((id) => ({ id, label: t(`list.tab.${id}`), count: counts[id] }))}
      selected={tab}
      onSelect={(id) =>
        setParams((now) => {
          const next = new URLSearchParams(now);
          const text = engineTab.format(engineTab.parse(id));
          if (text === '') next.delete('tab');
          else next.set('tab', text);
          return next;
        })
      }
    >
      {tab === 'basic' ? (
        <BasicTab walletId={walletId} subWallet={subWallet} />
      ) : (
        <AdvancedTab key={tab} walletId={walletId} subWallet={subWallet} tab={tab} />
      )}
    </Tabs>
  );
}
