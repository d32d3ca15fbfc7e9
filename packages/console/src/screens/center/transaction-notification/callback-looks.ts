import type { Callback, TransKind } from '@mpc/api';
import type { Tone } from '@mpc/ui';
import type { ParseKeys } from 'i18next';
import { isDust, isSpoofed } from '#features/transactions';
import type { StatusFacts } from '#shared/status/transaction-status.ts';

interface OutcomeLook {
  tone: Tone;
  label: ParseKeys;
}

/** How far a delivery has come, in color and words. */
export const outcomeLook = {
  0: { tone: 'running', label: 'callbacks.outcome.0' },
  1: { tone: 'success', label: 'callbacks.outcome.1' },
  2: { tone: 'danger', label: 'callbacks.outcome.2' },
} as const satisfies Record<Callback['notify_status'], OutcomeLook>;

/** What a delivery is about, in words. */
export const sideLabel = {
  deposit: 'transactions.kind.deposit',
  withdraw: 'transactions.kind.withdraw',
  'web3-trans': 'transactions.kind.web3',
} as const satisfies Record<Callback['side'], ParseKeys>;

/** The kind of the transaction a delivery is about, by which its own drawer is found. */
export function kindOf({ side, payload }: Pick<Callback, 'side' | 'payload'>): TransKind {
  if (side === 'web3-trans') return 'web3';
  return side === 'deposit' && payload['deposit_type'] === '2' ? 'nft' : side;
}

/** Whether a delivery tells of a deposit of no worth, or of a coin under a false name. */
export const isDustAbout = ({ side, amount, symbol_alias, payload }: Callback): boolean =>
  side === 'deposit' &&
  (isSpoofed({ symbol_alias }) ||
    isDust({
      trans_kind: 'deposit',
      amount,
      symbol_alias,
      address_from: '',
      ...(payload['amount_usd'] === undefined ? {} : { amount_usd: payload['amount_usd'] }),
    }));

/** The state that is told of: what the transaction has become since is not part of it. */
export const statusFactsOf = (row: Callback): StatusFacts => ({
  trans_kind: kindOf(row),
  status: row.status,
  txid: row.txid,
});
