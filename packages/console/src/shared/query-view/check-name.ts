import {
  addressBook,
  approvals,
  AnswerMismatch,
  blacklist,
  collectibles,
  kyt,
  receiving,
  Refusal,
  transactions,
  wallets,
  withdrawals,
} from '@mpc/api';

const names = {
  [wallets.focusCoins.path]: 'balances',
  [wallets.coinAsset.path]: 'balances',
  [addressBook.withdrawAddresses.path]: 'book',
  [addressBook.list.path]: 'book',
  [blacklist.list.path]: 'blacklist',
  [withdrawals.fee.path]: 'fees',
  [kyt.withdrawCheck.path]: 'screening',
  [wallets.networks.path]: 'networks',
  [withdrawals.outputs.path]: 'recipients',
  [addressBook.subWalletState.path]: 'whitelist',
  [approvals.strategies.path]: 'strategy',
  [collectibles.inscriptions.path]: 'inscriptions',
  [receiving.addressInfo.path]: 'owner',
  [receiving.depositAddress.path]: 'own',
  [receiving.myAddresses.path]: 'own',
  [transactions.list.path]: 'earlier',
  [receiving.addresses.path]: 'own',
  [withdrawals.balance.path]: 'balances',
  [withdrawals.info.path]: 'test',
  [withdrawals.utxo.path]: 'balances',
  [withdrawals.limit.path]: 'limit',
} as const;

export type CheckName = (typeof names)[keyof typeof names] | 'contracts' | 'sweep';

const pathOf = (error: unknown): string | undefined => {
  if (error instanceof Refusal || error instanceof AnswerMismatch) return error.endpoint.path;
  // What got no answer says itself where it went.
  return (error as { config?: { url?: string } } | null)?.config?.url;
};

/** Which check a failed reading was for. What is in no list of them tells contracts from other addresses. */
export function checkName(error: unknown): CheckName {
  const known: Readonly<Record<string, CheckName>> = names;
  const path = pathOf(error) ?? '';
  if (/^\/api\/mpc\/(?:auto_)?collect\//.test(path)) return 'sweep';
  return known[path] ?? 'contracts';
}
