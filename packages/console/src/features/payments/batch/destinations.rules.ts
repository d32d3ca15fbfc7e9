import { addressKey } from '@mpc/api/addresses';
import { add } from '#shared/money/decimal.ts';
import type { AddressTrust } from '#features/address-check';
import { ownedAs, type World } from './check-row.rules.ts';
import type { Planned } from './batch-plan.ts';
import { keyOfPayment } from './screening.rules.ts';

/** One account that a batch pays, and all that goes there; of one that our sub-wallets share, each of those by itself. */
export interface Destination {
  key: string;
  /** Under which it is screened: one for each coin. */
  screenedAs: readonly string[];
  address: string;
  memos: readonly string[];
  /** What the address book, or a sub-wallet of ours, calls it. */
  label: string | null;
  trust: Extract<AddressTrust, 'own' | 'trusted' | 'used' | 'new'>;
  count: number;
  /** By coin, in the order of the rows: two that are called alike are two. */
  sums: readonly { symbol: string; alias: string; unit: string; amount: string }[];
}

/** Everybody a batch pays, each once, new addresses first. */
export function destinationsOf(payments: readonly Planned[], { known, ours, paid }: World): Destination[] {
  const trustOf = (account: string): Destination['trust'] => {
    if (known.has(account)) return 'trusted';
    return paid.has(account) ? 'used' : 'new';
  };
  const byAccount = new Map<string, Destination>();
  for (const payment of payments) {
    const { base, to, memo, symbol, unit: alias, coinName: unit, amount } = payment;
    const account = addressKey(base, to);
    const owned = ownedAs(account, memo);
    const owner = ours.get(owned);
    const key = owner === undefined ? account : owned;
    const before = byAccount.get(key);
    const sums = before?.sums ?? [];
    const has = sums.some((sum) => sum.symbol === symbol);
    byAccount.set(key, {
      key,
      screenedAs: [...new Set([...(before?.screenedAs ?? []), keyOfPayment(payment)])],
      address: before?.address ?? to,
      memos: [...new Set([...(before?.memos ?? []), ...(memo === '' ? [] : [memo])])],
      label: known.get(account) ?? owner ?? null,
      trust: owner === undefined ? trustOf(account) : 'own',
      count: (before?.count ?? 0) + 1,
      sums: has
        ? sums.map((sum) => (sum.symbol === symbol ? { ...sum, amount: add(sum.amount, amount) } : sum))
        : [...sums, { symbol, alias, unit, amount }],
    });
  }
  return [...byAccount.values()].toSorted((a, b) => Number(b.trust === 'new') - Number(a.trust === 'new'));
}
