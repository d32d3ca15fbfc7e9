import { reaches, roleIn } from '../../world/access.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { logAs } from '../operations/log-operation.ts';

const ownerOf = ({ members }: WalletRow): number => members.find(({ role }) => role === 1)?.uid ?? 0;

const subWalletsIn = (world: World, { wallet_id }: WalletRow): SubWalletRow[] =>
  world.subWallets.where('wallet_id', wallet_id);

const namesOf = (world: World, wallet: WalletRow, uid: number): string =>
  subWalletsIn(world, wallet)
    .filter(({ member_uids: uids }) => uids.includes(uid))
    .map(({ sub_wallet_name: name }) => name)
    .join(', ');

/** Puts somebody into these sub-wallets of a wallet, and out of its others. */
function place(world: World, wallet: WalletRow, uid: number, subWalletIds: readonly number[]): void {
  for (const row of subWalletsIn(world, wallet)) {
    const others = row.member_uids.filter((other) => other !== uid);
    const isIn = subWalletIds.includes(row.sub_wallet_id);
    world.subWallets.update(row, { member_uids: isIn ? [...others, uid] : others });
  }
}

function log(
  world: World,
  wallet: WalletRow,
  change: { uid: number; op: 'add' | 'edit' | 'delete'; before: string; after: string },
): void {
  const { uid, ...rest } = change;
  const { wallet_id } = wallet;
  logAs(world, ownerOf(wallet), { wallet_id, business: 'member', business_id: uid, ...rest });
}

/**
 * The owner adds somebody to a wallet on the phone, as an ordinary member of some sub-wallets, or changes which ones.
 * False where that cannot be: owner and admins are in all of them.
 */
export function placeMember(
  world: World,
  walletId: number,
  uid: number,
  subWalletIds: readonly number[],
): boolean {
  const wallet = world.wallets.get(walletId);
  const isKnown = world.people.some((person) => person.uid === uid);
  const role = wallet === undefined ? undefined : roleIn(wallet, uid);
  if (wallet === undefined || !isKnown || role === 1 || role === 2) return false;
  const before = namesOf(world, wallet, uid);
  if (role === undefined)
    world.wallets.update(wallet, {
      members: [...wallet.members, { uid, role: 3, joined_at: world.clock.now() }],
    });
  place(world, wallet, uid, subWalletIds);
  log(world, wallet, {
    uid,
    op: role === undefined ? 'add' : 'edit',
    before,
    after: namesOf(world, wallet, uid),
  });
  return true;
}

/**
 * The owner removes somebody from a wallet on the phone. They stay named in the steps of strategies and of what is pending
 * until those change, and can decide nothing there. False for the owner.
 */
export function removeMember(world: World, walletId: number, uid: number): boolean {
  const wallet = world.wallets.get(walletId);
  const role = wallet === undefined ? undefined : roleIn(wallet, uid);
  if (wallet === undefined || role === undefined || role === 1) return false;
  const before = namesOf(world, wallet, uid);
  place(world, wallet, uid, []);
  world.wallets.update(wallet, { members: wallet.members.filter((member) => member.uid !== uid) });
  log(world, wallet, { uid, op: 'delete', before, after: '' });
  return true;
}

/** The sub-wallets of a wallet, and whether somebody is in each. */
export function placesOf(
  world: World,
  wallet: WalletRow,
  uid: number,
): { row: SubWalletRow; isIn: boolean }[] {
  return subWalletsIn(world, wallet).map((row) => ({ row, isIn: reaches(world, row, uid) }));
}
