import type { members } from '../../../domains/members/members.contract.ts';
import { ownSubWallet, ownWallet, sees } from '../../world/access.ts';
import { BadField } from '../../wire/refuse.ts';
import { listed } from '../../wire/listed.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { memberSteps } from './member-steps.ts';
import { actionsOf, memberShown } from './member-view.ts';

/** Who is in a wallet. */
export const membersSandbox = {
  list({ wallet_id, role, sub_wallet_id, is_approver, keyword, order_by = 'role', order = 'asc' }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const subWallet =
      sub_wallet_id === undefined ? undefined : ownSubWallet(asking, sub_wallet_id, wallet_id);
    const found = wallet.members
      .filter((member) => role === undefined || role.includes(member.role))
      .filter(({ uid }) => subWallet === undefined || sees(world, uid, subWallet))
      .map((member) => memberShown(asking, wallet, member))
      .filter((member) => is_approver === undefined || member.is_approver === is_approver);
    const { list } = listed(
      found,
      { keyword, order, page_size: found.length },
      {
        show: (member) => member,
        texts: ({ nickname, account }) => [nickname, account],
        compare: (one, other) => (one[order_by] ?? 0) - (other[order_by] ?? 0),
      },
    );
    return list;
  },

  detail({ wallet_id, uid }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    const member = wallet.members.find((one) => one.uid === uid);
    if (member === undefined) throw new BadField('uid', 'unknown');
    return {
      ...memberShown(asking, wallet, member),
      wallet_id,
      wallet_name: wallet.wallet_name,
      strategies: memberSteps(asking, wallet_id, uid),
      actions: actionsOf(asking, wallet, uid),
    };
  },
} satisfies ResolversOf<typeof members>;
