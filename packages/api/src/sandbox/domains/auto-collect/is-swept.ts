import type { AddressRow, SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { FuelRuleRow, SweepConfigRow, SweepRuleRow } from './auto-collect-tables.ts';

/** What is set up in a wallet; what there is before anything was said. */
export function sweepConfigOf(world: World, wallet_id: number): SweepConfigRow {
  return (
    world.sweepConfigs.get(wallet_id) ?? {
      wallet_id,
      collect_sub_wallet_id: 0,
      fueling_sub_wallet_id: 0,
      status: 0,
      updated_by: 0,
      updated_at: 0,
      scope_type: 0,
      sub_wallet_ids: [],
      auto_include_new: 0,
      scope_by: 0,
      scope_at: 0,
      is_ticking: false,
      is_counting: false,
    }
  );
}

/** The rule of a coin. */
export function sweepRuleOf(world: World, walletId: number, symbol: string): SweepRuleRow | undefined {
  return world.sweepRules.where('coin', `${walletId}/${symbol}`)[0];
}

/** How addresses are refueled on a chain. */
export function fuelRuleOf(world: World, walletId: number, baseSymbol: string): FuelRuleRow | undefined {
  return world.fuelRules.where('chain', `${walletId}/${baseSymbol}`)[0];
}

/** Whether a sub-wallet is swept. */
export function isInScope(config: SweepConfigRow, { sub_wallet_id, created_at }: SubWalletRow): boolean {
  const { scope_type, sub_wallet_ids, auto_include_new, scope_at } = config;
  if (scope_type === 0) return false;
  if (created_at > scope_at) return auto_include_new === 1;
  return scope_type === 1 || sub_wallet_ids.includes(sub_wallet_id);
}

/** The addresses of a sub-wallet that are swept: those given to users, never the one it pays from. */
export function userAddresses(world: World, subWalletId: number, baseSymbol: string): AddressRow[] {
  return world.addresses
    .where('home', `${subWalletId}/${baseSymbol}`)
    .filter((row) => row.is_common === 0 && row.addr_type === 1);
}

/** Whether what arrives of a coin on the addresses of users in a sub-wallet is swept into the omnibus by itself. */
export function isSwept(world: World, subWalletId: number, symbol: string): boolean {
  const subWallet = world.subWallets.get(subWalletId);
  if (subWallet === undefined) return false;
  const config = world.sweepConfigs.get(subWallet.wallet_id);
  if (config?.status !== 2 || !isInScope(config, subWallet)) return false;
  return sweepRuleOf(world, subWallet.wallet_id, symbol)?.status === 1;
}
