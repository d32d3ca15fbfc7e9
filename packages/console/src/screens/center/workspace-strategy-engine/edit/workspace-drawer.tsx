import type { WorkspaceStrategy } from '@mpc/api';
import { Drawer, Skeleton, Stack, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { candidatesOf, PendingChangeBanner } from '#features/strategies';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { WorkspaceForm } from './workspace-form.tsx';
import { workspaceDraft } from './workspace-form.values.ts';

export interface WorkspaceDrawerProps {
  walletId: number;
  strategy: WorkspaceStrategy;
  onClose: () => void;
}

/** Changes who approves one scenario of the wallet: the owner and the admins may. */
export function WorkspaceDrawer({ walletId, strategy, onClose }: WorkspaceDrawerProps) {
  const { t } = useTranslation('strategyEngine');
  const candidates = useQuery(candidatesOf(walletId));
  const { business_type, business_name, pending, updated_by, updated_at } = strategy;
  const form = useMemo(() => workspaceDraft(walletId, business_type), [walletId, business_type]);
  return (
    <Drawer open size="full" title={business_name} onClose={onClose}>
      <QueryView query={candidates} skeleton={<Skeleton shape="form" />}>
        {(people) => (
          <Stack>
            {pending === null ? null : <PendingChangeBanner walletId={walletId} pending={pending} />}
            <Text as="p" tone="muted">
              {t(`workspace.about.${business_type}`)} · {labeled(t('list.updated'), updated_by.nickname)} ·{' '}
              <Time at={updated_at} kind="short" />
            </Text>
            <Drafted form={form}>
              {(draft) => (
                <WorkspaceForm {...draft} walletId={walletId} strategy={strategy} candidates={people} />
              )}
            </Drafted>
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}
