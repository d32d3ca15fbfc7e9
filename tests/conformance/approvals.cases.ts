import type { approvals } from '@mpc/api';
import type { World } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';

const [treasury, main, lin, kofi] = [1001, 2001, 10003, 10002];

/** An order of Main in some state, asked for by somebody. */
function orderOf(world: World, uid: number, status: number): number {
  const order = world.transactions
    .where('sub_wallet_id', main)
    .find((row) => row.trans_kind === 'withdraw' && row.initiator_uid === uid && row.status === status);
  if (order === undefined) throw new Error(`Main has no order of ${uid} in ${status}`);
  return order.id;
}

const shown = { digest: 'a1'.repeat(32), build: 'b2'.repeat(32) };

const itemOf = (world: World, type: number) =>
  world.items.all().find((item) => item.item_type === type && item.status === 0)?.item_id ?? 0;

const approval = (id: number) => ({ id, trans_kind: 'withdraw' as const, audit_result: 1 as const });

export const approvalsCases: CasesOf<typeof approvals> = {
  items: {
    ask: () => ({
      wallet_id: treasury,
      tab: 'mine',
      item_type: [1, 2, 3, 4, 5, 10],
      urgency: [0, 1, 2],
      start_time: 0,
      end_time: 4_000_000_000_000,
      order_by: 'expire_at',
      order: 'asc',
      page_no: 1,
      page_size: 50,
    }),
  },
  audit: {
    ask: ({ world }) => ({ ...approval(orderOf(world, lin, 1000)), node_index: 1, remark: 'Seen', ...shown }),
    others: { member: '200025', secondMember: '200025', approver: '210003' },
    refused: {
      210003: { ask: ({ world }) => ({ ...approval(orderOf(world, lin, 1000)), trans_kind: 'web3' }) },
      200025: { ask: ({ world }) => approval(orderOf(world, lin, 2000)) },
      // Signature protection: an admin does not approve what the same admin asked for.
      200013: { by: 'admin', ask: ({ world }) => approval(orderOf(world, kofi, 1000)) },
    },
  },
  acceptKey: {
    by: 'admin',
    ask: ({ world }) => ({ item_id: itemOf(world, 10), accept: 1 }),
    others: { owner: '200025', member: '200025', secondMember: '200025', approver: '200025' },
    refused: { 200025: { ask: ({ world }: Bed) => ({ item_id: itemOf(world, 10), accept: 2 }) } },
  },
  keyApplication: {
    ask: ({ world }) => ({ item_id: itemOf(world, 9) }),
    others: { member: '200004', secondMember: '200004', approver: '200004' },
    refused: { 200004: { by: 'member', ask: ({ world }) => ({ item_id: itemOf(world, 9) }) } },
  },
  strategies: {
    ask: () => ({
      wallet_id: treasury,
      sub_wallet_id: main,
      business_type: 'withdraw',
      symbol: 'TUSDT',
      amount: '1500',
      initiator_uid: lin,
      source: 3,
    }),
    others: { approver: '200125' },
    refused: {
      120202: {
        ask: () => ({
          wallet_id: treasury,
          sub_wallet_id: main,
          business_type: 'withdraw',
          symbol: 'NOPE',
          amount: '1',
        }),
      },
    },
  },
};
