import type { TronProxy } from '@mpc/api';
import { Amount, Banner, Stack, Text, Time } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { sentenceWith } from '#shared/i18n/sentence-with.tsx';
import { missingTrx } from './missing-trx.rules.ts';

export interface AgentNoticeProps {
  agent: TronProxy;
  /** What can be done about arrears. */
  action?: ReactNode;
}

const trx = (value: string) => <Amount value={value} symbol="TRX" />;

/** What a person has to know of the agent now: that it waits for its chain, or what is missing to pay its fees. */
export function AgentNotice({ agent, action }: AgentNoticeProps) {
  const { t } = useTranslation('tools');
  if (agent.status === 1)
    return (
      <Banner tone="running" title={t('agent.authorizing.title')}>
        {t('agent.authorizing.detail', { name: agent.auth_sub_wallet_name })}
      </Banner>
    );
  if (agent.status !== 3) return null;
  const missing = missingTrx(agent);
  return (
    <Banner tone="danger" title={t('agent.arrears.title')} action={action}>
      <Stack gap="xs">
        <Text as="p">
          {sentenceWith({ amount: trx(agent.unpaid_amount) }, (marks) => t('agent.arrears.due', marks))}
        </Text>
        <Text as="p">
          {missing === null
            ? t('agent.arrears.enough', { name: agent.auth_sub_wallet_name })
            : sentenceWith({ missing: trx(missing) }, ({ missing: mark }) =>
                t('agent.arrears.missing', { missing: mark, name: agent.auth_sub_wallet_name }),
              )}
        </Text>
        <Text as="p">
          {sentenceWith({ time: <Time at={agent.next_settlement_time} /> }, (marks) =>
            t('agent.arrears.retry', marks),
          )}
        </Text>
      </Stack>
    </Banner>
  );
}
