import Big from 'big.js';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { coldWallet } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  waitingOn,
  actOnWaiting,
  walletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { minute } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const contract = (base: string, tier: string) => addressOn(base, `contract ${tier}`);

const strategy = {
  wallet_id,
  symbol: 'USDC',
  hot_lower: '1',
  hot_target: '5',
  hot_upper: '20',
  warm_target: '50',
  warm_upper: '100',
  min_task_amount: '1',
  max_task_amount: '10',
  check_interval_min: 15,
  status: 1,
} as const;

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

async function balance(symbol: string) {
  const [row] = (await ana(coldWallet.balances, { wallet_id, symbol })).data;
  return row;
}

const total = async (symbol: string) => (await balance(symbol))?.total;

describe('the set-up', () => {
  it('of Treasury stands at two of three, and saving a warning completes it', async () => {
    const before = { funding_strategy: true, multising_address: true, warning_notice: false };
    expect((await ana(coldWallet.check, { wallet_id })).data).toEqual(before);
    const task_events = { start: false, exception: true, start_fail: true, fail: true, success: false };
    await ana(coldWallet.saveAlarm, { wallet_id, emails: ['a@b.example'], balance_monitor: [], task_events });
    expect((await ana(coldWallet.check, { wallet_id })).data).toEqual({ ...before, warning_notice: true });
  });

  it('is open to Treasury, and not to a wallet without a co-signer', async () => {
    expect((await ana(coldWallet.gate, { wallet_id })).data).toEqual({ flag: true, collect_status: true });
    const other = await ana(coldWallet.gate, { wallet_id: walletIds.operations });
    expect(other.data).toEqual({ flag: false, collect_status: false });
  });

  it('has no coins before there is an omnibus sub-wallet', async () => {
    const of = { wallet_id: walletIds.operations };
    expect((await ana(coldWallet.coins, of)).data).toEqual([]);
    expect((await ana(coldWallet.coinInfo, { ...of, symbol: 'ETH' })).code).toBe(codes.coinNotSupported);
  });
});

describe('a change of the contracts', () => {
  const closed = {
    wallet_id,
    base_symbol: 'ETH',
    warm_address: contract('ETH', 'closed'),
    cold_address: contract('ETH', 'cold'),
  };

  async function shown() {
    const [row] = (await ana(coldWallet.addresses, { wallet_id, base_symbol: 'ETH' })).data;
    return row;
  }

  it('leaves those in force until it is agreed to', async () => {
    const { item_id } = (await kofi(coldWallet.saveAddresses, closed)).data;
    expect(await shown()).toMatchObject({ warm_address: contract('ETH', 'warm'), status: 1, audit_count: 1 });
    expect((await ana(coldWallet.pendingChanges, { wallet_id })).data.pending).toBe(2);
    expect((await ana(coldWallet.auditChange, { id: item_id, result: 1 })).data.status).toBe(1);
    const now = await shown();
    expect(now).toMatchObject({
      warm_address: contract('ETH', 'closed'),
      vote_free_status: 0,
      audit_count: 0,
    });
    expect(now?.versions[0]).toMatchObject({
      op: 'edit',
      old_warm_address: contract('ETH', 'warm'),
      status: 1,
    });
  });

  it('comes to nothing where it is refused or taken back', async () => {
    const first = (await kofi(coldWallet.saveAddresses, closed)).data.item_id;
    expect((await ana(coldWallet.auditChange, { id: first, result: 2, remark: 'no' })).data.status).toBe(2);
    const second = (await kofi(coldWallet.saveAddresses, closed)).data.item_id;
    expect((await kofi(coldWallet.withdrawChange, { id: second })).code).toBe('0');
    expect(await shown()).toMatchObject({ warm_address: contract('ETH', 'warm') });
    expect((await shown())?.versions.map(({ status }) => status).slice(0, 2)).toEqual([3, 2]);
  });

  it('is judged by what the chain says of both', async () => {
    const judged = await ana(coldWallet.checkAddresses, closed);
    expect(judged.data).toMatchObject({ exists: true, m: 2, n: 4, white_ok: false, vote_free_ok: false });
    const foreign = { ...closed, warm_address: contract('ETH', 'foreign') };
    expect((await ana(coldWallet.checkAddresses, foreign)).data.errors).toContain('warmForeign');
  });
});

