import type { ChangeBusiness } from '../../../domains/strategies/strategy-calls.schema.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { pendingItem } from '../approvals/items.ts';
import type { World } from '../../world/world.ts';
import type { StrategyRow, WorkspaceStrategyRow } from './strategies-tables.ts';

/** The order of the advanced strategies of one type, the first one first. */
export interface StrategyOrder {
  type: 1 | 2;
  ids: readonly number[];
}

/** What a change of strategies says: what is, and what would be. */
export type StrategyChange =
  | { business: 'basic'; op: 2; before: StrategyRow; after: StrategyRow }
  | { business: 'transfer' | 'web3'; op: 1; before: null; after: StrategyRow }
  | { business: 'transfer' | 'web3'; op: 2; before: StrategyRow; after: StrategyRow }
  | { business: 'transfer' | 'web3'; op: 3; before: StrategyRow; after: null }
  | { business: 'transfer' | 'web3'; op: 4; before: StrategyOrder; after: StrategyOrder }
  | { business: 'workspace'; op: 2; before: WorkspaceStrategyRow; after: WorkspaceStrategyRow };

/** Whether an item is a change of strategies. */
export function isChange({ item_type }: ItemRow): boolean {
  return item_type === 3 || item_type === 4 || item_type === 5;
}

const businessOf = (type: 0 | 1 | 2): ChangeBusiness =>
  type === 0 ? 'basic' : type === 1 ? 'transfer' : 'web3';

/** What an item of type 3, 4 or 5 changes. */
export function changeOf({ item_type, before, after }: ItemRow): StrategyChange {
  if (item_type === 5) return { business: 'workspace', op: 2, before, after } as StrategyChange;
  const sides = { before, after } as { before: StrategyRow | null; after: StrategyRow | null };
  const { type } = (sides.after ?? sides.before) as StrategyRow | StrategyOrder;
  const isOrder = after !== null && 'ids' in (after as object);
  const op = isOrder ? 4 : sides.before === null ? 1 : sides.after === null ? 3 : 2;
  return { business: businessOf(type), op, before, after } as StrategyChange;
}

/** Whether a change gives the strategies of a type another order. */
export function isSortOf(item: ItemRow, type: 1 | 2): boolean {
  const change = changeOf(item);
  return change.op === 4 && change.after.type === type;
}

/** Whether a change is of one scenario of a wallet. */
export function isOfBusiness(item: ItemRow, business: string): boolean {
  return (item.after as WorkspaceStrategyRow).business_type === business;
}

/** The change of a strategy that waits. */
export function pendingChange(
  world: World,
  { strategy_id, type }: Pick<StrategyRow, 'strategy_id' | 'type'>,
): ItemRow | undefined {
  return pendingItem(world, type === 0 ? 3 : 4, strategy_id, (item) => changeOf(item).op !== 4);
}

/** The new order of a sub-wallet's strategies that waits. */
export function pendingSort(world: World, subWalletId: number, type: 1 | 2): ItemRow | undefined {
  return pendingItem(world, 4, subWalletId, (item) => isSortOf(item, type));
}

/** The change of a workspace strategy that waits. */
export function pendingWorkspace(world: World, walletId: number, business: string): ItemRow | undefined {
  return pendingItem(world, 5, walletId, (item) => isOfBusiness(item, business));
}

/** The advanced strategies that are to be added to a sub-wallet, and wait. */
export function pendingAdditions(world: World, walletId: number, subWalletId: number): StrategyRow[] {
  return world.items
    .where('wallet_id', walletId)
    .filter((item) => item.item_type === 4 && item.status === 0 && item.sub_wallet_id === subWalletId)
    .flatMap((item) => {
      const change = changeOf(item);
      return change.op === 1 ? [change.after] : [];
    });
}
