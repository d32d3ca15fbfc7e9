import { codes } from '../../../core/codes.ts';
import type { SweepPrerequisites, SweepSteps } from '../../../domains/auto-collect/auto-collect.schema.ts';
import type * as v from 'valibot';
import { ownWallet, refuseExpired, statusOf, subWalletsOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { isInScope, sweepConfigOf } from './is-swept.ts';

type Steps = v.InferOutput<typeof SweepSteps>;

/** Which parts of the set-up are done. */
export function stepsDone(world: World, walletId: number): Steps {
  const { status, scope_type } = sweepConfigOf(world, walletId);
  const hasRule = world.sweepRules.where('wallet_id', walletId).some((row) => row.status === 1);
  return { pair: status === 2 ? 1 : 0, scope: scope_type === 0 ? 0 : 1, symbols: hasRule ? 1 : 0 };
}

/** How much of the set-up is done. */
export function percentOf({ pair, scope, symbols }: Steps): number {
  return pair * 40 + scope * 30 + symbols * 30;
}

/** Whether everything is set up. */
export function isSetUp(world: World, walletId: number): boolean {
  return percentOf(stepsDone(world, walletId)) === 100;
}

/** What sweeping needs before anything can be set. */
export function prerequisitesOf(world: World, wallet: WalletRow): v.InferOutput<typeof SweepPrerequisites> {
  const key = world.apiKeys.get(wallet.wallet_id);
  return {
    not_expired: statusOf(world, wallet) === 2 ? 0 : 1,
    api_enabled: key?.status === 1 ? 1 : 0,
    co_signer_enabled: wallet.co_signer_status === 2 ? 1 : 0,
    co_signer_online: key?.co_signer?.online ?? 0,
  };
}

/** Whether the co-signer is there to sign. */
function hasCoSigner(world: World, wallet: WalletRow): boolean {
  const { api_enabled, co_signer_enabled, co_signer_online } = prerequisitesOf(world, wallet);
  return api_enabled === 1 && co_signer_enabled === 1 && co_signer_online === 1;
}

/** Whether the co-signer sweeps now. */
export function isRunning(world: World, wallet: WalletRow): boolean {
  return isSetUp(world, wallet.wallet_id) && statusOf(world, wallet) === 1 && hasCoSigner(world, wallet);
}

/** A wallet whose sweeping may be set up by any of its people: paid for, and with a co-signer that answers. */
export function readyWallet(asking: Asking, walletId: number): WalletRow {
  const wallet = ownWallet(asking, walletId);
  refuseExpired(asking, wallet);
  if (!hasCoSigner(asking.world, wallet)) throw new Refused(codes.coSignerUnavailable);
  return wallet;
}

/** A coin that can be swept in a wallet: of a chain with accounts that is opened. */
export function sweepableCoin(world: World, { open_chains }: WalletRow, symbol: string): CoinRow | undefined {
  const coin = world.coins.get(symbol);
  return coin?.coin_type === 0 && open_chains.includes(coin.base_symbol) ? coin : undefined;
}

/** The same, or a refusal. */
export function coinToSweep({ world }: Asking, wallet: WalletRow, symbol: string): CoinRow {
  const coin = sweepableCoin(world, wallet, symbol);
  if (coin === undefined) throw new Refused(codes.coinNotSupported);
  return coin;
}

/** The sub-wallets in scope that somebody sees. */
export function scopeSeenBy({ world, person }: Asking, walletId: number): SubWalletRow[] {
  const config = sweepConfigOf(world, walletId);
  return subWalletsOf(world, person.uid, walletId).filter((row) => isInScope(config, row));
}
