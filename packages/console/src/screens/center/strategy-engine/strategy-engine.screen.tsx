import { EmptyState, Inline, Link, Page, Stack, Tabs } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { StrategyRequest, SubWalletScope } from '#features/strategies';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { AdvancedTab } from './advanced/advanced-tab.tsx';
import { BasicTab } from './basic/basic-tab.tsx';
import { engineTab, engineTabs } from './engine-tabs.ts';

/** What decides in a sub-wallet: its basic strategy, and before it the advanced ones. */
export function StrategyEngineScreen() {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const [params, setParams] = useSearchParams();
  const tab = engineTab.parse(params.get('tab') ?? '');
  return (
    <Page
      title={words('nav.strategyEngine')}
      description={t('list.description')}
      action={
        <Link variant="button" href={withSelection(paths.center.strategyEngine.basicLog, search)}>
          {t('basic.log')}
        </Link>
      }
    >
      <SubWalletScope none={<EmptyState title={t('scope.none')}>{t('scope.noneDetail')}</EmptyState>}>
        {(subWallet, picker) => (
          <Stack>
            <Inline>{picker}</Inline>
            <Tabs
              label={words('nav.strategyEngine')}
              items={engineTabs.map((id) => ({ id, label: t(`list.tab.${id}`) }))}
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
                <BasicTab key={subWallet.sub_wallet_id} walletId={walletId} subWallet={subWallet} />
              ) : (
                <AdvancedTab
                  key={`${subWallet.sub_wallet_id} ${tab}`}
                  walletId={walletId}
                  subWallet={subWallet}
                  tab={tab}
                />
              )}
            </Tabs>
          </Stack>
        )}
      </SubWalletScope>
      <StrategyRequest />
    </Page>
  );
}
