import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { Shown } from '../../../domains/approvals/shown.schema.ts';
import { kyt } from '../../../domains/kyt/kyt.contract.ts';
import type { KytSections } from '../../../domains/kyt/kyt-config.schema.ts';
import { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import {
  actOnWaiting,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  waitingOn,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { known } from '../../world/world.ts';
import { arrive } from '../transactions/deposit-lifecycle.ts';
import { pendingRefund } from '../refunds/refundable.ts';
import { kytServiceIds } from './kyt-services.seed.ts';
import { minute } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { main, customerDeposits } = subWalletIds;
const { ordinary, mediumRisk, highRisk, severeRisk, unscreened } = specialAddresses;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  lin = asking(sandbox, people.member.uid);
});

async function configure(sections: KytSections) {
  const { code, data } = await ana(kyt.saveConfig, { service_id: kytServiceIds.chainward, sections });
  expect([code, data]).toEqual(['0', { config_status: 1, test_result: 1 }]);
}

/** Money comes into Customer deposits. */
function come(address_from: string, amount = '100', sub_wallet_id: number = customerDeposits) {
  const txid = sandbox.world.random.hex(64);
  return arrive(sandbox.world, { sub_wallet_id, symbol: 'TUSDT', amount, address_from, txid }).id;
}

const movement = (id: number) => known(sandbox.world.transactions.get(id), `movement ${id}`);
const recordOf = (id: number) => sandbox.world.kytRecords.where('trans_id', id)[0];

async function shown(id: number, who = ana) {
  const { record_id } = known(recordOf(id), `record of ${id}`);
  return (await who(kyt.record, { record_id })).data;
}

async function handle(id: number, handle_type: 1 | 2 | 3 | 4, who = ana, shown: Shown = {}) {
  const { record_id } = known(recordOf(id), `record of ${id}`);
  return who(kyt.handle, { record_id, handle_type, remark: 'Looked into it', ...shown });
}

/** A payment out of Main; the risk of its address is accepted. */
async function pay(address_to: string, amount = '20') {
  const request_id = crypto.randomUUID();
  const asked = {
    request_id,
    sub_wallet_id: main,
    symbol: 'TUSDT',
    address_to,
    amount,
    confirm_risk: 1 as const,
  };
  return (await ana(withdrawals.create, asked)).data.withdraw_id;
}

