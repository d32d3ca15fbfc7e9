import { Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.tsx';
import { agentTab, agentTabs, toTab } from './agent-tabs.ts';

const tabs = {
  usage: lazyPart(() => import('./usage/usage-tab.tsx'), 'UsageTab'),
  payments: lazyPart(() => import('./payments/payments-tab.tsx'), 'PaymentsTab'),
};

/** What was delegated, and what was paid for it. */
export function AgentLists({ walletId }: { walletId: number }) {
  const { t } = useTranslation('tools');
  const [search, setSearch] = useSearchParams();
  const tab = agentTab().parse(search.get('tab') ?? '');
  const Tab = tabs[tab];
  return (
    <Tabs
      label={t('agent.tabs')}
      items={agentTabs.map((id) => ({ id, label: t(`agent.tab.${id}`) }))}
      selected={tab}
      onSelect={(id) => setSearch((now) => toTab(now, id))}
    >
      <Stack gap="m">
        <Suspense fallback={<Skeleton shape="rows" count={10} />}>
          <Tab walletId={walletId} />
        </Suspense>
      </Stack>
    </Tabs>
  );
}
