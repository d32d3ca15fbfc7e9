import { autoCollect, createClient } from '@mpc/api';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, minute } from '#shared/durations.ts';
import { nextRun, skipCounts, type NextRun } from './next-run.rules.ts';
import { runTermsOf } from './plan.rules.ts';

const wallet_id = walletIds.treasury;
const { customerDeposits } = subWalletIds;
const gasStation = 2007;

function clientOf(sandbox: Sandbox) {
  const { openToken, csrf } = sandbox.signInAs(people.owner.uid);
  return createClient({
    baseURL: 'http://sandbox',
    cookies: { get: (name) => ({ openToken, 'XSRF-TOKEN': csrf })[name] },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
}

type Client = ReturnType<typeof clientOf>;

async function planOf(client: Client, symbol: string): Promise<NextRun> {
  const asked = { wallet_id, symbol };
  const [coin, config, fee, page] = await Promise.all([
    client.call(autoCollect.coin, asked),
    client.call(autoCollect.config, { wallet_id }),
    client.call(autoCollect.fee, asked),
    client.call(autoCollect.waitingAddresses, { ...asked, page_size: 1000 }),
  ]);
  const terms = runTermsOf({ coin, config, fee });
  if (terms === undefined) throw new Error(`${symbol} has no rule`);
  return nextRun(page.list, terms);
}

/** Something that is credited already. */
function payIn(
  sandbox: Sandbox,
  symbol: string,
  amount: string,
  sub_wallet_id: number,
  address: string,
): void {
  const { transactions, coins } = sandbox.world;
  const model = transactions.all().find((row) => row.trans_kind === 'deposit' && row.status === 2000);
  if (model?.trans_kind !== 'deposit' || coins.get(symbol) === undefined) throw new Error('No deposit');
  const id = sandbox.world.nextId('transaction');
  const [created_at, txid] = [sandbox.clock.now(), `credited ${id}`];
  const place = { wallet_id, sub_wallet_id, symbol, amount, address_to: address };
  transactions.insert({ ...model, id, ...place, created_at, updated_at: created_at, txid });
}

const users = (sandbox: Sandbox, base: string) =>
  sandbox.world.addresses
    .where('home', `${customerDeposits}/${base}`)
    .filter((row) => row.is_common === 0 && row.addr_type === 1)
    .map((row) => row.address);

/** What was swept from each address since a moment, and how often one was refueled. */
function happened(sandbox: Sandbox, symbol: string, base: string, since: number) {
  const rows = sandbox.world.transactions
    .where('wallet_id', wallet_id)
    .filter((row) => row.created_at > since && row.status === 2000);
  const swept = new Map<string, string>();
  for (const row of rows)
    if (row.trans_kind === 'collect' && row.symbol === symbol)
      swept.set(row.address_from, new Big(swept.get(row.address_from) ?? 0).plus(row.amount).toFixed());
  const fuel = rows
    .filter((row) => row.trans_kind === 'fueling' && row.symbol === base)
    .map((row) => row.address_to);
  return { swept, fuel };
}

const paths = [
  { symbol: 'TUSDT', base: 'TRX', scale: 1 },
  { symbol: 'TRX', base: 'TRX', scale: 1 },
  { symbol: 'USDTERC20', base: 'ETH', scale: 1 },
  { symbol: 'USDTBEP20', base: 'BSC', scale: 1 },
] as const;

const scenario = fc.record({
  path: fc.constantFrom(...paths),
  payments: fc.array(fc.record({ user: fc.nat(15), units: fc.integer({ min: 1, max: 1500 }) }), {
    minLength: 1,
    maxLength: 12,
  }),
  /** Addresses that have some of the main coin already. */
  fueled: fc.array(fc.nat(15), { maxLength: 5 }),
  threshold: fc.constantFrom('100', '450.5', '900'),
  least: fc.constantFrom('0', '0.0005', '0.001'),
  /** How many addresses the gas station of BNB could refuel. */
  gas: fc.nat(6),
});

it(
  'comes true: the sandbox, run until it is idle, does with each address what was planned',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        scenario,
        async ({ path: { symbol, base }, payments, fueled, threshold, least, gas }) => {
          const sandbox = createSandbox({ clock: 'frozen' });
          const client = clientOf(sandbox);
          // What the past left pending is over.
          sandbox.clock.step(40 * minute);
          const addresses = users(sandbox, base);
          for (const { user, units } of payments)
            payIn(sandbox, symbol, String(units), customerDeposits, addresses[user] ?? '');
          if (symbol !== base)
            for (const user of fueled)
              payIn(sandbox, base, '0.0007', customerDeposits, addresses[user] ?? '');
          const [station] = sandbox.world.addresses.where('home', `${gasStation}/${base}`);
          if (base === 'BSC' && gas > 0)
            payIn(sandbox, base, new Big('0.0051').times(gas).toFixed(), gasStation, station?.address ?? '');
          const rule = (await client.call(autoCollect.rules, { wallet_id, symbol: [symbol] })).list[0];
          await client.call(autoCollect.saveRules, {
            wallet_id,
            list: [{ symbol, collect_min: threshold, fueling_limit: rule?.fueling_limit ?? '1' }],
          });
          if (base !== 'TRX') {
            const [fuel] = await client.call(autoCollect.fueling, { wallet_id, base_symbol: [base] });
            const { fueling_amount = '1', alert_balance = '0' } = fuel ?? {};
            const how = { fueling_amount, alert_balance, fueling_min_balance: least };
            await client.call(autoCollect.saveFueling, { wallet_id, base_symbol: base, ...how });
          }
          const plan = await planOf(client, symbol);
          const since = sandbox.clock.now();
          sandbox.clock.step(2 * hour);
          const { swept, fuel } = happened(sandbox, symbol, base, since);
          const isDry = plan.skipped.some(({ skipped }) => skipped === 'gas_empty');
          expect(swept.size).toBe(plan.swept.length);
          expect(fuel.length).toBe(plan.swept.filter((one) => one.fuel !== '0').length);
          // Which of them the gas station reaches first is its own affair.
          if (isDry) return;
          expect(swept).toEqual(new Map(plan.swept.map(({ row, amount }) => [row.address, amount])));
          expect(new Set(fuel)).toEqual(
            new Set(plan.swept.filter((one) => one.fuel !== '0').map(({ row }) => row.address)),
          );
        },
      ),
      { numRuns: 25 },
    );
  },
);

describe('why an address is skipped', () => {
  it.each([
    ['TUSDT', 'below_threshold'],
    ['ETH', 'fee_above_limit'],
    ['USDTBEP20', 'gas_empty'],
  ])('of %s: %s', async (symbol, reason) => {
    const sandbox = createSandbox({ clock: 'frozen' });
    sandbox.clock.step(40 * minute);
    const plan = await planOf(clientOf(sandbox), symbol);
    expect(skipCounts(plan).map((one) => one.reason)).toContain(reason);
    expect(plan.skipped.every(({ amount }) => amount === '0')).toBe(true);
  });
});
