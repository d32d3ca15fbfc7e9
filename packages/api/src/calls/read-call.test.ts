import { describe, expect, it } from 'vitest';
import { alertsOf, contradicts } from './call-leaves.ts';
import type { CallReading } from './call-reading.ts';
import { readCall } from './read-call.ts';
import { unitsToAmount } from './units.ts';

const address = (digits: string) => digits.padStart(64, '0');
const number = (value: bigint | number) => BigInt(value).toString(16).padStart(64, '0');
const spender = '7a250d5630b4cf539739df2c5dacb4c659f2488d';
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const most = 2n ** 256n - 1n;

const read = (data: string): Extract<CallReading, { kind: 'read' }> => {
  const reading = readCall(data);
  if (reading.kind !== 'read') throw new Error(`It was ${reading.kind}`);
  return reading;
};
const isUnlimited = (data: string) =>
  alertsOf(readCall(data), router).some(({ kind }) => kind === 'unlimited');
const values = (data: string) => read(data).params.map(({ value }) => value);

describe('a call is read for what it says', () => {
  it('a transfer of 1,200.5 USDT, as a chain has it', () => {
    const data =
      '0xa9059cbb0000000000000000000000007a250d5630b4cf539739df2c5dacb4c659f2488d00000000000000000000000000000000000000000000000000000000478e2d20';
    expect(read(data)).toMatchObject({ method: 'transfer', grants: [], extra: 0 });
    expect(values(data)).toEqual([router, '1200500000']);
  });

  it('collectibles: one, some of them with data behind, and all for good', () => {
    const [from, to] = [address('11'), address(spender)];
    expect(values(`0x42842e0e${from}${to}${number(412)}`)[2]).toBe('412');
    const data = `${number(0x80)}${number(3)}abcdef${'0'.repeat(58)}`;
    expect(values(`0xb88d4fde${from}${to}${number(412)}${data}`)[3]).toBe('0xabcdef');
    const batch = `${number(160)}${number(256)}${number(352)}${number(2)}${number(7)}${number(9)}${number(2)}${number(1)}${number(5)}${number(0)}`;
    expect(values(`0x2eb2c2d6${from}${to}${batch}`).slice(2)).toEqual(['7, 9', '1, 5', '0x']);
    expect(read(`0xa22cb465${to}${number(1)}`).grants).toEqual([
      { to: router, what: 'collection', token: 'this', amount: null, isUnlimited: true, isRevoked: false },
    ]);
  });

  it('a swap, its way through two tokens included', () => {
    const data = `0x7ff36ab5${number(5)}${number(128)}${address('22')}${number(1_900_000_000)}${number(2)}${address(spender)}${address('33')}`;
    expect(values(data)[1]?.split(', ')).toEqual([router, `0x${'33'.padStart(40, '0')}`]);
  });

  it('bytes behind what the method reads are counted, not hidden', () => {
    expect(read(`0x2e1a7d4d${number(5)}c0ffee`).extra).toBe(3);
  });
});

describe('a permission without an end is recognized', () => {
  const approve = (amount: bigint) => `0x095ea7b3${address(spender)}${number(amount)}`;
  it.each<[why: string, data: string, expected: boolean]>([
    ['the greatest number there is', approve(most), true],
    ['half of it', approve(2n ** 255n), true],
    ['of 160 bits', approve(2n ** 160n - 1n), true],
    ['of 96 bits', approve(2n ** 96n - 1n), true],
    ['a thousand million USDC', approve(10n ** 15n), false],
    ['none: it is taken away', approve(0n), false],
    ['raised to the greatest', `0x39509351${address(spender)}${number(most)}`, true],
    ['lowered by the greatest', `0xa457c2d7${address(spender)}${number(most)}`, false],
    ['for all of a collection', `0xa22cb465${address(spender)}${number(1)}`, true],
    ['for nothing of a collection any more', `0xa22cb465${address(spender)}${number(0)}`, false],
    [
      'signed beforehand',
      `0xd505accf${address('44')}${address(spender)}${number(most)}${number(9)}${number(27)}${number(1)}${number(2)}`,
      true,
    ],
    [
      'signed beforehand, all or nothing',
      `0x8fcbaf0c${address('44')}${address(spender)}${number(0)}${number(0)}${number(1)}${number(27)}${number(1)}${number(2)}`,
      true,
    ],
    [
      'handed on by a contract of permissions',
      `0x87517c45${address('55')}${address(spender)}${number(2n ** 160n - 1n)}${number(1_900_000_000)}`,
      true,
    ],
  ])('%s', (_, data, expected) => {
    expect(isUnlimited(data)).toBe(expected);
  });

  it('and so is one that takes it away', () => {
    expect(read(approve(0n)).grants[0]?.isRevoked).toBe(true);
  });
});

