import Big from 'big.js';
import type {
  ConfiguredSweepWallet,
  SweepWalletConfig,
  SweepSubWallet,
} from '../../../domains/auto-collect/auto-collect.schema.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import { homeOf, ownWallet, sees, subWalletsOf } from '../../world/access.ts';
import type { ChainRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import { totalOf } from '../wallets/wallet-view.ts';
import { fuelRuleOf, isInScope, sweepConfigOf, userAddresses } from './is-swept.ts';
import { freeOf } from './sweep-plan.ts';
import { sweepableCoin } from './sweep-setup.ts';
import { usdEntry } from './sweep-balances.ts';

/** The chains of a wallet that can be swept. */
export function sweepChains(world: World, wallet: WalletRow): ChainRow[] {
  return wallet.open_chains
    .filter((symbol) => sweepableCoin(world, wallet, symbol) !== undefined)
    .flatMap((symbol) => world.chains.get(symbol) ?? [])
    .sort((one, other) => one.display_order - other.display_order);
}

/** What the address of a sub-wallet on a chain can spend of its main coin. */
export function mainBalance(world: World, subWalletId: number, baseSymbol: string): Big {
  const home = homeOf(world, subWalletId, baseSymbol);
  return home === undefined ? new Big(0) : freeOf(world, home, baseSymbol);
}

function balanceView(world: World, subWalletId: number, { symbol, coin_net, symbol_alias }: ChainRow) {
  const balance = mainBalance(world, subWalletId, symbol);
  return {
    base_symbol: symbol,
    coin_net,
    symbol_alias,
    balance: balance.toFixed(),
    ...usdEntry(world, symbol, balance),
  };
}

/** The line below which the gas station is told of on a chain; 0 for none. */
function alertOf(world: World, walletId: number, baseSymbol: string): string {
  const fuel = fuelRuleOf(world, walletId, baseSymbol);
  return fuel?.status === 1 ? fuel.alert_balance : '0';
}

function configuredView(
  { world, person }: Asking,
  wallet: WalletRow,
  subWalletId: number,
  isGas: boolean,
): ConfiguredSweepWallet | null {
  const row = world.subWallets.get(subWalletId);
  if (row === undefined || !sees(world, person.uid, row)) return null;
  const { sub_wallet_id, sub_wallet_name, sub_wallet_type } = row;
  const chains = sweepChains(world, wallet).map((chain) => {
    const view = balanceView(world, sub_wallet_id, chain);
    const alert_balance = isGas ? alertOf(world, wallet.wallet_id, chain.symbol) : '0';
    const address = homeOf(world, sub_wallet_id, chain.symbol)?.address ?? '';
    const isLow = new Big(view.balance).lt(alert_balance);
    return { ...view, address, alert_balance, is_low: isLow ? (1 as const) : (0 as const) };
  });
  return { sub_wallet_id, sub_wallet_name, sub_wallet_type, chains };
}

/** Omnibus and gas station as far as the caller sees them, and where the latter runs low. */
export function walletConfigView(asking: Asking, wallet: WalletRow): SweepWalletConfig {
  const config = sweepConfigOf(asking.world, wallet.wallet_id);
  const omnibus = configuredView(asking, wallet, config.collect_sub_wallet_id, false);
  const gas = configuredView(asking, wallet, config.fueling_sub_wallet_id, true);
  return { omnibus, gas, alerts: gas?.chains.filter(({ is_low }) => is_low === 1) ?? [] };
}

/** Why a sub-wallet cannot be omnibus or gas station; empty where it can. */
export function unfitness(world: World, wallet: WalletRow, row: SubWalletRow): SweepSubWallet['reason'] {
  if (row.app_show_status !== '1') return 'hidden';
  return sweepChains(world, wallet).length === 0 ? 'no_chain' : '';
}

/** How many addresses of users a sub-wallet has on chains that can be swept; one that serves several counts once. */
export function addressCount(world: World, wallet: WalletRow, subWalletId: number): number {
  const rows = sweepChains(world, wallet).flatMap(({ symbol }) => userAddresses(world, subWalletId, symbol));
  return new Set(rows.map(({ address }) => address)).size;
}

function candidate(world: World, wallet: WalletRow, row: SubWalletRow): SweepSubWallet {
  const { sub_wallet_id, sub_wallet_name, sub_wallet_type, collect_role } = row;
  const reason = unfitness(world, wallet, row);
  return {
    sub_wallet_id,
    sub_wallet_name,
    sub_wallet_type,
    collect_role,
    total_usd: totalOf(world, row),
    balances: sweepChains(world, wallet).map((chain) => balanceView(world, sub_wallet_id, chain)),
    address_count: addressCount(world, wallet, sub_wallet_id),
    in_scope: isInScope(sweepConfigOf(world, wallet.wallet_id), row) ? 1 : 0,
    eligible: reason === '' ? 1 : 0,
    reason,
  };
}

/** The sub-wallets somebody sees, as candidates. */
export function candidates(asking: Asking, asked: ParamsOf<typeof autoCollect.subWallets>): SweepSubWallet[] {
  const { world, person } = asking;
  const {
    wallet_id,
    keyword = '',
    sub_wallet_type,
    eligible,
    in_scope,
    order_by = 'sub_wallet_id',
    order,
  } = asked;
  const wallet = ownWallet(asking, wallet_id);
  const text = keyword.trim().toLowerCase();
  const rows = subWalletsOf(world, person.uid, wallet_id)
    .filter((row) => row.sub_wallet_name.toLowerCase().includes(text))
    .filter((row) => sub_wallet_type === undefined || row.sub_wallet_type === sub_wallet_type)
    .map((row) => candidate(world, wallet, row))
    .filter((row) => eligible === undefined || row.eligible === eligible)
    .filter((row) => in_scope === undefined || row.in_scope === in_scope);
  type Row = SweepSubWallet;
  rows.sort(
    {
      sub_wallet_id: (one: Row, other: Row) => one.sub_wallet_id - other.sub_wallet_id,
      sub_wallet_name: (one: Row, other: Row) => one.sub_wallet_name.localeCompare(other.sub_wallet_name),
      total_usd: (one: Row, other: Row) => new Big(one.total_usd).cmp(other.total_usd),
      address_count: (one: Row, other: Row) => one.address_count - other.address_count,
    }[order_by],
  );
  return order === 'desc' ? rows.reverse() : rows;
}
