import { strategies } from '@mpc/api';
import { Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { drawnSteps, StepsLine } from '#features/strategies';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { Strategy } from '../strategy-query.ts';

/** What a strategy does with an order, drawn as it will happen. */
export function ActionView({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategyEngine');
  const { action, node_list, sub_wallet_id } = strategy;
  return (
    <Stack gap="m">
      <Text as="p" tone="strong">
        {t(`advanced.action.${action}.does`)}
      </Text>
      {action === 1 ? <StepsLine label={t('advanced.line')} steps={drawnSteps(node_list)} /> : null}
      {action === 3 ? <SignedByBasic subWalletId={sub_wallet_id} /> : null}
    </Stack>
  );
}

/** Who signs what needs no approval: the last step of the basic strategy. */
export function SignedByBasic({ subWalletId }: { subWalletId: number }) {
  const { t } = useTranslation('strategyEngine');
  const basic = useQuery(read(strategies.basic, { sub_wallet_id: subWalletId }));
  return (
    <QueryView query={basic} skeleton={<Skeleton shape="text" count={2} />}>
      {({ node_list }) => (
        <Stack gap="s">
          <Text as="p" tone="muted">
            {t('advanced.signedByBasic')}
          </Text>
          <StepsLine
            label={t('advanced.line')}
            steps={drawnSteps(node_list.filter(({ node_type }) => node_type === 2))}
          />
        </Stack>
      )}
    </QueryView>
  );
}
