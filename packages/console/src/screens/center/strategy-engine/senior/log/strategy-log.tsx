import { strategies } from '@mpc/api';
import { Inline, Link, Page, Tabs } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { idIn, useSelection } from '#shared/selection/use-selection.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useTab } from '#shared/navigation/use-tab.ts';
import { logHref, strategiesHref, type SeniorKind } from '../senior-links.ts';
import { ChangesTab } from './strategy-changes-tab.tsx';
import { HitsTab } from './hits-tab.tsx';
import { logTab, logTabs } from './strategy-log-lists.ts';

const others = { transfer: 'web3', web3: 'transfer' } as const;
const tabs = { hits: HitsTab, changes: ChangesTab };

/** The log of a kind of strategies: what they decided, and how they were changed. */
export function StrategyLog({ kind }: { kind: SeniorKind }) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const [params] = useSearchParams();
  const walletId = useSelection().walletId ?? 0;
  const title = t(`hits.title.${kind}`);
  useCrumbs([{ label: title }]);
  const { tab, choose } = useTab(logTab(), ['sub', 'strategy']);
  const pending = usePendingCounts(kind, walletId, idIn(params, 'sub'));
  const Tab = tabs[tab];
  return (
    <Page
      title={title}
      description={t('hits.description')}
      action={
        <Inline>
          <Link variant="button" href={logHref(others[kind], search)}>
            {t(`hits.title.${others[kind]}`)}
          </Link>
          <Link variant="button" href={strategiesHref(kind, search)}>
            {t('advanced.toAll')}
          </Link>
        </Inline>
      }
    >
      <Tabs
        label={t('hits.tabs')}
        items={logTabs.map((id) => ({ id, label: t(`hits.tab.${id}`), count: pending[id] }))}
        selected={tab}
        onSelect={choose}
      >
        <Tab key={kind} kind={kind} walletId={walletId} />
      </Tabs>
    </Page>
  );
}

/** How many wait in each tab, of the sub-wallet that is chosen or of all; undefined until it is known. */
function usePendingCounts(kind: SeniorKind, walletId: number, sub: number | null) {
  const scope = { wallet_id: walletId, ...(sub === null ? {} : { sub_wallet_id: sub }) };
  const hits = useQuery({ ...read(strategies.businessCounts, scope), ...live });
  const changes = useQuery({ ...read(strategies.changeCounts, scope), ...live });
  return { hits: hits.data?.[kind], changes: changes.data?.[kind] };
}
