import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerOf, type ReplayDeposit } from './ledger.ts';
import { replay, type ReplayQuestion } from './replay.ts';

interface Month extends Omit<ReplayQuestion, 'ledger'> {
  deposits: readonly ReplayDeposit[];
}

const replayed = ({ deposits, ...asked }: Month) =>
  replay({ ...asked, ledger: ledgerOf(deposits, [...asked.thresholds, asked.reserve]) });

/** The same, run by run and in decimals: what the fast one is held against. */
function slowly({ deposits, runs, thresholds, reserve }: Month) {
  return thresholds.map((threshold) => {
    let [sweeps, idle] = [0, new Big(0)];
    for (const address of new Set(deposits.map((deposit) => deposit.address))) {
      let balance = new Big(0);
      for (let run = 0; run < runs; run += 1) {
        for (const one of deposits)
          if (one.address === address && one.run === run) balance = balance.plus(one.amount);
        if (balance.gte(threshold)) [sweeps, balance] = [sweeps + 1, new Big(reserve)];
        idle = idle.plus(balance);
      }
    }
    return { threshold, sweeps, idle: idle.toFixed() };
  });
}

it('sweeps an address on the run that sees it reach the threshold', () => {
  const deposits = [
    { address: 'a', run: 0, amount: '40' },
    { address: 'a', run: 3, amount: '60.5' },
    { address: 'b', run: 1, amount: '99.99' },
    { address: 'a', run: 5, amount: '100' },
  ];
  expect(replayed({ deposits, runs: 10, thresholds: ['100', '1000'], reserve: '0' })).toEqual([
    // 40 lay for three runs, 99.99 for nine; 100.5 and 100 were swept at once.
    { threshold: '100', sweeps: 2, timesSwept: [[2, 1]], idle: '1019.91' },
    { threshold: '1000', sweeps: 0, timesSwept: [], idle: '2223.41' },
  ]);
});

it('takes what came in between two runs together', () => {
  const deposits = ['50', '50'].map((amount) => ({ address: 'a', run: 2, amount }));
  expect(replayed({ deposits, runs: 4, thresholds: ['100'], reserve: '0' })).toMatchObject([
    { sweeps: 1, idle: '0' },
  ]);
});

it('leaves the reserve of a main coin, which counts toward the next sweep', () => {
  const deposits = [0, 2].map((run) => ({ address: 'a', run, amount: '1' }));
  expect(replayed({ deposits, runs: 4, thresholds: ['1'], reserve: '0.25' })).toMatchObject([
    { sweeps: 2, idle: '1' },
  ]);
});

it('decides the last digit where binary numbers cannot', () => {
  const deposits = [0, 1].map((run) => ({
    address: 'a',
    run,
    amount: '4503599627370496.000000000000000001',
  }));
  const thresholds = ['9007199254740992.000000000000000002', '9007199254740992.000000000000000003'];
  expect(replayed({ deposits, runs: 2, thresholds, reserve: '0' }).map(({ sweeps }) => sweeps)).toEqual([
    1, 0,
  ]);
});

/** An amount of a coin with 0, 6 or so many digits after the point. */
const amount = (places: number) =>
  fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.constantFrom(0, 6, places))
    .map(([count, digits]) => new Big(count.toString()).times(`1e-${digits}`).toFixed());

it('sweeps as a run-by-run account in decimals does, and comes to the same idle funds in fifteen digits', () => {
  const question = fc.record({
    runs: fc.constant(40),
    reserve: fc.constantFrom('0', '0.002'),
    deposits: fc.array(
      fc.record({ address: fc.constantFrom('a', 'b', 'c'), run: fc.nat(39), amount: amount(18) }),
      { maxLength: 25 },
    ),
    thresholds: fc
      .array(amount(6), { minLength: 1, maxLength: 4 })
      .map((all) => all.map((one) => new Big(one).plus('0.01').toFixed()).sort((a, b) => new Big(a).cmp(b))),
  });
  fc.assert(
    fc.property(question, (asked) => {
      const found = replayed(asked);
      const exact = slowly(asked);
      expect(found.map(({ sweeps }) => sweeps)).toEqual(exact.map(({ sweeps }) => sweeps));
      for (const [index, { idle }] of exact.entries()) {
        const off = new Big(found[index]?.idle ?? '-1').minus(idle).abs();
        expect(off.lte(new Big(idle).times('1e-13'))).toBe(true);
      }
    }),
  );
});
