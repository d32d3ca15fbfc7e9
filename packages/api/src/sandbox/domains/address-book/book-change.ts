import type { BookOp, EntryFacts } from '../../../domains/address-book/book-audit.schema.ts';
import type { LocalizedText } from '../../../domains/approvals/approvals.schema.ts';
import { subWalletOf } from '../../world/access.ts';
import type { BookRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { openItem } from '../approvals/items.ts';
import { basicSteps, workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';

/** One entry in a change: what it says, and would say. */
export interface EntryChange {
  id: number;
  before: EntryFacts | null;
  after: EntryFacts | null;
}

/** What an item of the address book keeps of the change that waits. */
export interface BookChange {
  op_type: BookOp;
  /** Those concerned; all of the wallet where there is none. */
  sub_wallet_ids: readonly number[];
  /** Empty where the whitelist mode of the one sub-wallet changes. */
  entries: readonly EntryChange[];
  remark: string;
}

/** What an item of the address book is about. */
export function changeOf(item: ItemRow): BookChange {
  return item.after as BookChange;
}

/** Whether a change is of a sub-wallet's whitelist mode. */
export function isOfMode({ entries }: BookChange): boolean {
  return entries.length === 0;
}

/** What an entry says. */
export function factsOf(row: BookRow): EntryFacts {
  const { base_symbol, symbol, address, memo, label, remark, is_white, sub_wallet_ids } = row;
  return {
    base_symbol,
    symbol,
    address,
    memo,
    label,
    remark,
    is_white,
    sub_wallet_ids: [...sub_wallet_ids],
  };
}

/** Where a shared entry stands: with its one sub-wallet, else with its wallet. */
export function shelfOf(walletId: number, subWalletIds: readonly number[]): BookRow['shelf'] {
  const [only] = subWalletIds;
  return only !== undefined && subWalletIds.length === 1 ? `sub-wallet ${only}` : `wallet ${walletId}`;
}

const words: Record<BookOp, string> = {
  1: 'addressAdd',
  2: 'addressDelete',
  3: 'whitelistOn',
  4: 'whitelistOff',
  5: 'addressEdit',
};

function linesOf(world: World, { entries }: BookChange): LocalizedText[] {
  return entries.slice(0, 20).flatMap(({ before, after }) => {
    const facts = after ?? before;
    if (facts === null) return [];
    const net = world.chains.get(facts.base_symbol)?.coin_net ?? facts.base_symbol;
    return [{ key: 'todo.summary.address', params: { label: facts.label, address: facts.address, net } }];
  });
}

function textOf(facts: readonly (EntryFacts | null)[]): string {
  return facts
    .flatMap((one) => (one === null ? [] : [`${one.label}: ${one.address}${one.is_white === 1 ? ' ✓' : ''}`]))
    .join(', ');
}

/** Puts a change before those who approve it: of the one sub-wallet concerned, else of the whole wallet. */
export function openChange(world: World, wallet_id: number, uid: number, change: BookChange): ItemRow {
  const { op_type, sub_wallet_ids, entries } = change;
  const [only] = sub_wallet_ids;
  const one = sub_wallet_ids.length === 1 ? only : undefined;
  const summary = linesOf(world, change);
  const business_id = entries[0]?.id ?? one ?? 0;
  const item = openItem(world, {
    item_type: 6,
    business_id,
    wallet_id,
    ...(one === undefined ? {} : { sub_wallet_id: one }),
    initiator_uid: uid,
    title: {
      key: `todo.title.${isOfMode(change) ? `${words[op_type]}Mode` : words[op_type]}`,
      params: {
        count: String(entries.length),
        label: summary[0]?.params['label'] ?? '',
        subWallet: one === undefined ? '' : subWalletOf(world, { sub_wallet_id: one }).sub_wallet_name,
      },
    },
    summary,
    before: null,
    after: change,
    steps: one === undefined ? workspaceSteps(world, wallet_id, 'address_book') : basicSteps(world, one),
  });
  logAs(world, uid, {
    wallet_id,
    sub_wallet_id: one ?? 0,
    business: 'address_book',
    area: isOfMode(change) ? 'whitelist' : 'entry',
    op: words[op_type],
    business_id,
    before: textOf(entries.map(({ before }) => before)),
    after: textOf(entries.map(({ after }) => after)),
    status: 0,
    item_id: item.item_id,
  });
  return item;
}
