import { coldWallet } from '@mpc/api';
import { createSandbox, people, walletIds } from '@mpc/api/sandbox';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, minute } from '#shared/durations.ts';
import { asking } from '../../../../../../api/src/sandbox/testing.ts';
import { forecast, limitNotes, stepsOf, type FundFacts, type FundLimits } from './fund-flow.rules.ts';
import { fundFacts } from './fund-facts.ts';

const limits: FundLimits = {
  hot_lower: '10',
  hot_target: '50',
  hot_upper: '100',
  warm_target: '200',
  warm_upper: '1000',
  min_task_amount: '1',
  max_task_amount: '100',
};

const facts: FundFacts = {
  decimals: 6,
  hot: '80',
  warm: '500',
  cold: '0',
  hotFree: '80',
  warmFree: '500',
  hotGas: '1',
  voteFree: { isSet: true, balance: '1' },
  fees: { 1: '0.001', 2: '0.001', 3: '0.001' },
  held: [],
};

const holding = (hot: string, warm: string): FundFacts => ({
  ...facts,
  hot,
  warm,
  hotFree: hot,
  warmFree: warm,
});

describe('a forecast', () => {
  it('moves nothing within the limits', () => {
    expect(forecast(limits, facts)).toEqual({
      tasks: [],
      after: { hot: '80', warm: '500', cold: '0' },
      end: 'stable',
      tooSmall: [],
    });
  });

  it('splits what is more than one task may move, and stops once the limit is kept', () => {
    const { tasks, after } = forecast({ ...limits, max_task_amount: '30' }, holding('170', '500'));
    expect(stepsOf(tasks)).toEqual([{ direction: 2, faults: [], count: 3, total: '90', first: 1, last: 3 }]);
    // 80 and not the target of 50: at 80 the upper limit is kept.
    expect(after).toEqual({ hot: '80', warm: '590', cold: '0' });
  });

  it('counts what comes to warm from hot at the next check', () => {
    const { tasks } = forecast(limits, holding('150', '950'));
    expect(stepsOf(tasks)).toMatchObject([
      { direction: 2, total: '100', first: 1, last: 1 },
      { direction: 3, count: 1, total: '100', first: 2, last: 2 },
    ]);
  });

  it('says once what fails at every check', () => {
    const { tasks, end, after } = forecast(limits, holding('5', '20'));
    expect(tasks).toEqual([{ check: 1, direction: 1, amount: '45', faults: ['balance'] }]);
    expect([end, after.hot]).toEqual(['failing', '5']);
  });

  it('makes no second task beside a pending one, and none below the minimum', () => {
    expect(forecast(limits, { ...holding('170', '500'), held: [2] }).tasks).toEqual([]);
    const large = { ...limits, min_task_amount: '60' };
    expect(forecast(large, holding('101', '500'))).toMatchObject({ tasks: [], tooSmall: [2] });
  });
});

it('names limits that one task cannot achieve', () => {
  expect(limitNotes(limits)).toEqual(['warmUpper']);
  expect(limitNotes({ ...limits, max_task_amount: '20', warm_upper: '210' })).toEqual([
    'hotUpper',
    'hotLower',
  ]);
  expect(limitNotes({ ...limits, min_task_amount: '60', warm_upper: '250' })).toEqual([
    'hotMinimum',
    'warmMinimum',
  ]);
});

const wallet_id = walletIds.treasury;
const symbol = 'USDTERC20';

/** What a strategy of the sandbox does at its checks, and what was forecast before the first. */
async function compared(shares: { lower: number; target: number; upper: number; max: number }, warm: string) {
  const sandbox = createSandbox({ clock: 'frozen' });
  // Deposits that are not confirmed yet would come in between two checks.
  sandbox.clock.step(3 * hour);
  const ask = asking(sandbox, people.owner.uid);
  const get = async <Data>(answer: Promise<{ data: Data }>) => (await answer).data;
  const [pair] = await get(ask(coldWallet.addresses, { wallet_id, base_symbol: 'ETH' }));
  const contract = sandbox.world.coldContracts.get(`ETH/${pair?.warm_address}`);
  if (pair === undefined || contract === undefined) throw new Error('There is no warm contract');
  sandbox.world.coldContracts.update(contract, { funds: { ...contract.funds, [symbol]: warm } });
  const info = await get(ask(coldWallet.coinInfo, { wallet_id, symbol }));
  // Of what the hot address has: below, within or above the limits.
  const of = (share: number) => new Big(info.balance.hot).times(share).round(6).toFixed();
  const drawn: FundLimits = {
    hot_lower: of(shares.lower),
    hot_target: of(shares.target),
    hot_upper: of(shares.upper),
    warm_target: '1000',
    warm_upper: '300000',
    min_task_amount: '1',
    max_task_amount: of(shares.max),
  };
  const [one, two, three] = await Promise.all(
    ([1, 2, 3] as const).map((direction) => get(ask(coldWallet.moveFacts, { wallet_id, direction, symbol }))),
  );
  const pending = await get(ask(coldWallet.tasks, { wallet_id, symbol, status: [0, 1, 2, 5] }));
  const [gas] = await get(ask(coldWallet.balances, { wallet_id, symbol: 'ETH' }));
  if (one === undefined || two === undefined || three === undefined) throw new Error('No facts');
  const known = fundFacts({
    info,
    moves: { 1: one, 2: two, 3: three },
    pending: pending.list,
    gas,
    address: pair,
  });
  if (known === null) throw new Error('No facts');
  const said = forecast(drawn, known);
  const strategy = info.strategy?.id ?? 0;
  const change = { wallet_id, id: strategy, symbol, ...drawn, check_interval_min: 30, status: 1 } as const;
  expect((await ask(coldWallet.saveStrategy, change)).code).toBe('0');
  const checks = Math.min(said.tasks.at(-1)?.check ?? 0, 4);
  const made: object[] = [];
  const from = sandbox.clock.now();
  for (let check = 1; check <= checks; check += 1) sandbox.clock.step(30 * minute);
  const { list } = await get(
    ask(coldWallet.tasks, { wallet_id, symbol, strategy_id: strategy, order: 'asc', page_size: 100 }),
  );
  for (const { direction, amount, status, created_at } of list)
    if (created_at >= from)
      made.push({
        check: Math.round((created_at - from) / (30 * minute)),
        direction,
        amount,
        fails: status === 6,
      });
  const expected = said.tasks
    .filter(({ check }) => check <= checks)
    .map(({ check, direction, amount, faults }) => ({ check, direction, amount, fails: faults.length > 0 }));
  // Of what fails at every check the forecast says the first.
  const firsts = made.filter(
    (task, at) =>
      !('fails' in task && task.fails === true) ||
      made.findIndex(
        (one) => JSON.stringify({ ...one, check: 0 }) === JSON.stringify({ ...task, check: 0 }),
      ) === at,
  );
  return { expected, firsts };
}

it('agrees with the tasks that the strategies of a server make', { timeout: 60_000 }, async () => {
  let tasks = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        middle: fc.double({ min: 0.1, max: 3, noNaN: true }),
        span: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        max: fc.double({ min: 0.05, max: 1, noNaN: true }),
      }),
      fc.constantFrom('200', '260000', '340000'),
      async ({ middle, span, max }, warm) => {
        const shares = { lower: middle * (1 - span), target: middle, upper: middle * (1 + span), max };
        const { expected, firsts } = await compared(shares, warm);
        expect(firsts).toEqual(expected);
        tasks += expected.length;
      },
    ),
    { numRuns: 12, seed: 11 },
  );
  expect(tasks).toBeGreaterThan(12);
});
