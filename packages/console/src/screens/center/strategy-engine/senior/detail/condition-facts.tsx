import { KeyValueList, Stack, Text } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { useMethodNames } from '#features/contract-call';
import { hoursWords, limitWords, parameterWords } from '#features/decisions';
import { useNetNames } from '#features/strategies';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import type { Strategy } from '../strategy-query.ts';

type Conditions = Strategy['conditions'];

interface ConditionFactsProps {
  walletId: number;
  /** 1 transfer, 2 web3. */
  type: 1 | 2;
  conditions: Conditions;
}

const field = (key: string, label: string, value: ReactNode) => ({ key, label, value });

/** When a strategy is hit, condition by condition; whole addresses under their names. */
export function ConditionFacts({ walletId, type, conditions }: ConditionFactsProps) {
  const { t } = useTranslation();
  const any = t('approval.any');
  const { coins, destination, addresses, contracts, methods = [] } = conditions;
  const transfer = [
    field('coins', t('approval.field.coins'), listed(coins.map(coinName)) || any),
    field('limit', t('approval.field.limit'), limitWords(conditions, t) || any),
    field(
      'destination',
      t('approval.field.destination'),
      <Stack gap="s">
        {t(`approval.destination.${destination}`)}
        <Addresses walletId={walletId} list={addresses} label={t('approval.field.destination')} />
      </Stack>,
    ),
  ];
  const parameters = parameterWords(conditions, t);
  const web3 = [
    field(
      'contracts',
      t('approval.field.contracts'),
      contracts.length === 0 ? (
        any
      ) : (
        <Addresses walletId={walletId} list={contracts} label={t('approval.field.contracts')} />
      ),
    ),
    field(
      'methods',
      t('approval.field.methods'),
      methods.length === 0 ? any : <Methods selectors={methods} />,
    ),
    ...(parameters.length === 0
      ? []
      : [
          field(
            'params',
            t('approval.field.params'),
            <Stack gap="xs">
              {parameters.map((text) => (
                <Text key={text}>{text}</Text>
              ))}
            </Stack>,
          ),
        ]),
  ];
  return (
    <KeyValueList
      items={[
        ...(type === 1 ? transfer : web3),
        field('initiator', t('approval.field.initiator'), <Initiators conditions={conditions} />),
        field('hours', t('approval.field.hours'), hoursWords(conditions, t) || t('approval.anyTime')),
      ]}
    />
  );
}

function Methods({ selectors }: { selectors: readonly string[] }) {
  const names = useMethodNames();
  return (
    <Stack gap="xs">
      {selectors.map((selector) => (
        <Text key={selector}>{[names.get(selector), selector].filter(Boolean).join(' · ')}</Text>
      ))}
    </Stack>
  );
}

function Initiators({ conditions: { initiator_type, initiators } }: { conditions: Conditions }) {
  const { t } = useTranslation();
  if (initiator_type === 1) return t('approval.everybody');
  return initiator_type === 3 ? 'API' : listed(initiators.map(({ nickname }) => nickname));
}

interface AddressesProps {
  walletId: number;
  list: Conditions['addresses'];
  label: string;
}

function Addresses({ walletId, list, label }: AddressesProps) {
  const { net } = useNetNames(walletId);
  return list.map(({ address, base_symbol }) => (
    <Stack key={`${base_symbol} ${address}`} gap="xs">
      <NamedWholeAddress address={address} label={label} baseSymbol={base_symbol} />
      <Text size="label" tone="muted">
        {net(base_symbol)}
      </Text>
    </Stack>
  ));
}
