import type { approvals } from '../../../domains/approvals/approvals.contract.ts';
import { focusCoin, ownSubWallet, ownWallet, subWalletsOf } from '../../world/access.ts';
import { Refused } from '../../wire/refuse.ts';
import { paged } from '../../wire/paged.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { actionOf, approve, refuse } from '../withdrawals/order-life.ts';
import { orderInTurn } from '../withdrawals/own-order.ts';
import { itemOf, tabOf } from './item-view.ts';
import { activeNode, startNodes } from './nodes.ts';
import { strategyHit } from './strategy-hit.ts';

/** What waits for whom, and who must be asked. */
export const approvalsSandbox = {
  items(filter, asking) {
    const { world, person } = asking;
    const wallet = ownWallet(asking, filter.wallet_id);
    const subWallets =
      filter.sub_wallet_id === undefined
        ? subWalletsOf(world, person.uid, wallet.wallet_id)
        : [ownSubWallet(asking, filter.sub_wallet_id, wallet.wallet_id)];
    // Transfers, type 1, are the only items there are so far.
    const isEmpty = filter.item_type !== undefined && filter.item_type !== 1;
    const orders = (isEmpty ? [] : subWallets)
      .flatMap((row) => world.transactions.where('sub_wallet_id', row.sub_wallet_id))
      .filter((row) => row.trans_kind === 'withdraw')
      .sort((one, other) => other.created_at - one.created_at || other.id - one.id);
    const inTab = (tab: typeof filter.tab) =>
      orders.filter((order) => tabOf(world, order, person.uid).includes(tab));
    return {
      ...paged(inTab(filter.tab), filter, (order) => itemOf(world, order, person.uid)),
      counts: {
        mine: inTab('mine').length,
        started: inTab('started').length,
        done: inTab('done').length,
      },
    };
  },

  audit({ id, audit_result, node_index, remark }, asking) {
    const { world, person } = asking;
    const order = orderInTurn(asking, id);
    const active = activeNode(order.nodes);
    if (node_index !== undefined && node_index !== active?.node_index) throw new Refused('200025');
    if (audit_result === 2) return { status: refuse(world, order, person, remark).status, need_sign: 0 };
    // The last step is passed by the phone that signs, not by saying yes here.
    const isSigning = active?.node_type === 2;
    const now = isSigning ? order : approve(world, order, person, remark);
    return { status: now.status, need_sign: actionOf(world, now, person.uid) === 2 ? 1 : 0 };
  },

  strategies({ wallet_id, sub_wallet_id, symbol, amount }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    const subWallet = ownSubWallet(asking, sub_wallet_id, wallet_id);
    focusCoin(asking, subWallet, symbol);
    const strategy = strategyHit(world, sub_wallet_id, { symbol, amount });
    const { strategy_id, name, type } = strategy;
    return [{ strategy_id, name, type, node_list: startNodes(world, strategy) }];
  },
} satisfies ResolversOf<typeof approvals>;
