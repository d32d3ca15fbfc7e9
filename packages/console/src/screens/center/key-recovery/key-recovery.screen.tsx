import { Button, EmptyState, Page, Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useTab } from '#shared/navigation/use-tab.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { recoveryTab, recoveryTabs, type RecoveryTab } from './key-recovery-tabs.ts';
import { KeysTab } from './keys/keys-tab.tsx';
import { RecoveryDrawers } from './recovery-drawers.tsx';

/** What stands in each tab. The tool is for everybody, the rest for the owner and admins. */
const parts: Record<RecoveryTab, ComponentType<{ walletId: number }>> = {
  keys: KeysTab,
  tool: lazyPart(() => import('./tool/tool-tab.tsx'), 'ToolTab'),
  dryRun: lazyPart(() => import('./dry-run/dry-run-tab.tsx'), 'DryRunTab'),
  log: lazyPart(() => import('./log/export-log-tab.tsx'), 'ExportLogTab'),
};

/** How a wallet leaves the platform: keys exported in encrypted shares, joined offline by a tool of their own. */
export function KeyRecoveryScreen() {
  const { t } = useTranslation('privateKeyRecovery');
  const { t: words } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  const mayGovern = useMayGovern();
  const { tab, choose } = useTab(recoveryTab());
  const { show } = useOverlayParam();
  const Part = parts[tab];
  return (
    <Page
      title={words('nav.keyRecovery')}
      description={t('description')}
      action={
        <Button
          variant="primary"
          disabledReason={mayGovern === false ? t('governorsOnly') : undefined}
          onClick={() => show('apply')}
        >
          {t('apply.open')}
        </Button>
      }
    >
      <Tabs
        label={t('tabs')}
        items={recoveryTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
        selected={tab}
        onSelect={choose}
      >
        <Stack gap="m">
          {tab === 'tool' || mayGovern === true ? (
            <Suspense fallback={<Skeleton shape="rows" />}>
              <Part walletId={walletId} />
            </Suspense>
          ) : mayGovern === undefined ? (
            <Skeleton shape="rows" count={10} />
          ) : (
            <EmptyState title={t('hidden.title')}>{t('hidden.detail')}</EmptyState>
          )}
        </Stack>
      </Tabs>
      {mayGovern === true ? <RecoveryDrawers walletId={walletId} /> : null}
    </Page>
  );
}
