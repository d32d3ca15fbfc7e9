import Big from 'big.js';
import { addressKey, checkAddress } from '../../../addresses/index.ts';
import type {
  CallParameter,
  ChainAddress,
  StrategyConditions,
} from '../../../domains/strategies/strategies.schema.ts';
import type { SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField, type FieldFault } from '../../wire/refuse.ts';
import { isMemberOf } from './check-steps.ts';

function bad(field: string, fault: FieldFault): never {
  throw new BadField(`conditions.${field}`, fault);
}

function checkInitiators(world: World, subWallet: SubWalletRow, conditions: StrategyConditions): void {
  const { initiator_type, initiator_uids } = conditions;
  if (initiator_type !== 2) {
    if (initiator_uids.length > 0) bad('initiator_uids', 'fixed');
    return;
  }
  if (initiator_uids.length === 0) bad('initiator_uids', 'missing');
  if (new Set(initiator_uids).size < initiator_uids.length) bad('initiator_uids', 'repeated');
  if (!initiator_uids.every((uid) => isMemberOf(world, subWallet, uid))) bad('initiator_uids', 'unknown');
}

function checkCoins({ focus }: SubWalletRow, { symbols, limit }: StrategyConditions): void {
  if (new Set(symbols).size < symbols.length) bad('symbols', 'repeated');
  if (!symbols.every((symbol) => focus.includes(symbol))) bad('symbols', 'unknown');
  if (limit === null) return;
  const { amount, amount_max } = limit;
  if (new Big(amount).lt(0) || (new Big(amount).eq(0) && amount_max === undefined)) bad('limit', 'range');
  if (amount_max !== undefined && (new Big(amount_max).lte(0) || new Big(amount_max).lt(amount)))
    bad('limit.amount_max', 'range');
  // So much of any coin would be a fortune of one and nothing of another.
  if (limit.unit === 'coin' && symbols.length === 0) bad('symbols', 'missing');
}

/** What is no number cannot be more or less than another. */
const isCompared = ({ op, value }: CallParameter) => op === 'eq' || op === 'ne' || /^-?\d+$/.test(value);

function checkCalls({ methods, params = [] }: StrategyConditions): void {
  if (methods !== undefined && new Set(methods).size < methods.length) bad('methods', 'repeated');
  if (methods === undefined && params.length > 0) bad('methods', 'missing');
  if (!params.every(isCompared)) bad('params', 'format');
}

/** Addresses in the one spelling they are kept in. */
function normalized(field: string, list: readonly ChainAddress[], needsChecksum: boolean): ChainAddress[] {
  const keys = list.map((entry) => addressKey(entry.base_symbol, entry.address));
  const places = list.map(({ base_symbol }, index) => `${base_symbol} ${keys[index]}`);
  if (new Set(places).size < places.length) bad(field, 'repeated');
  return list.map(({ base_symbol, address }) => {
    const check = checkAddress(base_symbol, address);
    if (!check.ok || (needsChecksum && check.checksum === 'absent')) return bad(field, 'format');
    return { base_symbol, address: check.normalized };
  });
}

/** Everything that can be said against the conditions of an advanced strategy; they come back as they are kept. */
export function checkConditions(
  world: World,
  subWallet: SubWalletRow,
  type: 1 | 2,
  conditions: StrategyConditions,
): StrategyConditions {
  const { symbols, limit, destination, addresses, contracts } = conditions;
  checkInitiators(world, subWallet, conditions);
  if (type === 1) {
    if (contracts.length > 0) bad('contracts', 'fixed');
    if (conditions.methods !== undefined) bad('methods', 'fixed');
    if (conditions.params !== undefined) bad('params', 'fixed');
    checkCoins(subWallet, conditions);
    if (destination === 3 && addresses.length === 0) bad('addresses', 'missing');
    if (destination !== 3 && addresses.length > 0) bad('addresses', 'fixed');
  } else {
    if (symbols.length > 0) bad('symbols', 'fixed');
    if (limit !== null) bad('limit', 'fixed');
    if (destination !== 1) bad('destination', 'fixed');
    if (addresses.length > 0) bad('addresses', 'fixed');
    checkCalls(conditions);
  }
  return {
    ...conditions,
    addresses: normalized('addresses', addresses, false),
    contracts: normalized('contracts', contracts, true),
  };
}