describe('a deposit', () => {
  it.each([
    ['passes where its risk is low', ordinary, 1, 2, 2000, 1],
    ['passes, and is told of, where it is medium', mediumRisk, 2, 2, 2000, 2],
    ['is held where it is high', highRisk, 3, 3, 3000, 3],
    ['is held where it is severe', severeRisk, 4, 3, 3000, 3],
  ] as const)('%s', async (_, address, risk_level, kyt_status, status, rule) => {
    const id = come(address.tron);
    sandbox.clock.step(2 * minute);
    expect(movement(id)).toMatchObject({ status, kyt_status });
    expect(await shown(id)).toMatchObject({ risk_level, kyt_status, rule, provider: 'Chainward' });
  });

  it('is frozen where the configuration in force says so when it comes; what came before stays as it was', async () => {
    const before = come(severeRisk.tron);
    const strict = { low: 1, medium: 3, high: 4, severe: 4 } as const;
    await configure({ handling: { deposit: strict, withdraw: strict } });
    const after = come(severeRisk.tron);
    sandbox.clock.step(2 * minute);
    expect(movement(before)).toMatchObject({ status: 3000, kyt_status: 3 });
    expect(movement(after)).toMatchObject({ status: 3000, kyt_status: 4 });
    expect((await shown(after)).can_handle).toEqual([1, 3]);
  });

  it.each([
    ['of a direction that is not watched', { directions: ['withdraw'] }, '100'],
    [
      'of a coin that is not watched',
      { triggers: { trigger_mode: 'value', coins: [{ symbol: 'ETH', status: 1, minimum: '0' }] } },
      '100',
    ],
    [
      'below the minimum',
      {
        triggers: {
          trigger_mode: 'quantity',
          coins: [{ symbol: 'TUSDT', status: 1, minimum: '100.000001' }],
        },
      },
      '100',
    ],
    [
      'of a sub-wallet that is not chosen',
      { scope: { scope_type: 2, sub_wallet_ids: [main], auto_include_new: 0 } },
      '100',
    ],
  ] as [string, KytSections, string][])('is not screened: %s', async (_, sections, amount) => {
    await configure(sections);
    const id = come(severeRisk.tron, amount);
    sandbox.clock.step(2 * minute);
    expect(movement(id)).toMatchObject({ status: 2000, kyt_status: 0 });
    expect(recordOf(id)).toBeUndefined();
  });

  it('is screened however small once a grave one has tripped the breaker, until that is set anew', async () => {
    const triggers = {
      trigger_mode: 'quantity',
      coins: [{ symbol: 'TUSDT', status: 1, minimum: '50' }],
    } as const;
    await configure({
      triggers: { ...triggers, coins: [...triggers.coins] },
      breaker: { status: 1, level: 3 },
    });
    expect(recordOf(come(ordinary.tron, '10'))).toBeUndefined();
    come(highRisk.tron, '60');
    const small = come(ordinary.tron, '10');
    expect((await shown(small)).rules).toMatchObject([
      { name: 'breaker', level: 3 },
      { name: 'level', level: 1 },
    ]);
    const question = { wallet_id, service_id: kytServiceIds.chainward };
    expect((await ana(kyt.config, question)).data.breaker.tripped_at).toBe(sandbox.clock.now());
    await configure({ breaker: { status: 1, level: 3 } });
    expect((await ana(kyt.config, question)).data.breaker.tripped_at).toBeNull();
    expect(recordOf(come(ordinary.tron, '10'))).toBeUndefined();
  });

  it.each([
    ['waits for a person', 'hold', 7, 3000, [1, 2, 3]],
    ['is let in', 'release', 5, 2000, []],
  ] as const)(
    'that nobody answers for in time %s where it is configured so',
    async (_, action, kyt_status, status, choices) => {
      await configure({ timeout: { minutes: 10, action } });
      const id = come(unscreened.tron);
      sandbox.clock.step(10 * minute - 1);
      // All its blocks have come, but not the answer.
      expect(movement(id)).toMatchObject({ status: 3000, kyt_status: 1 });
      sandbox.clock.step(1);
      expect(movement(id)).toMatchObject({ status, kyt_status });
      const { timeline, can_handle } = await shown(id);
      expect(timeline.map((one) => one.kyt_status)).toEqual(action === 'hold' ? [1, 7] : [1, 7, 5]);
      expect(can_handle).toEqual(choices);
    },
  );
});

describe('somebody who governs the wallet', () => {
  it('releases what is held: it is credited', async () => {
    const id = come(highRisk.tron);
    sandbox.clock.step(2 * minute);
    expect((await handle(id, 1)).data).toEqual({});
    expect(movement(id)).toMatchObject({ status: 2000, kyt_status: 5 });
    expect(await shown(id)).toMatchObject({
      handle_type: 1,
      handler: { uid: people.owner.uid },
      handle_remark: 'Looked into it',
      can_handle: [],
    });
    expect((await handle(id, 1)).code).toBe(codes.alreadyHandled);
  });

  it('freezes what is held, and may release it later', async () => {
    const id = come(highRisk.tron);
    await handle(id, 2);
    sandbox.clock.step(2 * minute);
    expect(movement(id)).toMatchObject({ status: 3000, kyt_status: 4 });
    await handle(id, 1);
    expect(movement(id)).toMatchObject({ status: 2000, kyt_status: 5 });
  });

  it('has it given back, which the wallet’s strategy for refunds decides; only then it is refunded', async () => {
    const id = come(highRisk.tron);
    // Before it is held there is nothing to give back.
    expect((await shown(id)).can_handle).toEqual([1, 2]);
    sandbox.clock.step(2 * minute);
    await handle(id, 3);
    const deposit = movement(id);
    const refund = deposit.trans_kind === 'deposit' ? pendingRefund(sandbox.world, deposit) : undefined;
    expect(refund).toMatchObject({ address_to: highRisk.tron, amount: '100', is_of_held: true });
    expect(await shown(id)).toMatchObject({ kyt_status: 4, can_handle: [] });
    const uid = known(refund?.nodes[0]?.members[0], 'person who is asked').uid;
    while (waitingOn(sandbox.world, uid).some((thing) => thing.id === refund?.id))
      actOnWaiting(sandbox.world, uid, 'order', refund?.id ?? 0, 'approve');
    sandbox.clock.step(10 * minute);
    expect(movement(id)).toMatchObject({ status: 4000, kyt_status: 6 });
    expect((await shown(id)).timeline.map((one) => one.kyt_status)).toEqual([1, 3, 4, 6]);
  });
});

