import type { Member, MemberAction } from '../../../domains/members/members.schema.ts';
import { personOf, sees, subWalletsOf } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import { keyStatusOf } from '../approvals/equal-rights-key.ts';
import { itemOf, typeOf, type Waiting } from '../approvals/item-view.ts';
import { outgoingSeen } from '../approvals/outgoing-seen.ts';
import { changesSeen } from '../approvals/waiting-list.ts';
import { memberSteps } from './member-steps.ts';
import { day } from '../../../core/durations.ts';

/** When somebody came: the owner with the wallet, the others one after the other in the days that followed. */
function joinedAt({ created_at, members }: WalletRow, uid: number): number {
  const place = members.findIndex((member) => member.uid === uid);
  return members[place]?.joined_at ?? created_at + 3 * day * place;
}

function lastLogin(world: World, uid: number): number | undefined {
  const times = world.logins.where('uid', uid).flatMap((row) => (row.result === 1 ? [row.login_time] : []));
  return times.length === 0 ? undefined : Math.max(...times);
}

/** A member of a wallet, as another one sees them. */
export function memberShown(
  asking: Asking,
  wallet: WalletRow,
  { uid, role }: WalletRow['members'][number],
): Member {
  const { world, person } = asking;
  const { nickname, avatar_letter, account } = personOf(world, uid);
  const steps = memberSteps(asking, wallet.wallet_id, uid);
  const strategies = new Set(steps.map((step) => step.business_type ?? step.strategy_id));
  return {
    uid,
    nickname,
    avatar_letter,
    account,
    role,
    sub_wallets: subWalletsOf(world, person.uid, wallet.wallet_id)
      .filter((row) => sees(world, uid, row))
      .map(({ sub_wallet_id, sub_wallet_name }) => ({ sub_wallet_id, sub_wallet_name })),
    is_approver: steps.some((step) => step.node_type === 1) ? 1 : 0,
    strategy_count: strategies.size,
    key_status: keyStatusOf(world, wallet.wallet_id, uid),
    // Nobody becomes a member without either.
    ga_status: 1,
    kyc_status: 1,
    joined_at: joinedAt(wallet, uid),
    last_login_at: lastLogin(world, uid),
  };
}

function actsOn(row: Waiting, uid: number): Pick<MemberAction, 'time' | 'action'>[] {
  const decisions = row.nodes.flatMap((node) =>
    node.members.flatMap(({ uid: by, status, time }) =>
      by === uid && status !== 0 && time !== undefined
        ? [{ time, action: status === 1 ? ('approved' as const) : ('refused' as const) }]
        : [],
    ),
  );
  const asked = row.initiator_uid === uid ? [{ time: row.created_at, action: 'asked' as const }] : [];
  return [...asked, ...decisions];
}

/** What somebody asked for, approved and refused lately, of what the caller sees. */
export function actionsOf({ world, person }: Asking, wallet: WalletRow, uid: number): MemberAction[] {
  const since = world.clock.now() - 30 * day;
  const orders = outgoingSeen(world, person.uid, wallet).filter(
    (row) => row.updated_at >= since && typeOf(row) !== undefined,
  );
  const items = changesSeen(world, person.uid, wallet);
  return [...orders, ...items]
    .flatMap((row) => actsOn(row, uid).map((act) => ({ row, act })))
    .filter(({ act }) => act.time >= since)
    .sort((one, other) => other.act.time - one.act.time)
    .slice(0, 20)
    .map(({ row, act }) => {
      const { item_id, title, sub_wallet_id, sub_wallet_name } = itemOf(world, row, person.uid);
      return { ...act, item_id, title, sub_wallet_id, sub_wallet_name };
    });
}
