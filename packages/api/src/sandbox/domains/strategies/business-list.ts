import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { strategies } from '../../../domains/strategies/strategies.contract.ts';
import { ownSubWallet, ownWallet } from '../../world/access.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { itemStatusOf, seesItem, type Waiting } from '../approvals/item-view.ts';
import { outgoingSeen } from '../approvals/outgoing-seen.ts';
import { changesSeen } from '../approvals/waiting-list.ts';
import { compareText, decimalKey } from '../transactions/decimal-order.ts';
import {
  businessShown,
  decidedBusinessOf,
  resultOf,
  strategyOf,
  workspaceBusinessOf,
} from './business-view.ts';
import { scopeOf } from './change-list.ts';

type Filter = ParamsOf<typeof strategies.businessList>;
type Scope = ParamsOf<typeof strategies.businessCounts>;

/** Everything that strategies decide or decided, of what the caller sees. */
function decidedIn(asking: Asking, scope: Scope): Waiting[] {
  const { world, person } = asking;
  const { wallet, subWallet } = scopeOf(asking, scope);
  const rows: Waiting[] = [
    ...outgoingSeen(world, person.uid, wallet, subWallet),
    ...changesSeen(world, person.uid, wallet, subWallet),
  ];
  return rows.filter((row) => decidedBusinessOf(row) !== undefined);
}

const includes = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined) =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

function isMeant(filter: Filter, row: Waiting): boolean {
  const { type, status, result, business_type, operator_uid, symbol, strategy_id, strategy_type } = filter;
  const strategy = strategyOf(row);
  return (
    includes(type, decidedBusinessOf(row)) &&
    includes(status, itemStatusOf(row)) &&
    includes(result, resultOf(row)) &&
    includes(business_type, workspaceBusinessOf(row)) &&
    (operator_uid === undefined || row.initiator_uid === operator_uid) &&
    (symbol === undefined || ('symbol' in row && row.symbol === symbol)) &&
    (strategy_id === undefined || strategy?.strategy_id === strategy_id) &&
    includes(strategy_type, strategy?.type)
  );
}

/** The page of what strategies decide that was asked for. */
export function businessList(asking: Asking, filter: Filter) {
  const { order_by = 'created_at' } = filter;
  // What a row is worth is read once, not at every comparison.
  const worthOf = (row: Waiting) =>
    order_by === 'amount_usd' && 'amount_usd' in row ? decimalKey(row.amount_usd ?? '0') : '';
  const momentOf = (row: Waiting) => (order_by === 'amount_usd' ? 0 : (row[order_by] ?? 0));
  const rows = decidedIn(asking, filter)
    .filter((row) => isMeant(filter, row))
    .map((row) => ({ row, worth: worthOf(row), moment: momentOf(row) }));
  return listed(rows, filter, {
    show: ({ row }) => businessShown(asking, row, decidedBusinessOf(row) ?? 'workspace'),
    texts: ({ row }) => ('strategy' in row ? [row.address_to, strategyOf(row)?.name ?? ''] : []),
    time: ({ row }) => row.created_at,
    compare: (one, other) =>
      compareText(one.worth, other.worth) || one.moment - other.moment || one.row.item_id - other.row.item_id,
  });
}

/** How many of each wait. */
export function businessCounts(asking: Asking, scope: Scope) {
  const counts = { transfer: 0, web3: 0, workspace: 0 };
  for (const row of decidedIn(asking, scope)) {
    const type = decidedBusinessOf(row);
    if (type !== undefined && itemStatusOf(row) === 0) counts[type] += 1;
  }
  return counts;
}

/** Something that strategies decide, in a wallet or sub-wallet of the caller's, or a refusal. */
export function ownBusiness(asking: Asking, auditId: number) {
  const { world, person } = asking;
  const [order] = world.transactions.where('item', auditId);
  const row = world.items.get(auditId) ?? (order !== undefined && 'strategy' in order ? order : undefined);
  const type = row === undefined ? undefined : decidedBusinessOf(row);
  if (row === undefined || type === undefined) throw new BadField('audit_id', 'unknown');
  if (row.sub_wallet_id === 0) ownWallet(asking, row.wallet_id);
  else ownSubWallet(asking, row.sub_wallet_id);
  if ('item_type' in row && !seesItem(world, row, person.uid)) throw new Refused(codes.noPermission);
  return { row, type };
}
