import Big from 'big.js';
import type { StrategyConditions } from '../domains/strategies/strategies.schema.ts';
import { placeKey } from './place-key.ts';
import type { StrategyRule } from './rule.ts';

type List = StrategyConditions['addresses'];

const places = (list: List) => new Set(list.map((one) => placeKey(one.base_symbol, one.address)));

const holdsAll = <Item>(all: ReadonlySet<Item>, some: Iterable<Item>) =>
  [...some].every((one) => all.has(one));

/** Whether the one names nothing, or everything that the other names, and the other names something. */
const isWider = <Item>(wide: ReadonlySet<Item>, narrow: ReadonlySet<Item>) =>
  wide.size === 0 || (narrow.size > 0 && holdsAll(wide, narrow));

function initiators(wide: StrategyConditions, narrow: StrategyConditions): boolean {
  if (wide.initiator_type === 1) return true;
  if (wide.initiator_type !== narrow.initiator_type) return false;
  return wide.initiator_type === 3 || holdsAll(new Set(wide.initiator_uids), narrow.initiator_uids);
}

function destination(wide: StrategyConditions, narrow: StrategyConditions): boolean {
  if (wide.destination === 1) return true;
  if (wide.destination !== narrow.destination) return false;
  return wide.destination === 2 || holdsAll(places(wide.addresses), places(narrow.addresses));
}

/** Whether every amount of the one is an amount of the other, given that the other describes all that the one describes. */
function limit({ limit: wide }: StrategyConditions, { limit: narrow }: StrategyConditions): boolean {
  if (wide === null) return true;
  if (narrow === null || wide.unit !== narrow.unit) return false;
  if (new Big(wide.amount).gt(narrow.amount)) return false;
  // More hours add up to more, and what adds up is never less than one order; that holds for a least amount only.
  const isLonger = (wide.window_hours ?? 0) >= (narrow.window_hours ?? 0);
  if (wide.amount_max === undefined) return isLonger;
  const isBounded = narrow.amount_max !== undefined && new Big(wide.amount_max).gte(narrow.amount_max);
  return isBounded && wide.window_hours === null && narrow.window_hours === null;
}

function calls(wide: StrategyConditions, narrow: StrategyConditions): boolean {
  const isSame = JSON.stringify(wide.params) === JSON.stringify(narrow.params);
  return (
    isWider(places(wide.contracts), places(narrow.contracts)) &&
    isWider(new Set(wide.methods), new Set(narrow.methods)) &&
    (wide.params === undefined || isSame)
  );
}

/** Whether every order that the second is met by meets the first as well. Says no where that cannot be told. */
export function covers(first: StrategyRule, second: StrategyRule): boolean {
  const [wide, narrow] = [first.conditions, second.conditions];
  const isAsReadable = first.type === 1 || first.action !== 3 || second.action === 3;
  const isAsEarly = wide.hours === undefined || JSON.stringify(wide.hours) === JSON.stringify(narrow.hours);
  return (
    first.type === second.type &&
    isAsReadable &&
    isAsEarly &&
    isWider(new Set(wide.symbols), new Set(narrow.symbols)) &&
    initiators(wide, narrow) &&
    destination(wide, narrow) &&
    limit(wide, narrow) &&
    calls(wide, narrow)
  );
}
