import type { ParamsOf } from '../../../core/endpoint.ts';
import type { approvals } from '../../../domains/approvals/approvals.contract.ts';
import { ownSubWallet, ownWallet, sees, walletsOf } from '../../world/access.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from './approvals-tables.ts';
import { deadlineOf, itemOf, seesItem, tabOf, typeOf, urgencyOf, type Waiting } from './item-view.ts';
import { outgoingSeen } from './outgoing-seen.ts';

type Filter = ParamsOf<typeof approvals.items>;

/** The changes of a wallet, or of one sub-wallet, that somebody may look at. */
export function changesSeen(
  world: World,
  uid: number,
  wallet: WalletRow,
  subWallet?: SubWalletRow,
): ItemRow[] {
  return world.items
    .where('wallet_id', wallet.wallet_id)
    .filter((item) => subWallet === undefined || item.sub_wallet_id === subWallet.sub_wallet_id)
    .filter((item) => {
      const concerned = world.subWallets.get(item.sub_wallet_id);
      return (concerned === undefined || sees(world, uid, concerned)) && seesItem(world, item, uid);
    });
}

/** Everything that waits or waited for people, of what somebody sees. */
function waitingRows(asking: Asking, { wallet_id, sub_wallet_id }: Filter): Waiting[] {
  const { world, person } = asking;
  const named = wallet_id === undefined ? undefined : ownWallet(asking, wallet_id);
  const subWallet = sub_wallet_id === undefined ? undefined : ownSubWallet(asking, sub_wallet_id, wallet_id);
  const wallets = walletsOf(world, person.uid).filter(
    (wallet) => wallet.wallet_id === (subWallet ?? named ?? wallet).wallet_id,
  );
  return wallets.flatMap((wallet) => [
    ...outgoingSeen(world, person.uid, wallet, subWallet),
    ...changesSeen(world, person.uid, wallet, subWallet),
  ]);
}

const never = Number.MAX_SAFE_INTEGER;

/** What waits for somebody, was started by them, or is over: the list asked for, and how many are in each. */
export function waitingList(asking: Asking, filter: Filter) {
  const { world, person } = asking;
  const { item_type, urgency, start_time = 0, end_time = Infinity, order_by = 'created_at' } = filter;
  const types = item_type === undefined ? undefined : new Set<number>(item_type);
  const tabs: Record<Filter['tab'], Waiting[]> = { mine: [], started: [], done: [] };
  for (const row of waitingRows(asking, filter)) {
    const type = typeOf(row);
    if (type === undefined || types?.has(type) === false) continue;
    if (row.created_at < start_time || row.created_at > end_time) continue;
    if (urgency?.includes(urgencyOf(world, row)) === false) continue;
    for (const tab of tabOf(world, row, person.uid)) tabs[tab].push(row);
  }
  const momentOf = (row: Waiting) =>
    order_by === 'created_at' ? row.created_at : deadlineOf(world, row) || never;
  const { order, page_no, page_size } = filter;
  const page = listed(
    tabs[filter.tab],
    { order, page_no, page_size },
    {
      show: (row) => itemOf(world, row, person.uid),
      compare: (one, other) => momentOf(one) - momentOf(other) || one.item_id - other.item_id,
    },
  );
  const counts = { mine: tabs.mine.length, started: tabs.started.length, done: tabs.done.length };
  return { ...page, counts };
}
