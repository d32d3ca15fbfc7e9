import { createContract, parseAbi } from 'micro-eth-signer/abi.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { hour } from '../../../core/durations.ts';
import { codes } from '../../../core/codes.ts';
import type { StrategyConditions } from '../../../domains/strategies/strategies.schema.ts';
import { web3 } from '../../../index.ts';
import {
  addressOn,
  createSandbox,
  people,
  specialAddresses,
  subWalletIds,
  type Sandbox,
} from '../../index.ts';
import { asking } from '../../testing.ts';
import { unconditional } from '../approvals/asked-order.ts';

const { main } = subWalletIds;
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const [batcher, safe] = [addressOn('ETH', 'A batch contract'), addressOn('ETH', 'A safe')];
const recipient = specialAddresses.ordinary.evm;
const partner = addressOn('ETH', 'A partner');

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));
const word = (whole: bigint | number, digits = 64) => BigInt(whole).toString(16).padStart(digits, '0');

function encode(signature: string, value: unknown): string {
  const method = Object.values(createContract(parseAbi([`function ${signature}`])))[0];
  return `0x${Buffer.from(method?.encodeInput(value) ?? []).toString('hex')}`;
}

const transfer = (units: number, to: string = recipient) =>
  encode('transfer(address to, uint256 amount)', { to, amount: BigInt(units) });

interface Made {
  to: string;
  data: string;
  value?: bigint;
}

const aggregate = (...calls: Made[]) =>
  encode(
    'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
    calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: bytesOf(data) })),
  );

const multicall = (...calls: Made[]) =>
  encode(
    'multicall(bytes[] data)',
    calls.map(({ data }) => bytesOf(data)),
  );

const executeBatch = (...calls: Made[]) =>
  encode(
    'executeBatch((address target, uint256 value, bytes data)[] calls)',
    calls.map(({ to, data, value = 0n }) => ({ target: to, value, data: bytesOf(data) })),
  );

/** As a Safe packs them, and has its batch contract make them in its name. */
function fromSafe(...calls: Made[]): string {
  const packed = calls.map(({ to, data, value = 0n }) =>
    `00${to.slice(2)}${word(value)}${word(data.length / 2 - 1)}${data.slice(2)}`.toLowerCase(),
  );
  const inner = encode('multiSend(bytes transactions)', bytesOf(`0x${packed.join('')}`));
  const nobody = `0x${'0'.repeat(40)}`;
  return encode(
    'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    {
      to: batcher,
      value: 0n,
      data: bytesOf(inner),
      operation: 1n,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: nobody,
      refundReceiver: nobody,
      signatures: bytesOf('0x'),
    },
  );
}

let sandbox: Sandbox;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  sandbox.clock.step(hour);
  lin = asking(sandbox, people.member.uid);
  const { world } = sandbox;
  for (const row of world.strategies.where('sub_wallet_id', main))
    if (row.type !== 0) world.strategies.remove(row);
  plant({ name: 'Every contract', type: 2, action: 3 });
});

function plant(plan: {
  name: string;
  type: 1 | 2;
  action: 1 | 2 | 3;
  conditions?: Partial<StrategyConditions>;
}): void {
  const { name, type, action, conditions } = plan;
  const { world } = sandbox;
  world.strategies.insert({
    strategy_id: 9000 + world.strategies.all().length,
    sub_wallet_id: main,
    name,
    type,
    action,
    priority: world.strategies.where('sub_wallet_id', main).length,
    conditions: { ...unconditional, ...conditions },
    scenes: [],
    nodes: action === 1 ? [{ node_type: 2, threshold: 1, uids: [people.admin.uid] }] : [],
    version: 1,
    updated_by: people.owner.uid,
    updated_at: 0,
  });
}

const create = (input_data: string, interactive_contract: string = batcher) =>
  lin(web3.create, {
    request_id: crypto.randomUUID(),
    main_chain_symbol: 'ETH',
    sub_wallet_id: main,
    interactive_contract,
    amount: '0',
    input_data,
  });

/** The strategy that names a call, and who signs it. */
async function decided(input_data: string, contract?: string) {
  const { code, data } = await create(input_data, contract);
  expect(code).toBe('0');
  const { data: order } = await lin(web3.info, { id: data.trans_id });
  return order;
}

const million = 1_000_000;
const isBasic = { hit_strategy: { type: 0 } };

