import { strategies, type DataOf } from '@mpc/api';
import type { Run, Saying } from '#features/decisions';
import type { StrategyChange } from '#features/strategy-check';
import type { Item } from '../item.ts';
import { changePlace, strategyDiff } from './strategy-lines.tsx';
import type { Reader } from './reader.ts';

type Change = DataOf<typeof strategies.change>;

const typeOf = { basic: 3, transfer: 4, web3: 4, workspace: 5 } as const;
const verbs = { 1: 'strategyAdd', 2: 'strategyEdit', 3: 'strategyDelete', 4: 'strategySort' } as const;

function titleOf({ business, op, business_type, strategy_name, sub_wallet_name }: Change): Item['title'] {
  if (business === 'workspace') return { key: `todo.title.workspaceStrategy.${business_type}`, params: {} };
  if (business === 'basic')
    return { key: 'todo.title.basicStrategy', params: { subWallet: sub_wallet_name } };
  return { key: `todo.title.${verbs[op]}`, params: { name: strategy_name, subWallet: sub_wallet_name } };
}

function asksOf({ business, sub_wallet_id }: Change): Item['asks'] {
  if (business === 'workspace') return { business_type: 'workspace' };
  return { business_type: business === 'basic' ? 'basic' : 'higher', sub_wallet_id };
}

/** What orders are replayed against; no orders are decided by workspace strategies. */
function replaysOf({ business, op, strategy_id, after }: Change): StrategyChange | undefined {
  if (business === 'workspace') return undefined;
  return business === 'basic' ? { business, after } : { business, op, strategyId: strategy_id, after };
}

/** Where the strategy is that is changed; one that is only to be added, or a new order, names none. */
function strategyOf(change: Change): Item['strategy'] {
  const { business, op, strategy_id: strategyId, strategy_name: name, status } = change;
  const to = { ...changePlace(change), strategyId };
  if (business === 'workspace') return { to, name };
  if (business === 'basic') return { to, name: change.sub_wallet_name };
  const isGone = op === 3 && status === 1;
  return op === 1 || op === 4 || isGone ? undefined : { to, name };
}

/** A change of strategies: types 3, 4 and 5. */
export async function strategyItem(id: number, reader: Reader): Promise<Item> {
  const change = await reader.call(strategies.change, { audit_id: id });
  const audit =
    (result: 1 | 2 | 3) =>
    (run: Run, { nodeIndex, remark, shown }: Saying) =>
      run(strategies.audit, {
        audit_id: id,
        result,
        ...(nodeIndex === null || result === 3 ? {} : { node_index: nodeIndex }),
        ...(remark === '' ? {} : { remark }),
        ...(result === 3 ? {} : shown),
      });
  const names = await reader.names(change.wallet_id);
  return {
    kind: 'strategy',
    key: `item ${id}`,
    id,
    type: typeOf[change.business],
    title: titleOf(change),
    walletId: change.wallet_id,
    subWalletId: change.sub_wallet_id,
    subWalletName: change.sub_wallet_name,
    strategy: strategyOf(change),
    initiator: change.operator,
    createdAt: change.created_at,
    finishedAt: change.finished_at,
    expireAt: change.expire_at,
    remark: change.remark,
    status: change.status,
    nodes: change.node_list,
    myAction: change.my_action,
    canRevoke: change.can_revoke,
    content: (t) => ({ facts: [], diff: strategyDiff(change, names, t, changePlace(change)) }),
    ways: { approve: audit(1), refuse: audit(2), revoke: audit(3) },
    code: { business_type: 'item', business_id: id },
    asks: asksOf(change),
    replays: replaysOf(change),
  };
}
