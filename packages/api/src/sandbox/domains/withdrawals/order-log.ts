import type { OrderEvent } from '../../../domains/withdrawals/withdrawals.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { personOf } from '../../world/access.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';

function decisions({ nodes }: OutgoingRow): OrderEvent[] {
  return nodes.flatMap(({ node_type, members }) =>
    members.flatMap(({ name, status, time, remark }) => {
      if (status === 0 || time === undefined) return [];
      const event = status === 2 ? 'refused' : node_type === 2 ? 'signed' : 'approved';
      return [{ event, time, by: name, ...(remark ? { remark } : {}) } as const];
    }),
  );
}

const endings: Partial<Record<WithdrawStatus, OrderEvent['event']>> = {
  [WithdrawStatus.done]: 'done',
  [WithdrawStatus.rejectedBySystem]: 'stopped',
  [WithdrawStatus.autoCancelled]: 'expired',
  [WithdrawStatus.discarded]: 'discarded',
  [WithdrawStatus.failed]: 'failed',
};

/** What happened to something outgoing, in order. */
export function logOf(world: World, order: OutgoingRow): OrderEvent[] {
  const { created_at, initiator_uid, broadcast_at, finished_at, status, fail_reason, txid, ended_by } = order;
  const by = initiator_uid === 0 ? {} : { by: personOf(world, initiator_uid).nickname };
  const ending = endings[status];
  const events: OrderEvent[] = [
    { event: 'asked', time: created_at, ...by },
    ...decisions(order),
    ...(broadcast_at === undefined ? [] : [{ event: 'sent', time: broadcast_at, remark: txid } as const]),
    ...(ending === undefined || finished_at === undefined
      ? []
      : [
          {
            event: ending,
            time: finished_at,
            ...(ended_by === undefined ? {} : { by: ended_by }),
            ...(fail_reason ? { remark: fail_reason } : {}),
          },
        ]),
  ];
  return events.sort((one, other) => one.time - other.time);
}
