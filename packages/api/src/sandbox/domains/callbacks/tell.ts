import type { CallbackSide } from '../../../domains/callbacks/callbacks.schema.ts';
import type { TransactionRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { notifyUrlOf } from './notify-url.ts';

const firstDelay = 1_000;

/** What the open API calls a kind; sweeps, fueling and refunds are not told of. */
const sides: Partial<Record<TransactionRow['trans_kind'], CallbackSide>> = {
  deposit: 'deposit',
  nft: 'deposit',
  withdraw: 'withdraw',
  web3: 'web3-trans',
};

/** Tells the customer's own server, where there is one, of the state something has come to. */
export function tell(world: World, row: TransactionRow): void {
  const side = sides[row.trans_kind];
  if (side === undefined) return;
  const { id: trans_id, wallet_id, sub_wallet_id, status, txid, confirmations } = row;
  const notify_url = notifyUrlOf(world, wallet_id);
  if (notify_url === '') return;
  const now = world.clock.now();
  const notify_id = world.nextId('callback');
  world.callbacks.insert({
    notify_id,
    wallet_id,
    sub_wallet_id,
    side,
    trans_id,
    status,
    txid,
    confirmations,
    notify_url,
    notify_status: 0,
    attempts: [],
    next_at: now + firstDelay,
    created_at: now,
  });
  world.clock.schedule({ at: now + firstDelay, kind: 'callback.deliver', id: notify_id });
}
