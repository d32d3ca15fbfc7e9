import type { contract, ParamsOf } from '@mpc/api';
import { specialAddresses } from '@mpc/api/sandbox';
import type { Bed } from './bed.ts';
import type { CasesOf } from './cases.ts';
import { expire } from './expire.ts';

type Kyt = (typeof contract)['kyt'];

const wallet_id = 1001;
const chainward = 5601;
const traceAtlas = 5603;
const main = 2001;
const customerDeposits = 2002;
const grants = 2004;
const reserve = 2008;
const others = { member: '200004', secondMember: '200004', approver: '200004' };

/** The latest record in a state, of one sub-wallet where it is named. */
function recordIn({ world }: Bed, kyt_status: number, sub?: number): number {
  const record = world.kytRecords
    .where('wallet_id', wallet_id)
    .filter(({ sub_wallet_id }) => sub === undefined || sub_wallet_id === sub)
    .findLast(({ trans_id }) => world.transactions.get(trans_id)?.kyt_status === kyt_status);
  if (record === undefined) throw new Error(`There is no record in state ${kyt_status}`);
  return record.record_id;
}

const release = (record_id: number) => ({ record_id, handle_type: 1 as const, remark: 'Known customer' });

const sections: ParamsOf<Kyt['saveConfig']>['sections'] = {
  connection: { mode: 'own', api_key: 'trace-key-2026', api_secret: 'trace-secret-2026' },
  scope: { scope_type: 2, sub_wallet_ids: [main, customerDeposits], auto_include_new: 1 },
  directions: ['deposit'],
  triggers: { trigger_mode: 'quantity', coins: [{ symbol: 'TUSDT', status: 1, minimum: '100.5' }] },
  handling: {
    deposit: { low: 1, medium: 2, high: 3, severe: 4 },
    withdraw: { low: 1, medium: 2, high: 3, severe: 4 },
  },
  breaker: { status: 1, level: 3 },
  timeout: { minutes: 15, action: 'release' },
};

/** What is held is let go, so that nothing keeps a service from being closed. */
function letGo({ world }: Bed): void {
  for (const row of world.transactions.where('wallet_id', wallet_id))
    if (row.kyt_status === 1 || row.kyt_status === 3) world.transactions.update(row, { kyt_status: 5 });
}

export const kytCases: CasesOf<Kyt> = {
  services: { ask: () => ({ wallet_id }) },
  config: { ask: () => ({ wallet_id, service_id: chainward }) },
  scope: { ask: () => ({ service_id: traceAtlas, keyword: 'r', selected: 1, order: 'desc', page_size: 5 }) },
  connection: { ask: () => ({ service_id: chainward }) },
  saveConfig: {
    ask: () => ({ service_id: traceAtlas, sections }),
    others,
    refused: {
      '200004': { by: 'member', ask: () => ({ service_id: traceAtlas, sections }) },
      '200040': {
        ask({ world }) {
          expire(world, wallet_id);
          return { service_id: traceAtlas, sections };
        },
      },
    },
  },
  draftScope: {
    ask: () => ({ service_id: traceAtlas, sub_wallet_ids: [main, reserve] }),
    others,
    refused: {
      '200004': { by: 'member', ask: () => ({ service_id: traceAtlas, sub_wallet_ids: [main] }) },
    },
  },
  withdrawCheck: {
    ask: () => ({
      sub_wallet_id: main,
      symbol: 'TUSDT',
      address_to: specialAddresses.highRisk.tron,
      amount: '20',
    }),
    others: { approver: '200125' },
    refused: {
      '110055': { ask: () => ({ sub_wallet_id: main, symbol: 'TUSDT', address_to: 'nobody' }) },
      '120202': {
        ask: () => ({ sub_wallet_id: main, symbol: 'BTC', address_to: specialAddresses.ordinary.tron }),
      },
      '200139': {
        ask: () => ({ sub_wallet_id: main, symbol: 'TUSDT', address_to: specialAddresses.unscreened.tron }),
      },
    },
  },
  switchService: {
    ask(bed) {
      letGo(bed);
      return { service_id: chainward, status: 0 };
    },
    others,
    refused: {
      '200004': { by: 'member', ask: () => ({ service_id: chainward, status: 0 }) },
      // Records wait for a person.
      '200025': { ask: () => ({ service_id: chainward, status: 0 }) },
      '200040': {
        ask(bed) {
          letGo(bed);
          expire(bed.world, wallet_id);
          return { service_id: chainward, status: 0 };
        },
      },
    },
  },
  records: {
    ask: () => ({
      wallet_id,
      direction: 'deposit',
      risk_level: [0, 1, 2, 3, 4],
      kyt_status: [1, 2, 3, 4, 5, 6, 7],
      provider: 'Chainward',
      keyword: '0x',
      order_by: 'amount_usd',
      order: 'asc',
      page_size: 100,
    }),
  },
  record: {
    ask: (bed) => ({ record_id: recordIn(bed, 3, customerDeposits) }),
    others: { secondMember: '210003', approver: '210003' },
    refused: { '210003': { ask: () => ({ record_id: 1 }) } },
  },
  handle: {
    ask: (bed) => release(recordIn(bed, 3, customerDeposits)),
    others: { secondMember: '210003', approver: '210003' },
    refused: {
      // Where it lies there is no TRX to pay for sending it back.
      '120403': {
        ask(bed) {
          const { world } = bed;
          const record_id = recordIn(bed, 3, customerDeposits);
          const record = world.kytRecords.get(record_id);
          const deposit = world.transactions.get(record?.trans_id ?? 0);
          const [home] = world.addresses.where('home', `${grants}/TRX`);
          if (record === undefined || deposit === undefined || home === undefined)
            throw new Error('There is no deposit to move');
          world.transactions.update(deposit, { sub_wallet_id: grants, address_to: home.address });
          world.kytRecords.update(record, { sub_wallet_id: grants });
          return { record_id, handle_type: 3, remark: 'Send it back' };
        },
      },
      '200025': { ask: (bed) => release(recordIn(bed, 2)) },
      // A member has proposed something about it.
      '200145': {
        by: 'secondMember',
        ask: ({ world }) =>
          release(
            world.items.all().find((item) => item.item_type === 13 && item.status === 0)?.business_id ?? 0,
          ),
      },
      '210003': { ask: () => release(1) },
    },
  },
  orders: { ask: () => ({ wallet_id, provider: 'Amberlight', status: [0, 2], order: 'asc' }) },
  charge: {
    ask: ({ world }) => ({ order_id: world.kytOrders.where('wallet_id', wallet_id)[0]?.order_id ?? 0 }),
    refused: { '210003': { ask: () => ({ order_id: 1 }) } },
  },
  closeCheck: { ask: () => ({ service_id: chainward }) },
  watched: { ask: () => ({ wallet_id }) },
};
