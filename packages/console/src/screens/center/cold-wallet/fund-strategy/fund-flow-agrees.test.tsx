import { sandbox } from '#shared/testing/stage.tsx';
import { coldWallet } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { client } from '#shared/api/api.ts';
import { hour, minute } from '#shared/durations.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { fundFacts } from './fund-facts.ts';
import { forecast, type FundLimits } from './fund-flow.rules.ts';

const wallet_id = walletIds.treasury;
const symbol = 'USDTERC20';

/** What a strategy of the sandbox does at its checks, and what was forecast before the first. */
async function compared(shares: { lower: number; target: number; upper: number; max: number }, warm: string) {
  sandbox.reset();
  // Deposits that are not confirmed yet would come in between two checks.
  sandbox.clock.step(3 * hour);
  signIn('owner');
  const [pair] = await client.call(coldWallet.addresses, { wallet_id, base_symbol: 'ETH' });
  const contract = sandbox.world.coldContracts.get(`ETH/${pair?.warm_address}`);
  if (pair === undefined || contract === undefined) throw new Error('There is no warm contract');
  sandbox.world.coldContracts.update(contract, { funds: { ...contract.funds, [symbol]: warm } });
  const info = await client.call(coldWallet.coinInfo, { wallet_id, symbol });
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
    ([1, 2, 3] as const).map((direction) =>
      client.call(coldWallet.moveFacts, { wallet_id, direction, symbol }),
    ),
  );
  const pending = await client.call(coldWallet.tasks, { wallet_id, symbol, status: [0, 1, 2, 5] });
  const [gas] = await client.call(coldWallet.balances, { wallet_id, symbol: 'ETH' });
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
  await client.call(coldWallet.saveStrategy, change);
  const checks = Math.min(said.tasks.at(-1)?.check ?? 0, 4);
  const made: object[] = [];
  const from = sandbox.clock.now();
  for (let check = 1; check <= checks; check += 1) sandbox.clock.step(30 * minute);
  const { list } = await client.call(coldWallet.tasks, {
    wallet_id,
    symbol,
    strategy_id: strategy,
    order: 'asc',
    page_size: 100,
  });
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
