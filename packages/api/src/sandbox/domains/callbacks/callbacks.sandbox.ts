import { codes } from '../../../core/codes.ts';
import type { callbacks } from '../../../domains/callbacks/callbacks.contract.ts';
import { governs, ownSubWallet, ownWallet, subWalletsOf, walletOf } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { callbackOf, statOf, transactionOf } from './callback-view.ts';
import type { CallbackRow } from './callbacks-tables.ts';
import { deliver } from './deliver.ts';
import { notifyUrlOf } from './notify-url.ts';

const sortKeys = {
  created_at: (row: CallbackRow) => row.created_at,
  last_notify_at: (row: CallbackRow) => row.attempts.at(-1)?.at ?? 0,
  notify_count: (row: CallbackRow) => row.attempts.length,
};

/** Deliveries of what happened to the customer's own server. */
export const callbacksSandbox = {
  list(filter, asking) {
    const { world, person } = asking;
    const { wallet_id, sub_wallet_id, side, notify_status, status, symbol } = filter;
    ownWallet(asking, wallet_id);
    const asked =
      sub_wallet_id?.map((id) => ownSubWallet(asking, id, wallet_id)) ??
      subWalletsOf(world, person.uid, wallet_id);
    const ids = new Set(asked.map((row) => row.sub_wallet_id));
    const seen = world.callbacks.where('wallet_id', wallet_id).filter((row) => ids.has(row.sub_wallet_id));
    const rows = seen
      .filter((row) => side?.includes(row.side) ?? true)
      .filter((row) => notify_status?.includes(row.notify_status) ?? true)
      .filter((row) => status?.includes(row.status) ?? true)
      .filter((row) => symbol === undefined || transactionOf(world, row).symbol === symbol);
    const key = sortKeys[filter.order_by ?? 'created_at'];
    const page = listed(rows, filter, {
      show: (row) => callbackOf(world, row),
      texts: (row) => [`${row.notify_id}`, `${row.trans_id}`, row.txid, transactionOf(world, row).request_id],
      time: (row) => row.created_at,
      compare: (one, other) => key(one) - key(other) || one.notify_id - other.notify_id,
    });
    return { ...page, stat: statOf(world, wallet_id, seen) };
  },

  resend({ ids }, { world, person }) {
    const rows = [...new Set(ids)].map((id) => {
      const row = world.callbacks.get(id);
      if (row === undefined) throw new Refused(codes.orderNotFound);
      if (!governs(walletOf(world, row), person.uid)) throw new Refused(codes.noPermission);
      // There is nowhere to send it to any more.
      if (notifyUrlOf(world, row.wallet_id) === '') throw new Refused(codes.transactionNotSupported);
      return row;
    });
    const sent = rows.map((row) => deliver(world, row, true));
    const idsOf = (isTaken: boolean) =>
      sent.filter((row) => (row.notify_status === 1) === isTaken).map((row) => row.notify_id);
    return { success: idsOf(true), fail: idsOf(false) };
  },
} satisfies ResolversOf<typeof callbacks>;
