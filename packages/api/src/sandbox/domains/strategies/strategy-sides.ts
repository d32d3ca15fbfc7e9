import type {
  NamedConditions,
  StrategyConditions,
  StrategySide,
  StrategyStep,
} from '../../../domains/strategies/strategies.schema.ts';
import { coinOf, governs, personOf, roleIn } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { StrategyNode, StrategyRow } from './strategies-tables.ts';

/** Somebody as a strategy names them. */
function strategyPerson(world: World, wallet: WalletRow, uid: number) {
  const person = personBeside(world, uid);
  return {
    ...person,
    role: roleIn(wallet, uid) ?? 3,
    can_sign: governs(wallet, uid) ? (1 as const) : (0 as const),
  };
}

/** The same to choose from. */
export function strategyCandidate(world: World, wallet: WalletRow, uid: number) {
  return { ...strategyPerson(world, wallet, uid), account: personOf(world, uid).account };
}

/** The steps of a strategy, with the names of the people in them. */
export function stepsShown(world: World, wallet: WalletRow, nodes: readonly StrategyNode[]): StrategyStep[] {
  return nodes.map(({ node_type, threshold, uids, name = '' }, index) => ({
    node_index: index + 1,
    node_type,
    name,
    threshold,
    members: uids.map((uid) => strategyPerson(world, wallet, uid)),
  }));
}

/** Conditions, with the names of people and coins. */
export function namedConditions(world: World, conditions: StrategyConditions): NamedConditions {
  return {
    ...conditions,
    initiators: conditions.initiator_uids.map((uid) => personBeside(world, uid)),
    coins: conditions.symbols.map((symbol) => {
      const { symbol_alias, coin_net } = coinOf(world, { symbol });
      return { symbol, symbol_alias, coin_net };
    }),
  };
}

/** What a strategy says, to be compared with what it said before. */
export function sideOf(world: World, wallet: WalletRow, row: StrategyRow): StrategySide {
  const node_list = stepsShown(world, wallet, row.nodes);
  if (row.type === 0) return { scenes: [...row.scenes], node_list };
  const { name, action, priority } = row;
  return { name, conditions: namedConditions(world, row.conditions), action, priority, node_list };
}
