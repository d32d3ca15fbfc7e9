import { sandbox, stage } from '#shared/testing/stage.tsx';
import { strategies, transactions, wallets, web3, withdrawals } from '@mpc/api';
import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import type { PastOrder } from '@mpc/api/strategies';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadReadCall } from '#features/contract-call';
import { client } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { nestedBatch, parties } from '../../../../api/src/calls/testing/calls.cases.ts';
import { ordersSince } from '../../../../api/src/sandbox/domains/approvals/asked-order.ts';
import { StrategyCheck } from './index.ts';
import { pastOrdersOf } from './past-orders.rules.ts';
import { compare } from './replay-view.rules.ts';
import { ruleOf } from './rule-of.ts';

const { main } = subWalletIds;

beforeEach(() => sandbox.reset());

/** The strategies in force and the last orders, as the console reads them. */
async function facts() {
  const [advanced, { list }, { list: recorded }, coins, readCall] = await Promise.all([
    client.call(strategies.advancedList, { sub_wallet_id: main }),
    client.call(transactions.list, {
      wallet_id: walletIds.treasury,
      sub_wallet_id: [main],
      trans_kind: ['withdraw', 'web3'],
      order_by: 'created_at',
      order: 'desc',
      page_size: 500,
    }),
    client.call(strategies.businessList, {
      wallet_id: walletIds.treasury,
      sub_wallet_id: main,
      type: ['transfer', 'web3'],
      order_by: 'created_at',
      order: 'desc',
      page_size: 500,
    }),
    client.call(wallets.focusCoins, { wallet_id: walletIds.treasury, sub_wallet_id: main }),
    loadReadCall(),
  ]);
  const rules = { rules: advanced.map(ruleOf), basic: [] };
  return { rules, recorded, orders: pastOrdersOf(list, { readCall, coins: coins.list }) };
}

it('decides the orders of a sandbox as it did, wherever it can say', async () => {
  signIn('member');
  const from = sandbox.clock.now();
  const drawn = fc.record({
    symbol: fc.constantFrom('TUSDT', 'TRX'),
    amount: fc.integer({ min: 1, max: 4000 }).map(String),
    waits: fc.integer({ min: 0, max: 300 }),
  });
  const [first = []] = fc.sample(fc.array(drawn, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 7 });
  for (const { symbol, amount, waits } of first) {
    sandbox.clock.step(waits * minute);
    const asked = { request_id: crypto.randomUUID(), sub_wallet_id: main, symbol, amount };
    // What there is no money for is no order.
    await client
      .call(withdrawals.create, { ...asked, address_to: specialAddresses.ordinary.tron })
      .catch(() => undefined);
  }
  const { rules, recorded, orders } = await facts();
  const { orders: compared } = compare({ before: rules, after: rules, orders, recorded, since: -Infinity });
  const placed = compared.filter(({ order }) => order.created_at >= from);
  const sure = placed.filter(({ before }) => before.kind === 'decided');
  expect(sure.length).toBeGreaterThan(15);
  expect(new Set(sure.map(({ recorded: record }) => record?.name)).size).toBeGreaterThan(1);
  const named = sure.map(({ before }) => (before.kind === 'decided' ? (before.by[0]?.strategy_id ?? 0) : -1));
  const ids = new Set(rules.rules.map(({ strategy_id }) => strategy_id));
  const records = sure.map(({ recorded: record }) =>
    record !== undefined && ids.has(record.strategy_id) ? record.strategy_id : 0,
  );
  expect(named).toEqual(records);
});

/** What strategies look at of a call, but its worth and the whitelist. */
const said = (order: PastOrder | undefined) => {
  const { transfers = [], ...call } = order?.call ?? {};
  const moved = transfers.map(({ symbol, amount, parties: paid }) => [
    symbol,
    amount,
    paid.map(({ place }) => place),
  ]);
  return { ...call, moved };
};

it('reads a batched call of the past as the sandbox does', async () => {
  signIn('member');
  const { trans_id } = await client.call(web3.create, {
    request_id: crypto.randomUUID(),
    main_chain_symbol: 'ETH',
    sub_wallet_id: main,
    interactive_contract: parties.several,
    amount: '0.25',
    input_data: nestedBatch,
  });
  const { orders } = await facts();
  const own = orders.find(({ row }) => row.id === trans_id);
  const theirs = ordersSince({ world: sandbox.world, subWalletId: main }, 0).at(-1);
  expect(said(own).moved.map(([symbol]) => symbol)).toEqual(['USDTERC20', 'ETH']);
  expect(said(own)).toEqual(said(theirs));
});

it('shows which of the last orders a change decides otherwise, and what is wrong with the strategies then', async () => {
  signIn('owner');
  const [strategy] = await client.call(strategies.advancedList, { sub_wallet_id: main, type: 1 });
  await stage(
    <Suspense>
      <StrategyCheck
        walletId={walletIds.treasury}
        subWalletId={main}
        change={{ business: 'transfer', op: 3, strategyId: strategy?.strategy_id ?? 0, after: null }}
      />
    </Suspense>,
    { as: 'owner' },
  );
  const said = await screen.findByText(/^\d+ orders? would be decided differently$/, {}, { timeout: 8000 });
  // Each group that it is made of says from which strategy to which, and leads to both.
  const groups = [...document.querySelectorAll('summary')].filter(({ textContent }) =>
    / → Basic strategy/.test(textContent),
  );
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups) {
    const [from, to] = [...group.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(from).toContain(`&id=${strategy?.strategy_id}`);
    expect(to).toBe(`/mpc/center/strategyEngine?w=${walletIds.treasury}&s=${main}`);
  }
  expect(Number.parseInt(said.textContent, 10)).toBeGreaterThan(0);
  expect(screen.getByText('Findings').tagName).toBe('H2');
  // The basic strategy is looked at too, and named as a link beside what is being decided.
  const ofBasic = screen
    .getAllByText(/: Ana Ruiz can request, approve and sign alone\.$/)
    .find(({ textContent }) => /^“Basic strategy\s*”: /.test(textContent));
  expect(ofBasic?.querySelector('a')?.getAttribute('href')).toBe(
    `/mpc/center/strategyEngine?w=${walletIds.treasury}&s=${main}`,
  );
});
