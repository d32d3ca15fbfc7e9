import { Columns, Inline, Link, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { useSweepStops } from '#features/sweep-stops';
import { lazyPart } from '#shared/lazy-part.tsx';
import { CardShapes } from '#shared/loading/card-shapes.tsx';
import { useTab } from '#shared/navigation/use-tab.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CoSignerDrawers } from './co-signer-drawers.tsx';
import { coSignerTab, coSignerTabs } from './co-signer-tabs.ts';
import { CoinRulesTab } from './rules/coin-rules-tab.tsx';
import { CoSignerCard } from './setup/co-signer-card.tsx';
import { PairCard } from './setup/pair-card.tsx';
import { ScopeCard } from './setup/scope-card.tsx';
import { SetupCard } from './setup/setup-card.tsx';
import { SweepStops } from './setup/sweep-stops.tsx';
import { useSetup } from './setup/use-setup.ts';

const FuelTab = lazyPart(() => import('./gas/fuel-tab.tsx'), 'FuelTab');
const TronTab = lazyPart(() => import('./tron/tron-tab.tsx'), 'TronTab', 'tools');
const BlacklistTab = lazyPart(() => import('./blacklist/blacklist-tab.tsx'), 'BlacklistTab');

const tabs = { rules: CoinRulesTab, gas: FuelTab, tron: TronTab, blacklist: BlacklistTab };

const links = {
  funds: paths.center.coSigner.fundsDetail,
  receivers: paths.center.coSigner.messageNotification,
  log: paths.center.coSigner.logs,
} as const;

/** Its set-up, the parts of it and a list on their way. */
const CoSignerShape = () => (
  <Stack>
    <CardShapes lines={[3]} />
    <CardShapes min="360px" lines={[8, 8]} />
    <Skeleton shape="rows" />
  </Stack>
);

/** Auto sweep: how much of it is set up, who signs, where money goes and who pays, and the rules by coin and network. */
export function CoSignerScreen() {
  const { t } = useTranslation('coSigner');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const { show } = useOverlayParam();
  const setup = useSetup();
  const { stops, run, isReady } = useSweepStops(walletId);
  const { tab, choose } = useTab(coSignerTab());
  const Tab = tabs[tab];
  return (
    <Page
      title={words('nav.autoSweep')}
      description={t('index.description')}
      action={
        <Inline>
          {(['funds', 'receivers', 'log'] as const).map((id) => (
            <Link key={id} variant="button" href={withSelection(links[id], search)}>
              {t(`index.to.${id}`)}
            </Link>
          ))}
        </Inline>
      }
    >
      <QueryView query={setup} skeleton={<CoSignerShape />}>
        {(config) =>
          !isReady ? (
            <CoSignerShape />
          ) : (
            <Stack>
              <SweepStops stops={stops} />
              <SetupCard config={config} run={run} />
              <Columns min="360px">
                <Stack>
                  <CoSignerCard walletId={walletId} />
                  <ScopeCard walletId={walletId} onEdit={() => show('scope')} />
                </Stack>
                <PairCard config={config} />
              </Columns>
              <Tabs
                label={t('index.tabs')}
                items={coSignerTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
                selected={tab}
                onSelect={choose}
              >
                <Stack gap="m">
                  <Suspense fallback={<Skeleton shape="rows" />}>
                    <Tab walletId={walletId} stops={stops} />
                  </Suspense>
                </Stack>
              </Tabs>
            </Stack>
          )
        }
      </QueryView>
      <CoSignerDrawers walletId={walletId} />
    </Page>
  );
}
