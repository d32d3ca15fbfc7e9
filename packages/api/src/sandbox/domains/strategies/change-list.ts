import type { ParamsOf } from '../../../core/endpoint.ts';
import type { strategies } from '../../../domains/strategies/strategies.contract.ts';
import { ownSubWallet, ownWallet, sees } from '../../world/access.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import { BadField } from '../../wire/refuse.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { changeShown } from './change-view.ts';
import { changeOf, isChange, type StrategyChange } from './strategy-change.ts';

type Filter = ParamsOf<typeof strategies.changes>;
type Scope = ParamsOf<typeof strategies.changeCounts>;

/** The wallet that is asked about, and its sub-wallet where only that one is. */
export function scopeOf(
  asking: Asking,
  { wallet_id, sub_wallet_id }: Scope,
): { wallet: WalletRow; subWallet?: SubWalletRow } {
  if (sub_wallet_id !== undefined) {
    const subWallet = ownSubWallet(asking, sub_wallet_id, wallet_id);
    return { wallet: ownWallet(asking, subWallet.wallet_id), subWallet };
  }
  if (wallet_id === undefined) throw new BadField('wallet_id', 'missing');
  return { wallet: ownWallet(asking, wallet_id) };
}

/** The changes of strategies there were in a wallet or one sub-wallet, as far as the caller sees what they concern. */
function changesIn(asking: Asking, scope: Scope): ItemRow[] {
  const { world, person } = asking;
  const { wallet, subWallet } = scopeOf(asking, scope);
  return world.items
    .where('wallet_id', wallet.wallet_id)
    .filter(isChange)
    .filter((item) => subWallet === undefined || item.sub_wallet_id === subWallet.sub_wallet_id)
    .filter((item) => {
      const concerned = world.subWallets.get(item.sub_wallet_id);
      return concerned === undefined || sees(world, person.uid, concerned);
    });
}

/** A change of strategies in a wallet or sub-wallet of the caller's, or a refusal. */
export function ownChange(asking: Asking, auditId: number): ItemRow {
  const item = asking.world.items.get(auditId);
  if (item === undefined || !isChange(item)) throw new BadField('audit_id', 'unknown');
  if (item.sub_wallet_id === 0) ownWallet(asking, item.wallet_id);
  else ownSubWallet(asking, item.sub_wallet_id);
  return item;
}

const includes = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined) =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

function isOf(change: StrategyChange, strategyId: number | undefined, item: ItemRow): boolean {
  if (strategyId === undefined) return true;
  if (change.business === 'workspace') return false;
  return change.op === 4 ? change.after.ids.includes(strategyId) : item.business_id === strategyId;
}

/** The page of changes that was asked for. */
export function changeList(asking: Asking, filter: Filter) {
  const { type, status, op, operator_uid, strategy_id, business_type, order_by = 'created_at' } = filter;
  const rows = changesIn(asking, filter)
    .filter((item) => includes(status, item.status))
    .filter((item) => operator_uid === undefined || item.initiator_uid === operator_uid)
    .filter((item) => {
      const change = changeOf(item);
      const business = change.business === 'workspace' ? change.after.business_type : undefined;
      return (
        includes(type, change.business) &&
        includes(op, change.op) &&
        includes(business_type, business) &&
        isOf(change, strategy_id, item)
      );
    });
  return listed(rows, filter, {
    show: (item) => changeShown(asking, item),
    texts: (item) => [changeShown(asking, item).strategy_name],
    time: (item) => item.created_at,
    compare: (one, other) => (one[order_by] ?? 0) - (other[order_by] ?? 0) || one.item_id - other.item_id,
  });
}

/** How many changes wait, by what they change. */
export function changeCounts(asking: Asking, scope: Scope) {
  const counts = { basic: 0, transfer: 0, web3: 0, workspace: 0 };
  for (const item of changesIn(asking, scope)) if (item.status === 0) counts[changeOf(item).business] += 1;
  return counts;
}
