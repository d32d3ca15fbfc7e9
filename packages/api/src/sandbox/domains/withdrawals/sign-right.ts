import type { SignProtection } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { ownWallet, personOf, walletOf } from '../../world/access.ts';
import type { OutgoingRow, WalletRow } from '../../world/rows.ts';
import { isBarred } from './order-lifecycle.ts';
import { ownOutgoing } from './own-order.ts';

function answer({ world, person }: Asking, wallet: WalletRow, uids: readonly number[]): SignProtection {
  const signers = [...new Set(uids)];
  return {
    sign_protect: wallet.sign_protect,
    can_sign: signers.includes(person.uid) ? 1 : 0,
    allowed_signers: signers.map((uid) => ({ uid, nickname: personOf(world, uid).nickname })),
  };
}

/** Who may sign an order: everybody of its signing steps whom signature protection does not bar. */
function ofOrder(asking: Asking, order: OutgoingRow): SignProtection {
  const { world } = asking;
  const signing = order.nodes.filter((node) => node.node_type === 2).flatMap((node) => node.members);
  const uids = signing.map(({ uid }) => uid).filter((uid) => !isBarred(world, order, uid));
  return answer(asking, walletOf(world, order), uids);
}

/** Who holds a key of a wallet, and may sign what the caller asks for: an admin's own orders are not for that admin. */
function ofWallet(asking: Asking, wallet: WalletRow): SignProtection {
  const holders = wallet.members.filter(({ role }) => role !== 3);
  const allowed = holders.filter(
    ({ uid, role }) => wallet.sign_protect === 0 || role === 1 || uid !== asking.person.uid,
  );
  return answer(
    asking,
    wallet,
    allowed.map(({ uid }) => uid),
  );
}

/** Whether signature protection keeps the caller from signing, and who may instead. */
export function signRight(
  asking: Asking,
  { id, wallet_id }: { id?: number | undefined; wallet_id?: number | undefined },
): SignProtection {
  if (id !== undefined) return ofOrder(asking, ownOutgoing(asking, id));
  if (wallet_id === undefined) throw new BadField('id', 'missing');
  return ofWallet(asking, ownWallet(asking, wallet_id));
}
