import { codes } from '../../core/codes.ts';
import type { Role } from '../../domains/account/account.schema.ts';
import type { WalletStatus } from '../../domains/wallets/wallets.schema.ts';
import { Refused } from '../wire/refuse.ts';
import type { Asking } from '../wire/resolver.ts';
import type { PersonRow } from './people.seed.ts';
import type { AddressRow, CoinRow, SubWalletRow, WalletRow } from './rows.ts';
import { known, type World } from './world.ts';

/** What somebody is in a wallet: 1 owner, 2 admin, 3 ordinary member; undefined where nothing. */
export function roleIn(wallet: WalletRow, uid: number): Role | undefined {
  return wallet.members.find((member) => member.uid === uid)?.role;
}

/** Whether somebody is the owner or an admin of a wallet. */
export function governs(wallet: WalletRow, uid: number): boolean {
  const role = roleIn(wallet, uid);
  return role === 1 || role === 2;
}

/** The wallets somebody is in. */
export function walletsOf(world: World, uid: number): WalletRow[] {
  return world.wallets.all().filter((wallet) => roleIn(wallet, uid) !== undefined);
}

/** The state of a wallet now: one whose package has ended is expired. */
export function statusOf(world: World, wallet: WalletRow): WalletStatus {
  const isOver = wallet.wallet_status === 1 && wallet.package_expire_time <= world.clock.now();
  return isOver ? 2 : wallet.wallet_status;
}

/** The wallet of a sub-wallet or an order. */
export function walletOf(world: World, { wallet_id }: { wallet_id: number }): WalletRow {
  return known(world.wallets.get(wallet_id), `wallet ${wallet_id}`);
}

/** The sub-wallet of an order. */
export function subWalletOf(world: World, { sub_wallet_id }: { sub_wallet_id: number }): SubWalletRow {
  return known(world.subWallets.get(sub_wallet_id), `sub-wallet ${sub_wallet_id}`);
}

/** The coin of a symbol some row carries. */
export function coinOf(world: World, { symbol }: { symbol: string }): CoinRow {
  return known(world.coins.get(symbol), `coin ${symbol}`);
}

/** The person of a uid some row carries. */
export function personOf(world: World, uid: number): PersonRow {
  return known(
    world.people.find((person) => person.uid === uid),
    `person ${uid}`,
  );
}

/** Whether somebody sees a sub-wallet: owner and admins see all, ordinary members their own. */
export function sees(world: World, uid: number, subWallet: SubWalletRow): boolean {
  return governs(walletOf(world, subWallet), uid) || subWallet.member_uids.includes(uid);
}

/** Whether somebody named in a step is still in its wallet, and sees what it is about: who was removed stays named. */
export function reaches(
  world: World,
  about: { wallet_id: number; sub_wallet_id: number },
  uid: number,
): boolean {
  const subWallet = world.subWallets.get(about.sub_wallet_id);
  const isIn = roleIn(walletOf(world, about), uid) !== undefined;
  return isIn && (subWallet === undefined || sees(world, uid, subWallet));
}

/** The sub-wallets of a wallet that somebody sees. */
export function subWalletsOf(world: World, uid: number, walletId: number): SubWalletRow[] {
  const rows = world.subWallets.where('wallet_id', walletId);
  const wallet = world.wallets.get(walletId);
  return wallet !== undefined && governs(wallet, uid)
    ? rows
    : rows.filter((row) => row.member_uids.includes(uid));
}

/** A wallet of the caller's, or a refusal. */
export function ownWallet({ world, person }: Asking, walletId: number): WalletRow {
  const wallet = world.wallets.get(walletId);
  if (wallet === undefined) throw new Refused(codes.walletNotFound);
  if (roleIn(wallet, person.uid) === undefined) throw new Refused(codes.noPermission);
  return wallet;
}

/** A wallet the caller is owner or admin of, or a refusal. */
export function governedWallet(asking: Asking, walletId: number): WalletRow {
  const wallet = ownWallet(asking, walletId);
  if (!governs(wallet, asking.person.uid)) throw new Refused(codes.noPermission);
  return wallet;
}

/** A wallet the caller owns, or a refusal. */
export function ownedWallet(asking: Asking, walletId: number): WalletRow {
  const wallet = ownWallet(asking, walletId);
  if (roleIn(wallet, asking.person.uid) !== 1) throw new Refused(codes.noPermission);
  return wallet;
}

/** A wallet whose package has ended does nothing more until it is paid for. */
export function refuseExpired({ world }: Asking, wallet: WalletRow): void {
  if (statusOf(world, wallet) === 2) throw new Refused(codes.packageExpired);
}

/** The address that payments of a sub-wallet leave from on a chain, and that it receives on first. */
export function homeOf(world: World, subWalletId: number, baseSymbol: string): AddressRow | undefined {
  const homes = world.addresses.where('home', `${subWalletId}/${baseSymbol}`);
  return homes.find((row) => row.is_common === 1) ?? homes[0];
}

/** A sub-wallet of the caller's, in the wallet named where one is, or a refusal. */
export function ownSubWallet(
  { world, person }: Asking,
  subWalletId: number,
  walletId?: number,
): SubWalletRow {
  const row = world.subWallets.get(subWalletId);
  const isElsewhere = walletId !== undefined && row?.wallet_id !== walletId;
  if (row === undefined || isElsewhere || !sees(world, person.uid, row))
    throw new Refused(codes.subWalletNotFound);
  return row;
}

/** A coin in the list of a sub-wallet, or a refusal. */
export function focusCoin({ world }: Asking, subWallet: SubWalletRow, symbol: string): CoinRow {
  const coin = world.coins.get(symbol);
  if (coin === undefined || !subWallet.focus.includes(symbol)) throw new Refused(codes.coinNotSupported);
  return coin;
}
