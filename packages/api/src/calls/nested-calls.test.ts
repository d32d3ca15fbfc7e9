import { createContract, Decoder, parseAbi } from 'micro-eth-signer/abi.js';
import { describe, expect, it } from 'vitest';
import { alertsOf, grantsAny, isReadWhole, partiesOf, paymentsIn } from './call-leaves.ts';
import type { CallReading, InnerCall } from './call-reading.ts';
import * as cases from './testing/calls.cases.ts';
import { knownMethods } from './known-methods.ts';
import { readCall } from './read-call.ts';

const { parties } = cases;
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

type Read = Extract<CallReading, { kind: 'read' }>;

function readIn(reading: CallReading | undefined): Read {
  if (reading?.kind !== 'read') throw new Error(`It was ${reading?.kind}`);
  return reading;
}

const read = (data: string) => readIn(readCall(data));
const callsIn = (reading: CallReading | undefined): readonly InnerCall[] => readIn(reading).calls ?? [];
const lines = ({ params }: Read) => params.map(({ name, value }) => `${name} ${value}`);
const kinds = (data: string) => alertsOf(readCall(data), parties.several).map(({ kind }) => kind);

const isWhole = (data: string) => isReadWhole(readCall(data));

it('every method goes by the first four bytes of its signature', () => {
  const decoder = new Decoder();
  const wrong = [...knownMethods].filter(([selector, { signature }]) => {
    const before = Object.keys(decoder.sighashes).length;
    decoder.add(parties.pool, parseAbi([`function ${signature}`]));
    return Object.keys(decoder.sighashes).length === before || !(selector.slice(2) in decoder.sighashes);
  });
  expect(wrong).toEqual([]);
});

describe('the usual calls, with the token of each amount', () => {
  it('an allowance by signature', () => {
    const reading = read(cases.permit);
    expect(lines(reading).slice(0, 2)).toEqual([`owner ${parties.own}`, `spender ${parties.pool}`]);
    expect(reading.grants).toMatchObject([{ to: parties.pool, token: 'this', isUnlimited: true }]);
  });

  it('two allowances by one signature, each of its own token', () => {
    expect(read(cases.permitBatch).grants).toMatchObject([
      { token: parties.usdc, amount: '5000000', isUnlimited: false },
      { token: parties.usdt, isUnlimited: true },
    ]);
  });

  it('a supply to a lending pool, and for whom', () => {
    const [asset, amount, recipient] = read(cases.supply).params;
    expect(asset).toMatchObject({ name: 'asset', value: parties.usdc });
    expect(amount).toMatchObject({ value: '1250500000', token: parties.usdc });
    expect(recipient).toMatchObject({ value: parties.own, role: 'recipient' });
  });

  it('a swap: what goes in and what comes out are of the ends of its path', () => {
    expect(read(cases.swap).params).toMatchObject([
      { name: 'amountIn', token: parties.usdc },
      { name: 'amountOutMin', token: parties.usdt },
      { name: 'path', value: [parties.usdc, weth, parties.usdt].join(', ') },
      { name: 'to', role: 'recipient' },
      { name: 'deadline' },
    ]);
  });
});

