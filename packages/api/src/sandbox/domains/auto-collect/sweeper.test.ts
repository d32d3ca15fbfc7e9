import Big from 'big.js';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoCollect, blacklist, transactions } from '../../../index.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';
import { isSwept, userAddresses } from './is-swept.ts';
import { markEverywhere } from './sweep-marks.ts';
import { day, minute } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { customerDeposits, reserve } = subWalletIds;
const [omnibus, gasStation] = [2006, 2007];

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  // What the history left under way is over.
  sandbox.clock.step(30 * minute);
});

const coin = (symbol: string) => {
  const row = sandbox.world.coins.get(symbol);
  if (row === undefined) throw new Error(`There is no ${symbol}`);
  return row;
};

/** An address of a user that has had nothing of a chain yet. */
function freshAddress(symbol: string): string {
  const { base_symbol } = coin(symbol);
  const home = userAddresses(sandbox.world, customerDeposits, base_symbol).find(({ address }) =>
    [symbol, base_symbol].every((one) => sandbox.world.ledger.at(customerDeposits, one, address).total.eq(0)),
  );
  if (home === undefined) throw new Error('Every address has been used');
  return home.address;
}

function payIn(
  symbol: string,
  amount: string,
  address_to: string,
  sub_wallet_id: number = customerDeposits,
): void {
  const address_from = addressOn(coin(symbol).base_symbol, 'somebody outside');
  const txid = newHash(sandbox.world, coin(symbol));
  arrive(sandbox.world, { sub_wallet_id, symbol, amount, address_from, address_to, txid });
}

const at = (symbol: string, address: string) =>
  sandbox.world.ledger.at(customerDeposits, symbol, address).total.toFixed();
const inOmnibus = (symbol: string) => sandbox.world.ledger.of(omnibus, symbol).total;

async function stateOf(symbol: string, address: string) {
  const { data } = await ana(autoCollect.waitingAddresses, { wallet_id, symbol, keyword: address });
  const [row] = data.list;
  return row === undefined ? undefined : { state: row.state, reason: row.reason };
}

async function ruleOf(symbol: string) {
  const { data } = await ana(autoCollect.rules, { wallet_id, symbol: [symbol] });
  const [rule] = data.list;
  if (rule === undefined) throw new Error(`There is no rule for ${symbol}`);
  return rule;
}

describe('an address', () => {
  it('is swept into the omnibus from its threshold on, whole, and not below it', async () => {
    const rich = freshAddress('TUSDT');
    const poor = userAddresses(sandbox.world, customerDeposits, 'TRX').find(
      ({ address }) => at('TUSDT', address) !== '0' && new Big(at('TUSDT', address)).lt(200),
    );
    const before = inOmnibus('TUSDT');
    payIn('TUSDT', '300', rich);
    sandbox.clock.step(2 * minute);
    expect(await stateOf('TUSDT', rich)).toEqual({ state: 1, reason: '' });
    const left = at('TUSDT', poor?.address ?? '');
    expect(new Big(left).gt(0)).toBe(true);
    sandbox.clock.step(20 * minute);
    expect(at('TUSDT', rich)).toBe('0');
    expect(at('TUSDT', poor?.address ?? '')).toBe(left);
    expect(inOmnibus('TUSDT').minus(before).toFixed()).toBe('300');
    expect(await stateOf('TUSDT', rich)).toEqual({ state: 4, reason: '' });

    payIn('TUSDT', '299.99', rich);
    sandbox.clock.step(30 * minute);
    expect(at('TUSDT', rich)).toBe('299.99');
    expect(await stateOf('TUSDT', rich)).toEqual({ state: 0, reason: 'below_threshold' });
  });

  it('that cannot pay the fee is refuelled first', async () => {
    const address = freshAddress('USDTERC20');
    payIn('USDTERC20', '5000', address);
    const states: number[] = [];
    for (let i = 0; i < 60; i++) {
      sandbox.clock.step(minute / 2);
      states.push((await stateOf('USDTERC20', address))?.state ?? -1);
    }
    // Seen, refueled, waiting for the next round, swept, empty.
    expect(states.filter((state, i) => i > 0 && state !== states[i - 1] && state >= 0)).toEqual([
      1, 2, 1, 3, 4,
    ]);
    const { data } = await ana(transactions.list, {
      wallet_id,
      trans_kind: ['fueling', 'collect'],
      page_size: 2,
    });
    expect(data.list.map((row) => [row.trans_kind, row.trans_type, row.status, row.sub_wallet_id])).toEqual([
      ['collect', 10, 2000, customerDeposits],
      ['fueling', 11, 2000, gasStation],
    ]);
    expect(at('USDTERC20', address)).toBe('0');
    expect(new Big(at('ETH', address)).lt('0.002')).toBe(true);
  });

  it('of TRON needs no fuel while energy is delegated', async () => {
    const address = freshAddress('TUSDT');
    payIn('TUSDT', '1000', address);
    sandbox.clock.step(15 * minute);
    const { data } = await ana(transactions.list, { wallet_id, trans_kind: ['collect'], page_size: 1 });
    expect(data.list).toMatchObject([{ amount: '1000', fee: '0', delegate_fee: '4.19957', status: 2000 }]);
    expect(at('TRX', address)).toBe('0');
  });

  it('keeps the reserve of a main coin', async () => {
    const list = [{ symbol: 'ETH', collect_min: '0.12', fueling_limit: '0.01', reserve_amount: '0.05' }];
    await ana(autoCollect.saveRules, { wallet_id, list });
    const address = freshAddress('ETH');
    payIn('ETH', '2', address);
    sandbox.clock.step(30 * minute);
    expect(at('ETH', address)).toBe('0.05');
  });
});

