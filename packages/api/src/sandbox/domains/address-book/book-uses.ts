import { addressKey } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { BookRow, TransactionRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { day } from '../../../core/durations.ts';

interface Use {
  sub_wallet_id: number;
  at: number;
}

type Uses = Map<string, Map<number, Use>>;

const recently = 30 * day;
const counted = new WeakMap<World['transactions'], Uses>();

function keyOf(baseSymbol: string, address: string): string {
  return `${baseSymbol}/${addressKey(baseSymbol, address)}`;
}

function note(uses: Uses, row: TransactionRow, isThere: boolean): void {
  if (row.trans_kind !== 'withdraw') return;
  for (const { address } of [{ address: row.address_to }, ...(row.outputs ?? [])]) {
    const key = keyOf(row.fee_symbol, address);
    const payments = uses.get(key) ?? new Map<number, Use>();
    const isPaid = isThere && row.status === WithdrawStatus.done;
    if (isPaid) payments.set(row.id, { sub_wallet_id: row.sub_wallet_id, at: row.created_at });
    else payments.delete(row.id);
    uses.set(key, payments);
  }
}

/** Who was paid when: counted once, and then as payments are completed; a payment never changes its destination. */
function usesIn({ transactions }: World): Uses {
  const known = counted.get(transactions);
  if (known !== undefined) return known;
  const uses: Uses = new Map();
  for (const row of transactions.all()) note(uses, row, true);
  transactions.watch((before, after) => {
    if (after !== undefined) note(uses, after, true);
    else if (before !== undefined) note(uses, before, false);
  });
  counted.set(transactions, uses);
  return uses;
}

/** The completed payments to an entry's address from some sub-wallets: ever, in the last 30 days, and the last one. */
export function usesOf(
  world: World,
  { base_symbol, address }: BookRow,
  isFrom: (subWalletId: number) => boolean,
): { used_count: number; used_30d: number; last_used_at?: number } {
  const since = world.clock.now() - recently;
  const payments = [...(usesIn(world).get(keyOf(base_symbol, address))?.values() ?? [])];
  const times = payments.filter(({ sub_wallet_id }) => isFrom(sub_wallet_id)).map(({ at }) => at);
  return {
    used_count: times.length,
    used_30d: times.filter((at) => at >= since).length,
    ...(times.length === 0 ? {} : { last_used_at: Math.max(...times) }),
  };
}
