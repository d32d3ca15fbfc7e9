import Big from 'big.js';
import { inUsd, type Ledger } from './ledger.ts';
import type { SubWalletRow } from './rows.ts';
import type { Tables } from './tables.ts';

/** What sub-wallets are worth: counted when it is asked for, and kept until something of it changes. */
export interface Worth {
  /** USD of everything in a sub-wallet that has a price. */
  of(subWallet: SubWalletRow): Big;
  /** The same of all sub-wallets of a wallet. */
  inWallet(walletId: number): Big;
}

const add = (sum: Big, next: Big | undefined) => (next === undefined ? sum : sum.plus(next));

/** Counts what sub-wallets are worth. */
export function createWorth({ transactions, subWallets, coins }: Tables, ledger: Ledger): Worth {
  const bySubWallet = new Map<number, Big>();
  const byWallet = new Map<number, Big>();
  const forget = (row: Pick<SubWalletRow, 'sub_wallet_id' | 'wallet_id'> | undefined) => {
    if (row === undefined) return;
    bySubWallet.delete(row.sub_wallet_id);
    byWallet.delete(row.wallet_id);
  };
  for (const table of [transactions, subWallets])
    table.watch((before, after) => {
      forget(before);
      forget(after);
    });
  coins.watch(() => {
    bySubWallet.clear();
    byWallet.clear();
  });

  function count({ sub_wallet_id, focus }: SubWalletRow): Big {
    return focus
      .map((symbol) => {
        const coin = coins.get(symbol);
        return coin && inUsd(coin, ledger.of(sub_wallet_id, symbol).total);
      })
      .reduce<Big>(add, new Big(0));
  }

  function of(subWallet: SubWalletRow): Big {
    const known = bySubWallet.get(subWallet.sub_wallet_id);
    if (known !== undefined) return known;
    const worth = count(subWallet);
    bySubWallet.set(subWallet.sub_wallet_id, worth);
    return worth;
  }

  return {
    of,
    inWallet(walletId) {
      const known = byWallet.get(walletId);
      if (known !== undefined) return known;
      const worth = subWallets.where('wallet_id', walletId).map(of).reduce(add, new Big(0));
      byWallet.set(walletId, worth);
      return worth;
    },
  };
}