describe('nothing is swept', () => {
  it('while the fee is above its limit, and all of it once that is raised', async () => {
    const address = freshAddress('ETH');
    payIn('ETH', '1.5', address);
    sandbox.clock.step(60 * minute);
    expect(await stateOf('ETH', address)).toEqual({ state: 5, reason: 'fee_above_limit' });
    expect(at('ETH', address)).toBe('1.5');
    const list = [{ symbol: 'ETH', collect_min: '0.12', fueling_limit: '0.01' }];
    await ana(autoCollect.saveRules, { wallet_id, list });
    sandbox.clock.step(30 * minute);
    expect(at('ETH', address)).toBe('0.002');
  });

  it('while the gas station is empty, and goes on once it has something', async () => {
    const { data } = await ana(autoCollect.waitingAddresses, { wallet_id, symbol: 'USDTBEP20' });
    expect(data.list).toMatchObject([{ state: 6, reason: 'gas_empty', need_fuel: 1, balance: '1250' }]);
    const [home] = sandbox.world.addresses.where('home', `${gasStation}/BSC`);
    payIn('BSC', '0.1', home?.address ?? '', gasStation);
    sandbox.clock.step(40 * minute);
    expect(at('USDTBEP20', data.list[0]?.address ?? '')).toBe('0');
    expect(inOmnibus('USDTBEP20').toFixed()).toBe('1250');
  });

  it.each<[name: string, reason: string, stop: (address: string) => Promise<unknown> | void]>([
    [
      'while its rule is off',
      'rule_off',
      async () => ana(autoCollect.switchRules, { wallet_id, ids: [(await ruleOf('TUSDT')).id], status: 0 }),
    ],
    [
      'of a blacklisted address',
      'blacklisted',
      (address) =>
        ana(blacklist.operate, { wallet_id, op: 'add', base_symbol: 'TRX', address: [address], scope: 2 }),
    ],
    [
      'while the co-signer is away',
      'not_running',
      () => {
        const row = sandbox.world.apiKeys.get(wallet_id);
        if (row?.co_signer) sandbox.world.apiKeys.update(row, { co_signer: { ...row.co_signer, online: 0 } });
      },
    ],
    [
      'once the package is over',
      'not_running',
      () => {
        const wallet = sandbox.world.wallets.get(wallet_id);
        if (wallet !== undefined) sandbox.world.wallets.update(wallet, { package_expire_time: 0 });
      },
    ],
  ])('%s', async (_, reason, stop) => {
    const address = freshAddress('TUSDT');
    await stop(address);
    payIn('TUSDT', '5000', address);
    sandbox.clock.step(60 * minute);
    expect(await stateOf('TUSDT', address)).toEqual({ state: 0, reason });
    expect(at('TUSDT', address)).toBe('5000');
  });
});

