import type { ParamsOf } from '../../../core/endpoint.ts';
import type { strategies } from '../../../domains/strategies/strategies.contract.ts';
import { ownSubWallet, refuseExpired, walletOf } from '../../world/access.ts';
import type { SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { advancedOf } from '../approvals/strategy-hit.ts';
import { checkConditions } from './check-conditions.ts';
import { checkSteps } from './check-steps.ts';
import { proposeAddition, proposeEdit, proposeOrder, type AdvancedDraft } from './propose-strategy.ts';
import type { StrategyRow } from './strategies-tables.ts';
import { changeOf, isChange, pendingAdditions } from './strategy-change.ts';

type Asked = ParamsOf<typeof strategies.saveAdvanced>;

/** A sub-wallet whose strategies the caller may ask to change, or a refusal. */
export function changeableSubWallet(asking: Asking, subWalletId: number): SubWalletRow {
  const subWallet = ownSubWallet(asking, subWalletId);
  refuseExpired(asking, walletOf(asking.world, subWallet));
  return subWallet;
}

/** An advanced strategy in force in a sub-wallet of the caller's, or a refusal. */
export function ownAdvanced(asking: Asking, strategyId: number): StrategyRow {
  const row = asking.world.strategies.get(strategyId);
  if (row === undefined || row.type === 0) throw new BadField('strategy_id', 'unknown');
  ownSubWallet(asking, row.sub_wallet_id);
  return row;
}

/** The same, or one that waits to be added. */
export function knownAdvanced(asking: Asking, strategyId: number): StrategyRow {
  const { world } = asking;
  if (world.strategies.get(strategyId) !== undefined) return ownAdvanced(asking, strategyId);
  const added = world.items
    .where('business', `4/${strategyId}`)
    .filter((item) => isChange(item) && item.status === 0)
    .map(changeOf)
    .find((change) => change.op === 1);
  if (added?.op !== 1) throw new BadField('strategy_id', 'unknown');
  ownSubWallet(asking, added.after.sub_wallet_id);
  return added.after;
}

/** A name belongs to one strategy of a sub-wallet, also to one that only waits to be added or renamed. */
function refuseTaken(world: World, subWallet: SubWalletRow, name: string, strategyId?: number): void {
  const { sub_wallet_id, wallet_id } = subWallet;
  const waiting = world.items
    .where('wallet_id', wallet_id)
    .filter((item) => item.item_type === 4 && item.status === 0 && item.sub_wallet_id === sub_wallet_id)
    .flatMap((item) => {
      const change = changeOf(item);
      return change.op === 1 || change.op === 2 ? [change.after] : [];
    });
  const others = [...world.strategies.where('sub_wallet_id', sub_wallet_id), ...waiting].flatMap((row) =>
    'name' in row && row.strategy_id !== strategyId ? [row.name.toLowerCase()] : [],
  );
  if (others.includes(name.toLowerCase())) throw new BadField('name', 'taken');
}

function draftOf(
  { world }: Asking,
  subWallet: SubWalletRow,
  { type, name, conditions, action, node_list, priority }: Asked,
  before?: StrategyRow,
): AdvancedDraft {
  const last = advancedOf(world, subWallet.sub_wallet_id, type).length + (before === undefined ? 1 : 0);
  if (priority !== undefined && priority > last) throw new BadField('priority', 'range');
  if (action === 1 && node_list === undefined) throw new BadField('node_list', 'missing');
  if (action !== 1 && node_list !== undefined) throw new BadField('node_list', 'fixed');
  return {
    name,
    action,
    conditions: checkConditions(world, subWallet, type, conditions),
    nodes: checkSteps(world, subWallet, node_list ?? []),
    priority: priority ?? before?.priority ?? last,
  };
}

/** An advanced strategy is to be added, or to say something else. */
export function saveAdvanced(asking: Asking, asked: Asked): ItemRow {
  const { world, person } = asking;
  const { sub_wallet_id, strategy_id, type, name, remark } = asked;
  const subWallet = changeableSubWallet(asking, sub_wallet_id);
  const before = strategy_id === undefined ? undefined : ownAdvanced(asking, strategy_id);
  if (before !== undefined && before.sub_wallet_id !== sub_wallet_id)
    throw new BadField('strategy_id', 'unknown');
  if (before !== undefined && before.type !== type) throw new BadField('type', 'fixed');
  refuseTaken(world, subWallet, name, strategy_id);
  const draft = draftOf(asking, subWallet, asked, before);
  const by = { uid: person.uid, remark };
  return before === undefined
    ? proposeAddition(world, { sub_wallet_id, type }, draft, by)
    : proposeEdit(world, before, draft, by);
}

/** The advanced strategies of one type are to be looked at in another order: each of them is named once. */
export function sortAdvanced(
  asking: Asking,
  { sub_wallet_id, strategy_ids, remark }: ParamsOf<typeof strategies.sort>,
): ItemRow {
  const { world, person } = asking;
  changeableSubWallet(asking, sub_wallet_id);
  const type = world.strategies.get(strategy_ids[0] ?? 0)?.type;
  if (type === undefined || type === 0) throw new BadField('strategy_ids', 'unknown');
  const ids = advancedOf(world, sub_wallet_id, type).map((row) => row.strategy_id);
  if (!strategy_ids.every((id) => ids.includes(id))) throw new BadField('strategy_ids', 'unknown');
  if (new Set(strategy_ids).size < strategy_ids.length) throw new BadField('strategy_ids', 'repeated');
  if (strategy_ids.length < ids.length) throw new BadField('strategy_ids', 'missing');
  return proposeOrder(world, { sub_wallet_id, type }, strategy_ids, { uid: person.uid, remark });
}

/** The advanced strategies of a sub-wallet, those in force by priority and then those that wait to be added. */
export function advancedIn(
  { world }: Asking,
  { sub_wallet_id, wallet_id }: SubWalletRow,
  type: 1 | 2 | undefined,
): StrategyRow[] {
  const types = type === undefined ? ([1, 2] as const) : [type];
  const added = pendingAdditions(world, wallet_id, sub_wallet_id);
  return types.flatMap((one) => [
    ...advancedOf(world, sub_wallet_id, one),
    ...added.filter((row) => row.type === one),
  ]);
}
