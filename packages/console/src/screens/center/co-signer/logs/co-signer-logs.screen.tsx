import { Link, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useTab } from '#shared/navigation/use-tab.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { logTab, logTabs } from './list-log.ts';
import { SettingsLogTab } from './settings-log-tab.tsx';

const ListLogTab = lazyPart(() => import('./list-log-tab.tsx'), 'ListLogTab');

const tabs = { settings: SettingsLogTab, lists: ListLogTab };

/** Who changed what of auto sweep, from what to what, and what became of it. */
export function CoSignerLogsScreen() {
  const { t } = useTranslation('coSigner');
  useCrumbs([{ label: t('index.to.log') }]);
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const { tab, choose } = useTab(logTab());
  const Tab = tabs[tab];
  return (
    <Page
      title={t('log.title')}
      description={t('log.description')}
      action={
        <Link variant="button" href={withSelection(paths.center.coSigner.index, search)}>
          {t('index.back')}
        </Link>
      }
    >
      <Tabs
        label={t('log.tabs')}
        items={logTabs.map((id) => ({ id, label: t(`log.tab.${id}`) }))}
        selected={tab}
        onSelect={choose}
      >
        <Stack gap="m">
          <Suspense fallback={<Skeleton shape="rows" />}>
            <Tab walletId={walletId} />
          </Suspense>
        </Stack>
      </Tabs>
    </Page>
  );
}
