import { codes } from '../../../core/codes.ts';
import type { transactions } from '../../../domains/transactions/transactions.contract.ts';
import {
  coinOf,
  governs,
  ownSubWallet,
  ownWallet,
  sees,
  subWalletOf,
  subWalletsOf,
  walletOf,
} from '../../world/access.ts';
import type { TransactionRow } from '../../world/rows.ts';
import { paged } from '../../wire/paged.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { refundsOf } from '../refunds/refundable.ts';
import { incomingAt, type IncomingRow } from './deposit-states.ts';
import { checkBounds, testOf, type TransactionQuestion } from './transaction-filter.ts';
import { ordered } from './transaction-order.ts';
import { transactionRowOf } from './transaction-view.ts';

/** Everything that moved in the sub-wallets that are asked about, or in all that the caller sees. */
function movedIn(asking: Asking, { wallet_id, sub_wallet_id }: TransactionQuestion): TransactionRow[] {
  const { world, person } = asking;
  const wallet = ownWallet(asking, wallet_id);
  if (sub_wallet_id === undefined && governs(wallet, person.uid))
    return world.transactions.where('wallet_id', wallet_id);
  const subWallets =
    sub_wallet_id?.map((id) => ownSubWallet(asking, id, wallet_id)) ??
    subWalletsOf(world, person.uid, wallet_id);
  const ids = new Set(subWallets.map((row) => row.sub_wallet_id));
  return [...ids].flatMap((id) => world.transactions.where('sub_wallet_id', id));
}

/** Something that came into a sub-wallet the caller sees, or a refusal. */
function ownIncoming({ world, person }: Asking, id: number): IncomingRow {
  const row = incomingAt(world, id);
  if (row === undefined || !sees(world, person.uid, subWalletOf(world, row)))
    throw new Refused(codes.orderNotFound);
  return row;
}

/** Everything that moved. */
export const transactionsSandbox = {
  depositInfo({ id }, asking) {
    const { world, person } = asking;
    const row = ownIncoming(asking, id);
    const coin = coinOf(world, row);
    const wallet = walletOf(world, row);
    const shown = transactionRowOf(world, row, person.uid);
    return {
      ...shown,
      wallet_id: wallet.wallet_id,
      wallet_name: wallet.wallet_name,
      kyt: row.kyt,
      deposit_confirmation: coin.deposit_confirmation,
      txid_link: coin.txid_link,
      can_refund: shown.can_refund === true,
      enable_deposit: coin.enable_deposit ? 1 : 0,
      timeline: [...(row.passed ?? [])],
      refunds: refundsOf(world, row).map((refund) => ({
        refund_id: refund.id,
        amount: refund.amount,
        status: refund.status,
        created_at: refund.created_at,
      })),
    };
  },

  remarkDeposit({ id, remark }, asking) {
    asking.world.transactions.update(ownIncoming(asking, id), { remark: remark.trim() });
    return null;
  },

  list(filter, asking) {
    const { world, person } = asking;
    checkBounds(filter);
    const rows = movedIn(asking, filter).filter(testOf(world, filter));
    const page = paged(ordered(rows, filter), filter, (row) => transactionRowOf(world, row, person.uid));
    return { ...page, count: rows.length, pageTotal: Math.ceil(rows.length / (filter.page_size ?? 20)) };
  },
} satisfies ResolversOf<typeof transactions>;
