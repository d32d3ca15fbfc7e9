import type { BasicStrategy } from '@mpc/api';
import { Drawer, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { candidatesOf, PendingChangeBanner } from '#features/strategies';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { BasicForm } from './basic-form.tsx';
import { basicDraft } from './basic-form.values.ts';

export interface BasicDrawerProps {
  walletId: number;
  strategy: BasicStrategy;
  onClose: () => void;
}

/** Changes who approves and signs in a sub-wallet, and what they decide. */
export function BasicDrawer({ walletId, strategy, onClose }: BasicDrawerProps) {
  const { t } = useTranslation('strategyEngine');
  const candidates = useQuery(candidatesOf(walletId, strategy.sub_wallet_id));
  return (
    <Drawer
      open
      size="full"
      title={t('basic.editTitle', { name: strategy.sub_wallet_name })}
      onClose={onClose}
    >
      <QueryView query={candidates} skeleton={<Skeleton shape="form" />}>
        {(people) => (
          <Stack>
            {strategy.pending === null ? null : (
              <PendingChangeBanner walletId={walletId} pending={strategy.pending} />
            )}
            <Drafted form={basicDraft(strategy.sub_wallet_id)}>
              {(draft) => (
                <BasicForm {...draft} walletId={walletId} strategy={strategy} candidates={people} />
              )}
            </Drafted>
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}