describe('calls inside of calls', () => {
  it('reads a batch nested twice down to each leaf', () => {
    const [safe, transfer, coin] = callsIn(readCall(cases.nestedBatch));
    expect(safe).toMatchObject({ to: parties.safe, isDelegate: false });
    const [batcher] = callsIn(safe?.reading);
    expect(batcher).toMatchObject({ to: parties.batcher, isDelegate: true });
    const [approve, supply] = callsIn(batcher?.reading);
    expect(approve).toMatchObject({ to: parties.usdc, isDelegate: false, reading: { method: 'approve' } });
    expect(supply).toMatchObject({ to: parties.pool, reading: { method: 'supply' } });
    expect(transfer).toMatchObject({ to: parties.usdt, reading: { method: 'transfer' } });
    expect(coin).toMatchObject({
      to: parties.partner,
      value: '250000000000000000',
      reading: { kind: 'none' },
    });
  });

  it('names everybody who is paid or may spend, and warns of a leaf as of the call itself', () => {
    const reading = readCall(cases.nestedBatch);
    expect(partiesOf(reading, parties.several)).toEqual([
      { address: parties.pool, role: 'spender' },
      { address: parties.own, role: 'recipient' },
      { address: parties.partner, role: 'recipient' },
    ]);
    expect(alertsOf(reading, parties.several)).toEqual([
      { kind: 'unlimited', what: 'amount', to: parties.pool, token: parties.usdc },
      { kind: 'delegate', contract: parties.batcher },
    ]);
    expect(grantsAny(reading)).toBe(true);
  });

  it('tells what they pay: tokens, and coins that are sent without data', () => {
    const payments = paymentsIn(readCall(cases.nestedBatch), parties.several);
    expect(payments).toEqual([
      { token: parties.usdt, to: parties.partner, amount: '200000000' },
      { token: 'main', to: parties.partner, amount: '250000000000000000' },
    ]);
    const same = several(transferOf(5), transferOf(7));
    expect(paymentsIn(readCall(same), parties.usdc)).toEqual([
      { token: parties.usdc, to: parties.partner, amount: '5' },
      { token: parties.usdc, to: parties.partner, amount: '7' },
    ]);
  });

  it('tells what permits pay, each amount to its own receiver', () => {
    const permits = knownMethods.get('0xedd9444b')?.signature ?? '';
    const coder = Object.values(createContract(parseAbi([`function ${permits}`])))[0];
    const data = coder?.encodeInput({
      permit: {
        permitted: [parties.usdc, parties.usdt].map((token) => ({ token, amount: 100n })),
        nonce: 1n,
        deadline: 2n,
      },
      transferDetails: [
        { to: parties.pool, requestedAmount: 8n },
        { to: parties.partner, requestedAmount: 9n },
      ],
      owner: parties.own,
      signature: new Uint8Array(65),
    });
    const reading = readCall(`0x${Buffer.from(data ?? []).toString('hex')}`);
    expect(paymentsIn(reading, parties.several)).toEqual([
      { token: parties.usdc, to: parties.pool, amount: '8' },
      { token: parties.usdt, to: parties.partner, amount: '9' },
    ]);
  });

  it('is read whole only where all of it is, and no code runs as the caller', () => {
    expect([cases.swapAndUnwrap, cases.batchInColumns, '0x'].map(isWhole)).toEqual([true, true, true]);
    expect([cases.nestedBatch, cases.codeByMode, cases.cutBatch, '0x01020304'].map(isWhole)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isWhole(several(transferOf(5)))).toBe(true);
    expect(isWhole(several(transferOf(5), '0x01020304'))).toBe(false);
  });

  it('reads several calls to the same contract', () => {
    const calls = callsIn(readCall(cases.swapAndUnwrap));
    expect(calls.map(({ to, reading }) => [to, readIn(reading).method])).toEqual([
      [null, 'exactInputSingle'],
      [null, 'unwrapWETH9'],
    ]);
    expect(readIn(calls[0]?.reading).params).toContainEqual({
      name: 'params.amountIn',
      type: 'uint256',
      value: '1000000',
      token: parties.usdc,
    });
  });

  it('reads batches of accounts, and code that runs as the account', () => {
    expect(callsIn(readCall(cases.batchInColumns))).toMatchObject([
      { to: parties.usdc, value: '0', reading: { method: 'approve' } },
      { to: parties.partner, value: '5', reading: { kind: 'none' } },
    ]);
    expect(callsIn(readCall(cases.batchByMode))).toMatchObject([
      { to: parties.usdc, reading: { method: 'approve' } },
    ]);
    expect(callsIn(readCall(cases.codeByMode))).toMatchObject([
      { to: parties.pool, isDelegate: true, reading: { method: 'supply' } },
    ]);
    expect(kinds(cases.codeByMode)).toEqual(['delegate']);
  });

  it('names data that does not fit its method, inside of a batch or as its packing', () => {
    expect(kinds(cases.cutBatch)).toEqual(['broken']);
    expect(kinds(cases.nestedBatch.replace('a9059cbb', '2b67b570'))).toContain('broken');
    expect(kinds(cases.nestedBatch.replace('a9059cbb', '01020304'))).toContain('unreadable');
  });
});

const bytes = (hex: string) => hex.slice(2);
const word = (value: number) => value.toString(16).padStart(64, '0');
const padded = (data: string) => data.padEnd(Math.ceil(data.length / 64) * 64, '0');
/** `multicall(bytes[])` of calls of the same length. */
const several = (...calls: string[]) => {
  const parts = calls.map((call) => `${word(bytes(call).length / 2)}${padded(bytes(call))}`);
  const heads = parts.map((part, at) => word(32 * parts.length + (at * part.length) / 2));
  return `0xac9650d8${word(32)}${word(calls.length)}${heads.join('')}${parts.join('')}`;
};
const transferOf = (units: number) =>
  `0xa9059cbb${bytes(parties.partner).toLowerCase().padStart(64, '0')}${word(units)}`;
const many = (count: number) => several(...Array.from({ length: count }, () => '0x12210e8a'));

describe('what nobody could check is said, not followed', () => {
  it('beyond five calls inside of each other', () => {
    const nested = (depth: number): string => (depth === 0 ? '0x12210e8a' : several(nested(depth - 1)));
    expect(kinds(nested(5))).toEqual([]);
    expect(kinds(nested(6))).toEqual(['unread']);
  });

  it('beyond a hundred calls', () => {
    expect(kinds(many(100))).toEqual([]);
    expect(kinds(many(101))).toEqual(['unread']);
  });
});

it('any bytes at all have an answer, also inside of a batch', () => {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const known = [...knownMethods.keys()];
  const whole = cases.nestedBatch;
  for (let turn = 0; turn < 300; turn += 1) {
    const at = 10 + random(whole.length - 20);
    const dirty = `${whole.slice(0, at)}${random(256).toString(16).padStart(2, '0')}${whole.slice(at + 2)}`;
    const noise = Array.from({ length: random(300) }, () => random(256).toString(16).padStart(2, '0')).join(
      '',
    );
    for (const data of [
      dirty,
      `${known[turn % known.length]}${noise}`,
      `${known[random(known.length)]}${whole.slice(10, at)}`,
    ]) {
      const reading = readCall(data.length % 2 === 0 ? data : data.slice(0, -1));
      expect(Array.isArray(alertsOf(reading, parties.several))).toBe(true);
      expect(['read', 'broken']).toContain(reading.kind);
    }
  }
});
