import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import type { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { focusCoin, ownSubWallet, ownWallet, personOf, walletOf } from '../../world/access.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { balancesOf } from '../wallets/wallet-view.ts';
import { checkOrder } from './check-order.ts';
import { answerLimit } from './daily-limit.ts';
import { quoteFee } from './fee-quote.ts';
import { actionOf, endOrder, isBarred } from './order-life.ts';
import { canCancel, orderOf } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { placeOrder } from './place-order.ts';

/** Money going out: what is there, what it costs, the order itself. */
export const withdrawalsSandbox = {
  info: ({ id }, asking) => orderOf(asking.world, ownOrder(asking, id), asking.person.uid),

  balance({ sub_wallet_id, symbol, address }, asking) {
    const { world } = asking;
    const coin = focusCoin(asking, ownSubWallet(asking, sub_wallet_id), symbol);
    const home = world.addresses.get(`${sub_wallet_id}/${coin.base_symbol}`)?.address ?? '';
    const isOther =
      address !== undefined && addressKey(coin.base_symbol, address) !== addressKey(coin.base_symbol, home);
    if (isOther) throw new Refused('100004', { name: 'address' });
    return { ...balancesOf(world, sub_wallet_id, symbol), price_usd: coin.price_usd };
  },

  fee({ sub_wallet_id, symbol, to }, asking) {
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const coin = focusCoin(asking, subWallet, symbol);
    if (to !== undefined && !checkAddress(coin.base_symbol, to).ok)
      throw new Refused('110055', { net: coin.coin_net });
    return quoteFee(asking.world, coin, subWallet.wallet_id, to);
  },

  create(asked, asking) {
    const { world, person } = asking;
    const order = placeOrder(world, checkOrder(asking, asked));
    return { withdraw_id: order.id, need_sign: actionOf(world, order, person.uid) === 2 ? 1 : 0 };
  },

  cancel({ id, remark }, asking) {
    const { world, person } = asking;
    const order = ownOrder(asking, id);
    if (!canCancel(world, order, person.uid)) throw new Refused('200025');
    endOrder(world, order, WithdrawStatus.discarded, remark);
    return null;
  },

  limit({ wallet_id, symbol, amount }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    const coin = asking.world.coins.get(symbol);
    if (coin === undefined) throw new Refused('120202');
    return answerLimit(asking, wallet, coin, amount);
  },

  signProtection({ id }, asking) {
    const { world, person } = asking;
    const order = ownOrder(asking, id);
    const signers = order.nodes
      .filter((node) => node.node_type === 2)
      .flatMap((node) => node.members)
      .filter(({ uid }) => !isBarred(world, order, uid));
    return {
      sign_protect: walletOf(world, order).sign_protect,
      can_sign: signers.some(({ uid }) => uid === person.uid) ? 1 : 0,
      allowed_signers: signers.map(({ uid }) => ({ uid, nickname: personOf(world, uid).nickname })),
    };
  },
} satisfies ResolversOf<typeof withdrawals>;
