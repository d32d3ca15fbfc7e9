import type { DataOf, KeyExport, StrategyFor, wallets } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { listed } from '#shared/i18n/i18n.ts';
import { keyStateOf } from '../keys/key-state.rules.ts';
import type { ApplyValues } from './apply.values.ts';

type SubWalletName = DataOf<typeof wallets.allSubWallets>[number];

/** A request for keys, with everything it is made by. */
export interface KeyRequest {
  wallet: { id: number; name: string };
  scope: ApplyValues['scope'];
  /** Those whose keys are meant. */
  subWallets: readonly SubWalletName[];
  /** The keys of one sub-wallet; of a whole wallet, those for which a request is pending. */
  keys: readonly KeyExport[];
  approvers: readonly StrategyFor[];
  reason: string;
}

const named = ({ sub_wallet_name, sub_wallet_id }: SubWalletName): string =>
  `${sub_wallet_name} · ${sub_wallet_id}`;

const steps = (approvers: readonly StrategyFor[]): string =>
  approvers
    .map(({ name, node_list }) =>
      [
        name,
        ...node_list.map(({ threshold, members }) =>
          [`${threshold}/${members.length}`, listed(members.map((member) => member.name))].join(' '),
        ),
      ].join(' · '),
    )
    .join(' · ');

/** Everything a person answers for who asks for keys: which, of which wallet, why, and who decides it; chains by name for who reads it. */
export function applyContent(
  request: KeyRequest,
  t: TFunction<'privateKeyRecovery'>,
  chainNames: (chains: readonly string[]) => string = listed,
): Content {
  const { wallet, scope, subWallets, keys, approvers, reason } = request;
  return {
    facts: [
      { key: 'wallet', label: t('field.wallet'), text: `${wallet.name} · ${wallet.id}` },
      {
        key: 'scope',
        label: t('field.scope'),
        text: t(`scope.${scope}`),
      },
      {
        key: 'subWallets',
        label: t('field.subWallets', { count: subWallets.length }),
        text: listed(subWallets.map(named)),
      },
      ...(scope === 'wallet'
        ? []
        : keys.map(({ key_type, chains }, at) => ({
            key: `key ${at}`,
            label: t('field.key', { type: key_type }),
            text: chainNames(chains),
          }))),
      { key: 'reason', label: t('field.reason'), text: reason },
    ],
    diff: [],
    beside: [
      { key: 'approvers', label: t('field.approvers'), text: steps(approvers) },
      {
        key: 'pending',
        label: t('column.status'),
        text: keys.map((key) => `${key.sub_wallet_id} ${key.key_type} ${keyStateOf(key) ?? ''}`).join(),
      },
    ],
  };
}