describe('a task', () => {
  it('from warm to cold runs once it is agreed to, and nothing is lost on the way', async () => {
    const before = await balance('ETH');
    const taken = await ana(coldWallet.createTask, { wallet_id, direction: 3, symbol: 'ETH', amount: '4' });
    const { task_id, item_id = 0 } = taken.data;
    expect((await ana(coldWallet.task, { task_id })).data).toMatchObject({
      status: 0,
      node_list: [{ node_status: 1 }],
    });
    expect(actOnWaiting(sandbox.world, people.owner.uid, 'item', item_id, 'approve')).toBe(true);
    sandbox.clock.step(10 * minute);
    const done = (await ana(coldWallet.task, { task_id })).data;
    expect(done.status).toBe(3);
    expect(done.timeline.map(({ event }) => event)).toEqual(['start', 'success']);
    expect(await total('ETH')).toBe(before?.total);
    expect(new Big((await balance('ETH'))?.cold ?? 0).minus(before?.cold ?? 0).gte(4)).toBe(true);
  });

  it('from hot to warm is a payment that its maker signs on the phone', async () => {
    await sendToHot('ETH', '6');
    const before = await balance('ETH');
    const taken = await ana(coldWallet.createTask, { wallet_id, direction: 2, symbol: 'ETH', amount: '2' });
    expect(taken.data.need_sign).toBe(1);
    const waiting = waitingOn(sandbox.world, people.owner.uid).find(({ kind }) => kind === 'order');
    actOnWaiting(sandbox.world, people.owner.uid, 'order', waiting?.id ?? 0, 'approve');
    sandbox.clock.step(10 * minute);
    expect((await ana(coldWallet.task, { task_id: taken.data.task_id })).data.status).toBe(3);
    const after = await balance('ETH');
    expect(new Big(after?.warm ?? 0).minus(before?.warm ?? 0).toFixed()).toBe('2');
    // Only the fee is gone.
    const lost = new Big(before?.total ?? 0).minus(after?.total ?? 0);
    expect(lost.gt(0) && lost.lt('0.01')).toBe(true);
  });

  it('that a strategy finds necessary is made, signed and done without anybody', async () => {
    const saved = await ana(coldWallet.saveStrategy, strategy);
    expect(saved.code).toBe('0');
    await sendToHot('USDC', '600');
    sandbox.clock.step(16 * minute);
    const made = async () =>
      (await ana(coldWallet.tasks, { wallet_id, symbol: 'USDC', source: 1, order: 'asc' })).data.list[0];
    // Far more than the strategy wants: it moves as much as one task may.
    expect(await made()).toMatchObject({ direction: 2, amount: '10' });
    sandbox.clock.step(10 * minute);
    expect(await made()).toMatchObject({ status: 3, fail_reason: '' });
  });
});

/** Somebody brings money to the hot tier. */
async function sendToHot(symbol: string, amount: string): Promise<void> {
  const { arrive } = await import('../transactions/deposit-lifecycle.ts');
  const hot = sandbox.world.subWallets.where('wallet_id', wallet_id).find((row) => row.collect_role === 1);
  arrive(sandbox.world, {
    sub_wallet_id: hot?.sub_wallet_id ?? 0,
    symbol,
    amount,
    address_from: addressOn('ETH', 'somebody'),
    txid: `0x${'1'.repeat(64)}`,
  });
  sandbox.clock.step(10 * minute);
}

it('limits that contradict each other are refused by the first that does', async () => {
  const wrong = [
    [{ hot_target: '1' }, 'hot_target'],
    [{ hot_upper: '5' }, 'hot_upper'],
    [{ warm_upper: '50' }, 'warm_upper'],
    [{ min_task_amount: '0' }, 'min_task_amount'],
    [{ max_task_amount: '0.5' }, 'max_task_amount'],
    [{ hot_lower: '0.1234567' }, 'hot_lower'],
  ] as const;
  for (const [change, field] of wrong) {
    const answer = await ana(coldWallet.saveStrategy, { ...strategy, ...change });
    expect([answer.code, answer.data]).toMatchObject([codes.badParameter, { field }]);
  }
});

it('whatever tasks run, the three tiers keep all there is but fees', async () => {
  const step = fc.record({
    direction: fc.constantFrom(1 as const, 2 as const, 3 as const),
    amount: fc.integer({ min: 1, max: 30 }).map(String),
    act: fc.constantFrom('approve' as const, 'approve' as const, 'refuse' as const),
    wait: fc.integer({ min: 0, max: 20 * minute }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      sandbox.reset();
      ana = asking(sandbox, people.owner.uid);
      await sendToHot('ETH', '40');
      const before = new Big((await total('ETH')) ?? 0);
      for (const { direction, amount, act, wait } of steps) {
        await ana(coldWallet.createTask, { wallet_id, direction, symbol: 'ETH', amount });
        for (const { kind, id } of waitingOn(sandbox.world, people.owner.uid).slice(0, 1))
          actOnWaiting(sandbox.world, people.owner.uid, kind, id, act);
        sandbox.clock.step(wait);
      }
      sandbox.clock.step(60 * minute);
      const lost = before.minus((await total('ETH')) ?? 0);
      expect(lost.gte(0) && lost.lt('0.1')).toBe(true);
    }),
    { numRuns: 10 },
  );
});