describe('a member', () => {
  it('proposes, and whoever is asked carries it out by agreeing', async () => {
    const id = come(highRisk.tron);
    sandbox.clock.step(2 * minute);
    const { data } = await handle(id, 1, lin);
    const item_id = known(data.item_id, 'item');
    expect(movement(id)).toMatchObject({ kyt_status: 3 });
    expect(await shown(id, lin)).toMatchObject({ item_id, can_handle: [] });
    expect(await handle(id, 2, lin)).toMatchObject({ code: codes.changePending, data: { item_id } });
    actOnWaiting(sandbox.world, people.owner.uid, 'item', item_id, 'approve');
    expect(movement(id)).toMatchObject({ status: 2000, kyt_status: 5 });
    expect(await shown(id)).toMatchObject({ handler: { uid: people.owner.uid }, item_id: 0 });
  });

  it.each([
    ['agrees with by deciding the same', 1, 1, 5],
    ['overrules by deciding otherwise', 2, 5, 4],
  ] as const)('proposes what the owner %s', async (_, decision, itemStatus, kyt_status) => {
    const id = come(highRisk.tron);
    sandbox.clock.step(2 * minute);
    const { item_id } = (await handle(id, 1, lin)).data;
    const digest = 'a1'.repeat(32);
    await handle(id, decision, ana, { digest });
    const item = sandbox.world.items.get(item_id ?? 0);
    expect(item?.status).toBe(itemStatus);
    // What was shown is kept with an answer to the proposal.
    const told = item?.nodes.flatMap(({ members }) => members.flatMap((member) => member.digest ?? []));
    expect(told).toEqual(itemStatus === 1 ? [digest] : []);
    expect(movement(id)).toMatchObject({ kyt_status });
  });
});

describe('a payment', () => {
  const careful = { low: 1, medium: 2, high: 3, severe: 4 } as const;

  it('to a risk that its person accepts goes on where the configuration lets it', async () => {
    const id = await pay(highRisk.tron);
    expect(movement(id)).toMatchObject({ status: 1100, kyt_status: 5 });
    expect(await shown(id)).toMatchObject({ trans_kind: 'withdraw', screen_address: highRisk.tron, rule: 2 });
  });

  it('that is held is nobody’s turn until its risk is handled', async () => {
    await configure({ handling: { deposit: careful, withdraw: careful } });
    const id = await pay(highRisk.tron);
    const waits = () => waitingOn(sandbox.world, people.owner.uid).some((thing) => thing.id === id);
    expect(movement(id)).toMatchObject({ status: 1100, kyt_status: 3 });
    expect([waits(), (await shown(id)).can_handle]).toEqual([false, [1, 4]]);
    await handle(id, 1);
    expect(movement(id)).toMatchObject({ status: 1100, kyt_status: 5 });
    expect(waits()).toBe(true);
  });

  it('that is held may be refused, and one that is never let go is refused by itself', async () => {
    await configure({ handling: { deposit: careful, withdraw: careful } });
    const held = await pay(highRisk.tron);
    await handle(held, 4);
    expect(movement(held)).toMatchObject({ status: 2201, kyt_status: 4, fail_reason: 'Looked into it' });
    const refused = await pay(severeRisk.tron);
    expect(movement(refused)).toMatchObject({ status: 2201, kyt_status: 4 });
  });

  it('of a direction that is not watched is not screened at all', async () => {
    await configure({ directions: ['deposit'] });
    expect(movement(await pay(severeRisk.tron))).toMatchObject({ status: 1100, kyt_status: 0 });
  });
});
