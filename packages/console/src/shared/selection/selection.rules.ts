import type { SubWallet, SubWalletList } from '@mpc/api';

/** All sub-wallets of a list in the order they are shown: the pinned first, each once. */
export function everySubWallet(list: SubWalletList): SubWallet[] {
  const pinned = new Set(list.top_sub_wallet_list.map((sub) => sub.sub_wallet_id));
  return [
    ...list.top_sub_wallet_list,
    ...list.sub_wallet_list.filter((sub) => !pinned.has(sub.sub_wallet_id)),
  ];
}

/** The sub-wallet to work on: the one chosen if it is still there; the first that was not refused only where none was chosen. */
export function subWalletToSelect(
  list: SubWalletList,
  chosen: number | null,
  refused: ReadonlySet<number>,
): SubWallet | null {
  const all = everySubWallet(list);
  if (chosen === null) return all.find((sub) => !refused.has(sub.sub_wallet_id)) ?? null;
  return all.find((sub) => sub.sub_wallet_id === chosen) ?? null;
}
