import type { StrategyScene } from '../../../domains/strategies/strategies.schema.ts';
import { subWalletOf, walletOf } from '../../world/access.ts';
import { decide, lineOf, PastOrders, readyRules, type Decider } from '../../../strategies/index.ts';
import { BadField } from '../../wire/refuse.ts';
import { known, type World } from '../../world/world.ts';
import type { StrategyNode, StrategyRow } from '../strategies/strategies-tables.ts';
import { factsOf, ordersSince, type AskedFor } from './asked-order.ts';

/** The owner of a wallet alone approves and signs: what decides wherever nothing else was agreed. */
export function ownerSteps(world: World, walletId: number): readonly StrategyNode[] {
  const owners = walletOf(world, { wallet_id: walletId }).members.filter((member) => member.role === 1);
  return [{ node_type: 2, threshold: 1, uids: owners.map((member) => member.uid) }];
}

/** The basic strategy of a sub-wallet. */
export function basicOf(world: World, subWalletId: number): StrategyRow {
  const basic = world.strategies.where('sub_wallet_id', subWalletId).find(({ type }) => type === 0);
  return known(basic, `basic strategy of sub-wallet ${subWalletId}`);
}

/** The advanced strategies of a sub-wallet of one type, the first to be looked at first. */
export function advancedOf(world: World, subWalletId: number, type: 1 | 2): StrategyRow[] {
  return world.strategies
    .where('sub_wallet_id', subWalletId)
    .filter((row) => row.type === type)
    .sort((one, other) => one.priority - other.priority);
}

/** Who decides the changes of a sub-wallet: its basic strategy, or the owner in a scene that it does not cover. */
export function basicSteps(
  world: World,
  subWalletId: number,
  scene?: StrategyScene,
): readonly StrategyNode[] {
  const { scenes, nodes } = basicOf(world, subWalletId);
  if (scene === undefined || scenes.includes(scene)) return nodes;
  return ownerSteps(world, subWalletOf(world, { sub_wallet_id: subWalletId }).wallet_id);
}

/**
 * The strategy that decides an order: the first advanced one, by priority, whose conditions it meets, else the basic one.
 * Its `action` says what becomes of the order: 1 its `nodes` are asked, 2 it is refused, 3 it goes straight to signing;
 * `nodes` is the line that this leaves. A call that transfers tokens is decided by several: the strictest names it, and the
 * steps of all that ask come one after another.
 */
export function strategyHit(world: World, subWalletId: number, asked: AskedFor): StrategyRow {
  const place = { world, subWalletId };
  const rows = ([1, 2] as const).flatMap((type) => advancedOf(world, subWalletId, type));
  const rules = readyRules(rows.map((row) => ({ ...row, type: row.type === 2 ? 2 : 1 })));
  const past = new PastOrders(rules.transfer);
  const longest = Math.max(0, ...rules.transfer.map(({ limit }) => limit?.window ?? 0));
  if (longest > 0) for (const order of ordersSince(place, world.clock.now() - longest)) past.add(order);
  const decision = decide(rules, factsOf(place, asked), past);
  if (decision.kind === 'mixed') throw new BadField('outputs', 'mixed');
  if (decision.kind === 'undecidable') throw new Error('The sandbox knows everything of an order');
  const rowOf = (by: Decider) => rows.find(({ strategy_id }) => strategy_id === by?.strategy_id);
  const nodes = lineOf(decision, {
    of: (by) => rowOf(by)?.nodes ?? [],
    basic: basicSteps(world, subWalletId, 'transfer'),
  });
  return { ...(rowOf(decision.by[0]) ?? basicOf(world, subWalletId)), nodes: nodes ?? [] };
}

/** Who decides a scenario of a whole wallet: its workspace strategy; the owner where there is none. */
export function workspaceSteps(
  world: World,
  walletId: number,
  businessType: string,
): readonly StrategyNode[] {
  const strategy = world.workspaceStrategies.get(`${walletId}/${businessType}`);
  return strategy?.nodes ?? ownerSteps(world, walletId);
}
