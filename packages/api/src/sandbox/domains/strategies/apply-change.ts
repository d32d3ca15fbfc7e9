import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { endItem } from '../approvals/items.ts';
import { advancedOf } from '../approvals/strategy-hit.ts';
import type { StrategyRow, WorkspaceStrategyRow } from './strategies-tables.ts';
import { changeOf, pendingSort } from './strategy-change.ts';

/** Numbers the strategies of one type from 1 on; those in `first` come in that order, one that is moved where it is to stand. */
function renumber(
  world: World,
  { sub_wallet_id, type }: { sub_wallet_id: number; type: 1 | 2 },
  moved?: { strategy_id: number; to: number },
): void {
  const rows = advancedOf(world, sub_wallet_id, type);
  const inOrder = rows.filter((row) => row.strategy_id !== moved?.strategy_id);
  const mover = rows.find((row) => row.strategy_id === moved?.strategy_id);
  if (mover !== undefined && moved !== undefined) inOrder.splice(moved.to - 1, 0, mover);
  inOrder.forEach((row, index) => {
    if (row.priority !== index + 1) world.strategies.update(row, { priority: index + 1 });
  });
}

function sort(world: World, subWalletId: number, type: 1 | 2, ids: readonly number[]): void {
  const placeOf = ({ strategy_id }: StrategyRow) => {
    const place = ids.indexOf(strategy_id);
    return place === -1 ? ids.length : place;
  };
  const rows = advancedOf(world, subWalletId, type).sort((one, other) => placeOf(one) - placeOf(other));
  rows.forEach((row, index) => world.strategies.update(row, { priority: index + 1 }));
}

/** An order that was asked for when there were other strategies is of no use any more. */
function endSort(world: World, { sub_wallet_id }: StrategyRow, type: 1 | 2): void {
  const item = pendingSort(world, sub_wallet_id, type);
  if (item !== undefined) endItem(world, item, 5);
}

function edit(world: World, before: StrategyRow, after: StrategyRow, agreed: Agreed): void {
  const row = world.strategies.get(after.strategy_id);
  if (row === undefined) return;
  const { name, conditions, action, nodes, scenes } = after;
  const version = row.version + 1;
  world.strategies.update(row, { name, conditions, action, nodes, scenes, version, ...agreed });
  if (row.type !== 0 && after.priority !== before.priority) {
    const { strategy_id, sub_wallet_id, type } = row;
    renumber(world, { sub_wallet_id, type }, { strategy_id, to: after.priority });
  }
}

/** Who asked for what is now in force, and since when it is. */
type Agreed = Pick<WorkspaceStrategyRow, 'updated_by' | 'updated_at'>;

/** Everybody has agreed: a change of strategies comes into force. */
export function applyChange(world: World, item: ItemRow): void {
  const agreed: Agreed = { updated_by: item.initiator_uid, updated_at: world.clock.now() };
  const change = changeOf(item);
  if (change.business === 'workspace') {
    const { after } = change;
    world.workspaceStrategies.put({ ...after, version: after.version + 1, ...agreed });
    return;
  }
  if (change.business === 'basic') {
    edit(world, change.before, change.after, agreed);
    return;
  }
  const type = change.business === 'transfer' ? 1 : 2;
  switch (change.op) {
    case 1: {
      const { strategy_id, sub_wallet_id, priority } = world.strategies.insert({
        ...change.after,
        ...agreed,
      });
      renumber(world, { sub_wallet_id, type }, { strategy_id, to: priority });
      endSort(world, change.after, type);
      return;
    }
    case 2:
      edit(world, change.before, change.after, agreed);
      return;
    case 3:
      world.strategies.remove(change.before);
      renumber(world, { sub_wallet_id: change.before.sub_wallet_id, type });
      endSort(world, change.before, type);
      return;
    case 4:
      sort(world, item.sub_wallet_id, type, change.after.ids);
  }
}