describe('what cannot be read is never guessed at', () => {
  it.each<[why: string, data: string, kind: CallReading['kind']]>([
    ['nothing is said', '0x', 'none'],
    ['nothing at all', '', 'none'],
    ['no hex', '0xzz', 'malformed'],
    ['half a byte', '0x095ea7b', 'malformed'],
    ['less than a method', '0x0102', 'malformed'],
    ['a method nobody published', `0x5be7cd2f${number(1)}`, 'unreadable'],
    ['cut short', `0x095ea7b3${address(spender)}${number(most).slice(2)}`, 'broken'],
    ['an address with something in front of it', `0x095ea7b3${'1'.repeat(64)}${number(1)}`, 'broken'],
    ['a truth that is neither', `0xa22cb465${address(spender)}${number(2)}`, 'broken'],
    [
      'a list that lies outside',
      `0x7ff36ab5${number(5)}${number(most)}${address('22')}${number(1)}`,
      'broken',
    ],
    [
      'a list as long as the sea',
      `0x7ff36ab5${number(5)}${number(128)}${address('22')}${number(1)}${number(most)}`,
      'broken',
    ],
    [
      'too wide for its type',
      `0x87517c45${address('55')}${address(spender)}${number(most)}${number(1)}`,
      'broken',
    ],
    ['longer than the server takes', `0x${'00'.repeat(10_001)}`, 'malformed'],
  ])('%s', (_, data, kind) => {
    expect(readCall(data).kind).toBe(kind);
  });

  it('any bytes at all have an answer', () => {
    let seed = 7;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    const methods = ['095ea7b3', '2eb2c2d6', '7ff36ab5', 'b88d4fde'];
    for (let turn = 0; turn < 400; turn += 1) {
      const body = Array.from({ length: random() % 300 }, () =>
        (random() % 256).toString(16).padStart(2, '0'),
      );
      const reading = readCall(`0x${methods[turn % 4]}${body.join('')}`);
      expect(['read', 'broken']).toContain(reading.kind);
    }
  });
});

describe('the server’s word is held against the data', () => {
  const data = `0x095ea7b3${address(spender)}${number(5_000_000)}`;
  const said = {
    selector: '0x095ea7b3',
    method: 'approve',
    params: [
      { name: 'spender', type: 'address', value: router.toLowerCase() },
      { name: 'amount', type: 'uint256', value: '5000000' },
    ],
    unlimited: 0 as const,
  };
  it('the same is no contradiction, and neither is silence', () => {
    expect(contradicts(readCall(data), said)).toBe(false);
    expect(contradicts(readCall(data), null)).toBe(false);
    expect(contradicts(readCall('0x5be7cd2f'), said)).toBe(false);
  });
  it('another amount, spender or method is one', () => {
    const [who, much] = said.params;
    if (who === undefined || much === undefined) throw new Error('Two parameters');
    expect(contradicts(readCall(data), { ...said, params: [who, { ...much, value: '5' }] })).toBe(true);
    expect(
      contradicts(readCall(data), { ...said, params: [{ ...who, value: `0x${'1'.repeat(40)}` }, much] }),
    ).toBe(true);
    expect(contradicts(readCall(data), { ...said, method: 'transfer' })).toBe(true);
  });
});

it.each([
  ['1200500000', 6, '1200.5'],
  ['5', 6, '0.000005'],
  ['0', 18, '0'],
  ['412', 0, '412'],
])('%s of the smallest unit with %i digits is %s', (units, decimals, amount) => {
  expect(unitsToAmount(units, decimals)).toBe(amount);
});

/** A call that a Safe makes for somebody: nothing is sent but a refund of gas, at a price. */
const execution = (price: number, receiver: string) => {
  const words = [
    address('11'),
    number(0),
    number(320),
    number(0),
    number(0),
    number(0),
    number(price),
    address(''),
    address(receiver),
    number(352),
    number(0),
    number(0),
  ];
  return `0x6a761202${words.join('')}`;
};
const recipients = (data: string) => read(data).params.filter(({ role }) => role === 'recipient');

describe('whoever is paid by a call is told', () => {
  it('R23: also by the refund of a Safe, unless its price is nothing or nobody is named', () => {
    expect(recipients(execution(1, spender))).toMatchObject([{ name: 'refundReceiver', value: router }]);
    expect(recipients(execution(0, spender))).toEqual([]);
    expect(recipients(execution(1, ''))).toEqual([]);
  });

  it('in the chain’s own coin where wrapped coins are unwrapped', () => {
    const data = `0x49404b7c${number(5)}${address(spender)}`;
    expect(read(data).params[0]).toMatchObject({ name: 'amountMinimum', token: 'main' });
  });
});