describe('a batch that transfers tokens', () => {
  beforeEach(() => {
    const limit = { unit: 'coin' as const, amount: '500', window_hours: null };
    plant({
      name: 'Large transfers',
      type: 1,
      action: 1,
      conditions: { symbols: ['USDTERC20'], limit },
    });
  });

  it.each([
    ['by a batch contract', aggregate, batcher],
    ['by the token itself', multicall, usdt],
    ['by an account', executeBatch, batcher],
    ['by a Safe', fromSafe, safe],
    [
      'by a Safe within a batch',
      (...calls: Made[]) => aggregate({ to: safe, data: fromSafe(...calls) }),
      batcher,
    ],
  ])('is decided by the strategy of the transfer: %s', async (_, batch, contract) => {
    const of = (units: number) => decided(batch({ to: usdt, data: transfer(units) }), contract);
    expect(await of(600 * million)).toMatchObject({
      hit_strategy: { name: 'Large transfers' },
      node_list: [{ members: [{ uid: people.admin.uid }] }],
    });
    expect(await of(499 * million)).toMatchObject(isBasic);
  });

  it('is one order: what is split within it counts together', async () => {
    const parts = [250, 250].map((whole) => ({ to: usdt, data: transfer(whole * million) }));
    expect(await decided(aggregate(...parts))).toMatchObject({ hit_strategy: { name: 'Large transfers' } });
    const other = { to: addressOn('ETH', 'Some token'), data: transfer(250 * million) };
    expect(await decided(aggregate(other, { to: usdt, data: transfer(250 * million) }))).toMatchObject(
      isBasic,
    );
  });

  it('counts in the hours of later transfers', async () => {
    sandbox.clock.step(25 * hour);
    const limit = { unit: 'coin' as const, amount: '700', window_hours: 24 };
    plant({ name: 'A day', type: 1, action: 1, conditions: { symbols: ['USDTERC20'], limit } });
    const [first, second] = [400, 300].map((whole) =>
      aggregate({ to: usdt, data: transfer(whole * million) }),
    );
    expect(await decided(first ?? '')).toMatchObject(isBasic);
    expect(await decided(second ?? '')).toMatchObject({ hit_strategy: { name: 'A day' } });
  });

  it('is rejected where one of its transfers is', async () => {
    const limit = { unit: 'coin' as const, amount: '0.2', window_hours: null };
    plant({ name: 'No coins', type: 1, action: 2, conditions: { symbols: ['ETH'], limit } });
    const coins = { to: recipient, data: '0x', value: 2n * 10n ** 17n };
    expect(await decided(executeBatch(coins))).toMatchObject({
      status: 2201,
      hit_strategy: { name: 'No coins' },
    });
  });
});

/** A token each. */
const tokensTo = (...all: string[]) =>
  aggregate(...all.map((to) => ({ to: usdt, data: transfer(million, to) })));

it('a batch to recipients under different strategies is refused, and nothing is ordered', async () => {
  const addresses = [{ base_symbol: 'ETH', address: partner }];
  plant({ name: 'To a partner', type: 1, action: 3, conditions: { destination: 3, addresses } });
  expect(await decided(tokensTo(partner, partner))).toMatchObject({
    hit_strategy: { name: 'Every contract' },
  });
  const before = sandbox.world.transactions.all().length;
  expect(await create(tokensTo(partner, recipient))).toMatchObject({
    code: codes.badParameter,
    data: { field: 'outputs', fault: 'mixed' },
  });
  expect(sandbox.world.transactions.all().length).toBe(before);
});

describe('a batch never meets a strategy that passes', () => {
  const harmless = { to: batcher, data: encode('deposit()', undefined) };
  const nested = (depth: number): Made =>
    depth === 0 ? harmless : { to: batcher, data: aggregate(nested(depth - 1)) };

  it('where a call inside of it cannot be read', async () => {
    expect(await decided(aggregate(harmless))).toMatchObject({ hit_strategy: { name: 'Every contract' } });
    const odd = { to: batcher, data: '0xdeadbeef' };
    expect(await decided(aggregate(harmless, odd))).toMatchObject(isBasic);
    const cut = { to: usdt, data: transfer(million).slice(0, -2) };
    expect(await decided(aggregate(harmless, cut))).toMatchObject(isBasic);
  });

  it('where calls lie too deep inside of each other', async () => {
    expect(await decided(nested(5).data)).toMatchObject({ hit_strategy: { name: 'Every contract' } });
    expect(await decided(nested(6).data)).toMatchObject(isBasic);
  });

  it('where code runs in the name of the caller, which its data do not tell', async () => {
    expect(await decided(fromSafe(harmless), safe)).toMatchObject(isBasic);
  });
});
