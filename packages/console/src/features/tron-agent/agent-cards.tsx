import { receiving, type TronProxy } from '@mpc/api';
import { Amount, Card, Columns, Inline, KeyValueList, Stack, Stat, Text, Time, WholeAddress } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { HeldCopy, OwnAddress } from '#features/receiving';
import { read } from '#shared/api/api.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { agentLooks } from './agent-looks.ts';
import { ratePercent } from './agent-rate.rules.ts';

export interface AgentCardsProps {
  agent: TronProxy;
  /** Stands beside the title of the first card. */
  action?: ReactNode;
}

const trx = (value: string) => <Amount value={value} symbol="TRX" />;

/** How the agent stands: who pays it, whom that permits to take how much, and what it costs and saves. */
export function AgentCards({ agent, action }: AgentCardsProps) {
  const { t } = useTranslation('tools');
  const isAuthorized = agent.auth_sub_wallet_id !== 0;
  const price = (resource: 'energy' | 'net', burn: string) => {
    // The agent delegates for ten minutes, which is the shortest time there is.
    const rule = agent.fee_rules.find(
      ({ resource_type, type }) => resource_type === resource && type === '10010',
    );
    const values = { burn: exactAmount(burn), sun: exactAmount(rule?.price_sun ?? '') };
    return rule === undefined ? t('agent.burnPrice', { burn: values.burn }) : t('agent.price', values);
  };
  return (
    <Columns min="360px">
      <Card title={t('agent.card')} action={action}>
        <KeyValueList
          items={[
            {
              key: 'status',
              label: t('agent.field.status'),
              value: <CodeTag looks={agentLooks} code={agent.status} t={t} />,
            },
            { key: 'payer', label: t('agent.field.payer'), value: agent.auth_sub_wallet_name },
            {
              key: 'address',
              label: t('agent.field.address'),
              value: isAuthorized ? <PayingAddress agent={agent} /> : null,
            },
            {
              key: 'balance',
              label: t('agent.field.balance'),
              value: isAuthorized ? trx(agent.auth_balance) : null,
            },
            {
              key: 'spender',
              label: t('agent.field.spender'),
              value: (
                <NamedWholeAddress
                  address={agent.custody_spender}
                  label={t('agent.field.spender')}
                  baseSymbol="TRX"
                />
              ),
            },
            {
              key: 'allowance',
              label: t('agent.field.allowance'),
              value: agent.allowance === '-1' ? t('agent.unlimited') : trx(agent.allowance),
            },
            { key: 'since', label: t('agent.field.since'), value: <Time at={agent.open_time} /> },
          ]}
        />
      </Card>
      <Card title={t('agent.fees')}>
        <Stack>
          <Stat size="figure" label={t('agent.field.saved')} value={trx(agent.saved_trx_total)} />
          <KeyValueList
            items={[
              {
                key: 'rate',
                label: t('agent.field.rate'),
                value: t('agent.rate', { rate: ratePercent(agent.service_charge_rate) }),
              },
              {
                key: 'energy',
                label: t('agent.field.energyPrice'),
                value: price('energy', agent.energy_price_sun),
              },
              { key: 'net', label: t('agent.field.netPrice'), value: price('net', agent.net_price_sun) },
              { key: 'due', label: t('agent.field.due'), value: trx(agent.unsettled_amount) },
              {
                key: 'unpaid',
                label: t('agent.field.unpaid'),
                value:
                  agent.status === 3 ? (
                    <Text tone="danger">{trx(agent.unpaid_amount)}</Text>
                  ) : (
                    trx(agent.unpaid_amount)
                  ),
              },
              {
                key: 'next',
                label: t(agent.status === 3 ? 'agent.field.retry' : 'agent.field.next'),
                value: <Time at={agent.next_settlement_time} />,
              },
            ]}
          />
        </Stack>
      </Card>
    </Columns>
  );
}

/** The address that fees are taken from: to copy where it is of a sub-wallet that this person sees. */
function PayingAddress({ agent }: Pick<AgentCardsProps, 'agent'>) {
  const { t } = useTranslation('tools');
  const { wallet_id, auth_sub_wallet_id: subWalletId, auth_address: address } = agent;
  const label = t('agent.field.address');
  const mine = useQuery(read(receiving.myAddresses, { wallet_id, symbol: 'TRX' }));
  const whole = <WholeAddress address={address} label={label} />;
  const held = (
    <Inline gap="s">
      {whole}
      <HeldCopy />
    </Inline>
  );
  if (mine.isLoading) return held;
  // Whose it is, is told only to those who see its sub-wallet.
  if (mine.data?.some(({ sub_wallet_id }) => sub_wallet_id === subWalletId) !== true) return whole;
  return (
    <Suspense fallback={held}>
      <OwnAddress
        subWalletId={subWalletId}
        coin={{ symbol: 'TRX', base_symbol: 'TRX' }}
        address={address}
        label={label}
      />
    </Suspense>
  );
}