it('only what a rule in force sweeps waits to be collected', async () => {
  const { world } = sandbox;
  expect(isSwept(world, customerDeposits, 'TUSDT')).toBe(true);
  expect(isSwept(world, reserve, 'USDC')).toBe(false);
  await ana(autoCollect.switchRules, { wallet_id, ids: [(await ruleOf('TUSDT')).id], status: 0 });
  expect(isSwept(world, customerDeposits, 'TUSDT')).toBe(false);
});

const symbols = ['TUSDT', 'TRX', 'USDTERC20', 'ETH'] as const;

/** All there is of a coin in the wallet. */
function held(symbol: string): Big {
  return sandbox.world.subWallets
    .where('wallet_id', wallet_id)
    .reduce(
      (sum, { sub_wallet_id }) => sum.plus(sandbox.world.ledger.of(sub_wallet_id, symbol).total),
      new Big(0),
    );
}

/** What left the wallet for good: fees, and what the platform took. */
function spent(symbol: string): Big {
  return sandbox.world.transactions.where('wallet_id', wallet_id).reduce((sum, row) => {
    if (row.trans_kind === 'deposit' || row.trans_kind === 'nft' || row.status !== 2000) return sum;
    const fee = row.fee_symbol === symbol ? (row.real_fee ?? row.fee) : '0';
    return sum.plus(fee).plus(row.trans_type === 23 && row.symbol === symbol ? row.amount : '0');
  }, new Big(0));
}

it(
  'sweeping moves money and loses none: what comes in stays, but for fees',
  { timeout: 60_000 },
  async () => {
    const payment = fc.record({
      symbol: fc.constantFrom(...symbols),
      user: fc.nat(18),
      units: fc.integer({ min: 1, max: 4000 }),
      wait: fc.integer({ min: 0, max: 25 * minute }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 12 }), (payments) => {
        sandbox = createSandbox({ clock: 'frozen' });
        // Long enough for everything of the history, orders that nobody signs too.
        sandbox.clock.step(8 * day);
        const before = symbols.map((symbol) => ({ held: held(symbol), spent: spent(symbol) }));
        for (const { symbol, user, units, wait } of payments) {
          const homes = userAddresses(sandbox.world, customerDeposits, coin(symbol).base_symbol);
          const amount = new Big(units).div(coin(symbol).symbol === 'ETH' ? 2000 : 1).toFixed();
          payIn(symbol, amount, homes[user]?.address ?? '');
          sandbox.clock.step(wait);
        }
        sandbox.clock.step(60 * minute);
        symbols.forEach((symbol, index) => {
          const paidIn = payments
            .filter((one) => one.symbol === symbol)
            .reduce(
              (sum, { units }) => sum.plus(new Big(units).div(symbol === 'ETH' ? 2000 : 1)),
              new Big(0),
            );
          const fees = spent(symbol).minus(before[index]?.spent ?? 0);
          const expected = before[index]?.held.plus(paidIn).minus(fees).toFixed();
          expect([symbol, held(symbol).toFixed()]).toEqual([symbol, expected]);
        });
        const negative = sandbox.world.addresses
          .where('sub_wallet_id', customerDeposits)
          .filter((row) =>
            symbols.some((symbol) =>
              sandbox.world.ledger.at(customerDeposits, symbol, row.address).total.lt(0),
            ),
          );
        expect(negative).toEqual([]);
        return Promise.resolve();
      }),
      { numRuns: 15 },
    );
  },
);

it('looking only where something moved finds as much as looking everywhere', () => {
  const sandboxes = [createSandbox({ clock: 'frozen' }), createSandbox({ clock: 'frozen' })];
  const [swift, thorough] = sandboxes.map((one, index) => {
    sandbox = one;
    for (const [symbol, amount] of [
      ['TUSDT', '700'],
      ['USDTERC20', '900'],
      ['ETH', '3'],
      ['TRX', '4000'],
    ] as const) {
      payIn(
        symbol,
        amount,
        userAddresses(one.world, customerDeposits, coin(symbol).base_symbol)[4]?.address ?? '',
      );
      for (let i = 0; i < 8; i++) {
        if (index === 1) markEverywhere(one.world, wallet_id);
        one.clock.step(5 * minute);
      }
    }
    return one.world.transactions.all();
  });
  expect(swift?.filter((row) => row.trans_kind === 'collect').length).toBeGreaterThan(60);
  expect(swift).toEqual(thorough);
});
