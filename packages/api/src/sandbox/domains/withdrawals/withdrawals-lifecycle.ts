import { orderFacts, type OrderFacts } from '../../../fingerprint/index.ts';
import { coinOf, personOf, subWalletOf, walletOf } from '../../world/access.ts';
import type { Both, Lifecycle, Signable, SignView } from '../../world/lifecycle.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { inscriptionsOf } from '../collectibles/inscription-state.ts';
import { transactionOf } from '../transactions/transaction-view.ts';
import { broadcast, forget, orderBlock } from './order-chain.ts';
import { actionOf, expire, outgoingAt, refuse, sign } from './order-lifecycle.ts';

const outgoing = (world: World, id: number) => known(outgoingAt(world, id), `order ${id}`);

type Lines = SignView['lines'];

function feeLines({ fee, delegate_fee }: OutgoingRow, coin: string): Lines {
  return [
    [['Network fee', '网络手续费'], `${fee} ${coin}`],
    ...(delegate_fee === undefined
      ? []
      : [[['Delegated energy', '代理能量'], `${delegate_fee} ${coin}`] as const]),
  ];
}

/** What is paid, as every console reads it from the order in full. */
function paidFacts(world: World, order: OutgoingRow): OrderFacts {
  const inscriptions = inscriptionsOf(world, order.id).map((row) => row.inscription_id);
  return orderFacts({
    ...transactionOf(world, order),
    ...(inscriptions.length === 0 ? {} : { inscriptions }),
  });
}

/** What the phone shows of anything outgoing; `lines` are the facts besides its fee. */
function viewOf(world: World, order: OutgoingRow, title: Both, lines: Lines): SignView {
  const main = coinOf(world, { symbol: order.fee_symbol });
  const isFaster = order.pending_round === true;
  return {
    title: isFaster ? [`${title[0]}: replacement`, `${title[1]}（加速）`] : title,
    wallet: `${walletOf(world, order).wallet_name} / ${subWalletOf(world, order).sub_wallet_name}`,
    askedBy: order.initiator_uid === 0 ? '' : personOf(world, order.initiator_uid).nickname,
    address: order.address_to,
    facts: paidFacts(world, order),
    lines: [...lines, ...feeLines(order, main.symbol_alias)],
  };
}

function paymentLines(world: World, order: OutgoingRow): Lines {
  const coin = coinOf(world, order);
  const { memo, outputs = [] } = order;
  return [
    [['Amount', '数量'], `${order.amount} ${coin.symbol_alias} (${coin.coin_net})`],
    ...(memo === '' ? [] : [[['Memo', 'Memo'], memo] as const]),
    ...outputs.map(
      ({ address, amount }, index) =>
        [[`Recipient ${index + 1}`, `收款方 ${index + 1}`], `${amount} → ${address}`] as const,
    ),
  ];
}

/** Something outgoing that is signed on the phone: what leaves, where to, and at which fee. */
export function signableOrder(
  title: Both,
  linesOf: (world: World, order: OutgoingRow) => Lines = paymentLines,
): Signable {
  return {
    maySign(world, id, uid) {
      const order = outgoingAt(world, id);
      return order !== undefined && actionOf(world, order, uid) === 2;
    },
    view(world, id) {
      const order = outgoing(world, id);
      return viewOf(world, order, title, linesOf(world, order));
    },
    sign: (world, id, person) => void sign(world, outgoing(world, id), person),
    refuse: (world, id, person) => void refuse(world, outgoing(world, id), person),
  };
}

/** Payments go out, are confirmed block by block, are forgotten by their chain, or run out of time. */
export const withdrawalsLifecycle: Lifecycle = {
  jobs: {
    'order.broadcast': broadcast,
    'order.block': orderBlock,
    'order.forget': forget,
    'order.expire': expire,
  },
  signables: { withdraw: signableOrder(['Transfer', '转账']) },
};
