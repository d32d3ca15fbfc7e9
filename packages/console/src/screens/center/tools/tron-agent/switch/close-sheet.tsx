import type { TronProxy } from '@mpc/api';
import { Amount, Banner, Stack, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { DecisionSheet } from '#features/decisions';
import { compare } from '#shared/money/decimal.ts';

/** What closing the agent means: what is settled first, from where, and what transfers cost from then on. */
export function CloseSheet({ agent }: { agent: TronProxy }) {
  const { t } = useTranslation('tools');
  const isShort = compare(agent.auth_balance, agent.unsettled_amount) === -1;
  return (
    <Stack>
      <DecisionSheet
        context={t('agent.sheet.context', { name: agent.auth_sub_wallet_name })}
        headline={t('agent.close.headline')}
        note={t('agent.close.note')}
        facts={[
          {
            key: 'due',
            label: t('agent.field.due'),
            value: <Amount value={agent.unsettled_amount} symbol="TRX" />,
          },
          {
            key: 'unpaid',
            label: t('agent.field.unpaid'),
            value: <Amount value={agent.unpaid_amount} symbol="TRX" />,
          },
          {
            key: 'balance',
            label: t('agent.field.balance'),
            value: <Amount value={agent.auth_balance} symbol="TRX" />,
          },
          {
            key: 'next',
            label: t('agent.field.next'),
            value: <Time at={agent.next_settlement_time} />,
          },
        ]}
      >
        <AddressSummary
          address={agent.auth_address}
          label={t('agent.field.address')}
          baseSymbol="TRX"
          subWalletId={agent.auth_sub_wallet_id}
        />
      </DecisionSheet>
      <Banner tone={isShort ? 'danger' : 'attention'}>
        {t(isShort ? 'agent.close.short' : 'agent.close.means')}
      </Banner>
    </Stack>
  );
}
