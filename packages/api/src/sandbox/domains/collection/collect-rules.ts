import { addressOn } from '../../world/addresses.seed.ts';
import { homeOf } from '../../world/access.ts';
import type { AddressRow, SubWalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { logAs } from '../operations/log-operation.ts';
import { gasFee } from '../withdrawals/fee-quote.ts';
import type { CollectRuleRow } from './collection-tables.ts';

/** Gas that calls of a sweeping contract need. */
export const collectGas = {
  deploy: 1_250_000,
  authorise: 52_000,
  /** A sweep, and each address it takes from. */
  sweep: 45_000,
  address: 48_000,
} as const;

/** What so much gas costs on a chain now, in its main coin; undefined where the chain knows no gas. */
export function feeOfGas(world: World, baseSymbol: string, gas: number): string | undefined {
  const fees = world.chains.get(baseSymbol)?.fees;
  return fees?.kind === 'evm' ? gasFee(fees.gas_prices[1], String(gas)) : undefined;
}

/** The same on a chain that a rule is on. */
export function ruleFee(world: World, { base_symbol }: CollectRuleRow, gas: number): string {
  return known(feeOfGas(world, base_symbol, gas), `gas on ${base_symbol}`);
}

/** Where a rule's contract stands, or will stand: chain and receiver determine it. */
export function contractOf({ base_symbol, collect_address }: CollectRuleRow): string {
  return addressOn(base_symbol, `collector for ${collect_address} on ${base_symbol}`);
}

/** Whether a rule's contract is on its chain. */
export function isDeployed({ status }: CollectRuleRow): boolean {
  return status === 3 || status === 5;
}

/** The sub-wallets that may authorize a rule: of type web3, on its chain, and not the one that receives. */
export function eligibleFor(world: World, rule: CollectRuleRow): SubWalletRow[] {
  return world.subWallets
    .where('wallet_id', rule.wallet_id)
    .filter((row) => row.sub_wallet_type === 2 && row.sub_wallet_id !== rule.collect_sub_wallet_id)
    .filter((row) => homeOf(world, row.sub_wallet_id, rule.base_symbol) !== undefined);
}

/** The addresses that may authorize a rule: all that its sub-wallets have on its chain. */
export function eligibleAddresses(world: World, rule: CollectRuleRow): AddressRow[] {
  return eligibleFor(world, rule).flatMap(({ sub_wallet_id }) =>
    world.addresses.where('home', `${sub_wallet_id}/${rule.base_symbol}`),
  );
}

/** Whether an address is one of them. */
export function isEligible(world: World, rule: CollectRuleRow, home: AddressRow): boolean {
  const isOnChain = home.base_symbol === rule.base_symbol;
  return isOnChain && eligibleFor(world, rule).some((row) => row.sub_wallet_id === home.sub_wallet_id);
}

/** The active rules of a wallet in which a coin is switched on: what another way of sweeping it would be in conflict with. */
export function collectRulesOf(world: World, walletId: number, symbol: string): CollectRuleRow[] {
  return world.collectRules
    .where('wallet_id', walletId)
    .filter((rule) => rule.status === 3)
    .filter((rule) => rule.symbols.some((coin) => coin.symbol === symbol && coin.status === 1));
}

/** Brings a rule to another status, and notes when. */
export function toStatus(
  world: World,
  rule: CollectRuleRow,
  status: CollectRuleRow['status'],
  change: Partial<CollectRuleRow> = {},
): CollectRuleRow {
  const now = world.clock.now();
  const timeline = [...rule.timeline, { status, time: now }];
  return world.collectRules.update(rule, { ...change, status, timeline, updated_at: now });
}

/** Writes down what somebody did to a rule; `area` is the part of it, such as `rule` or `symbols`. */
export function logRule(
  world: World,
  uid: number,
  { id, wallet_id }: CollectRuleRow,
  op: string,
  before: string,
  after: string,
  area = 'rule',
): void {
  logAs(world, uid, { wallet_id, business: 'collect', area, op, business_id: id, before, after });
}
