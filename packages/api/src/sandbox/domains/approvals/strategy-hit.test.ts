import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StrategyConditions } from '../../../domains/strategies/strategies.schema.ts';
import { addressOn, createSandbox, people, specialAddresses, subWalletIds } from '../../index.ts';
import { personOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import type { StrategyRow } from '../strategies/strategies-tables.ts';
import { endOrder, refuse } from '../withdrawals/order-lifecycle.ts';
import { placeOrder } from '../withdrawals/place-order.ts';
import { BadField } from '../../wire/refuse.ts';
import { placeCall } from '../web3/place-call.ts';
import { unconditional, type AskedFor } from './asked-order.ts';
import { strategyHit } from './strategy-hit.ts';
import { hour } from '../../../core/durations.ts';

const { main, payroll } = subWalletIds;
const { owner, admin, member, secondMember } = people;
const recipient = specialAddresses.ordinary.tron;

let world: World;
beforeEach(() => {
  ({ world } = createSandbox({ clock: 'frozen' }));
});

/** Puts strategies in the place of those that a sub-wallet has. */
function only(plans: readonly Partial<StrategyRow>[], of: number = main): StrategyRow[] {
  const planted = world.strategies.all().filter((row) => row.strategy_id > 9000);
  const present = world.strategies.where('sub_wallet_id', of).filter((row) => row.type !== 0);
  for (const row of new Set([...planted, ...present])) world.strategies.remove(row);
  return plans.map((plan, index) =>
    world.strategies.insert<StrategyRow>({
      strategy_id: 9001 + index,
      sub_wallet_id: of,
      name: `Strategy ${index + 1}`,
      type: 1,
      priority: index + 1,
      action: 1,
      conditions: unconditional,
      scenes: [],
      nodes: [{ node_type: 2, threshold: 1, uids: [admin.uid] }],
      version: 1,
      updated_by: owner.uid,
      updated_at: 0,
      ...plan,
    }),
  );
}

const when = (conditions: Partial<StrategyConditions>) => ({
  conditions: { ...unconditional, ...conditions },
});

/** The number of the strategy that decides a payment; 0 the basic one. */
const hit = (asked: Partial<AskedFor>, of: number = main) => {
  const all = {
    symbol: 'TUSDT',
    amount: '10',
    address_to: recipient,
    initiator_uid: member.uid,
    source: 3,
    ...asked,
  };
  const { strategy_id, type } = strategyHit(world, of, all as AskedFor);
  return type === 0 ? 0 : strategy_id - 9000;
};

const pay = (amount: string, by: number = member.uid) =>
  placeOrder(world, {
    request_id: crypto.randomUUID(),
    initiator_uid: by,
    sub_wallet_id: main,
    symbol: 'TUSDT',
    amount,
    address_to: recipient,
  });

it('is decided by the first strategy that it meets, by priority and not by age', () => {
  const symbols = ['TUSDT', 'TRX', 'ETH'];
  const plan = fc.record({
    symbols: fc.subarray(symbols),
    amount: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
    initiator_type: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  });
  const asked = fc.record({
    symbol: fc.constantFrom(...symbols),
    amount: fc.integer({ min: 1, max: 100 }).map(String),
    initiator_uid: fc.constantFrom(member.uid, secondMember.uid),
    source: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  });
  const shuffled = fc.array(plan, { maxLength: 6 }).chain((plans) =>
    fc.tuple(
      fc.constant(plans),
      fc.shuffledSubarray(
        plans.map((_, index) => index + 1),
        { minLength: plans.length },
      ),
    ),
  );
  fc.assert(
    fc.property(shuffled, asked, ([plans, priorities], payment) => {
      const rows = only(
        plans.map(({ symbols, amount, initiator_type }, index) => ({
          priority: priorities[index] ?? 0,
          ...when({
            symbols,
            initiator_type,
            initiator_uids: initiator_type === 2 ? [member.uid] : [],
            limit: amount === null ? null : { unit: 'coin', amount: String(amount), window_hours: null },
          }),
        })),
      );
      // What the conditions say, in other words than those of the evaluator.
      const met = rows.filter(({ conditions: { symbols: named, initiator_type: by, limit } }) => {
        const isBy = by === 1 || (by === 3 ? payment.source === 2 : payment.source !== 2);
        const isNamed = by !== 2 || payment.initiator_uid === member.uid;
        const isLarge = limit === null || BigInt(payment.amount) >= BigInt(limit.amount);
        return (named.length === 0 || named.includes(payment.symbol)) && isBy && isNamed && isLarge;
      });
      const best = met.reduce<StrategyRow | undefined>(
        (one, other) => (one === undefined || other.priority < one.priority ? other : one),
        undefined,
      );
      const decides = strategyHit(world, main, payment);
      expect(decides.strategy_id).toBe(best?.strategy_id ?? 4001);
    }),
  );
});

describe('a condition', () => {
  it('names coins, or all of them', () => {
    only([when({ symbols: ['TUSDT', 'ETH'] })]);
    expect([hit({}), hit({ symbol: 'ETH' }), hit({ symbol: 'TRX' })]).toEqual([1, 1, 0]);
    only([{}]);
    expect(hit({ symbol: 'TRX' })).toBe(1);
  });

  it('names initiators: members who ask themselves, or the API whoever its key belongs to', () => {
    only([when({ initiator_type: 2, initiator_uids: [member.uid] }), when({ initiator_type: 3 })]);
    expect([hit({}), hit({ initiator_uid: secondMember.uid })]).toEqual([1, 0]);
    expect([hit({ source: 2 }), hit({ source: 1 })]).toEqual([2, 1]);
    expect(hit({ initiator_uid: undefined })).toBe(0);
  });

  it('begins at an amount of the coin, or at its worth in USD', () => {
    only([when({ symbols: ['TRX'], limit: { unit: 'coin', amount: '100', window_hours: null } })]);
    expect([hit({ symbol: 'TRX', amount: '99.999999' }), hit({ symbol: 'TRX', amount: '100' })]).toEqual([
      0, 1,
    ]);
    only([when({ limit: { unit: 'usd', amount: '5000', window_hours: null } })]);
    expect([hit({ amount: '4000' }), hit({ symbol: 'ETH', amount: '50' })]).toEqual([0, 1]);
  });

  it('is met by what nobody can value', () => {
    only([when({ limit: { unit: 'usd', amount: '5000', window_hours: null } })]);
    const { price_usd: _, ...unpriced } = world.coins.get('TRX') ?? { price_usd: '1' };
    world.coins.put(unpriced as never);
    expect(hit({ symbol: 'TRX', amount: '1' })).toBe(1);
  });

  it('adds up what left within its hours, and not what came to nothing', () => {
    only([when({ symbols: ['TUSDT'], limit: { unit: 'coin', amount: '1000', window_hours: 2 } })]);
    world.clock.step(3 * hour);
    expect(hit({ amount: '999' })).toBe(0);
    pay('600');
    expect([hit({ amount: '399' }), hit({ amount: '400' })]).toEqual([0, 1]);
    const second = pay('300');
    expect(hit({ amount: '100' })).toBe(1);
    endOrder(world, second, 2300);
    expect(hit({ amount: '100' })).toBe(0);
    world.clock.step(2 * hour);
    expect(hit({ amount: '999' })).toBe(0);
  });

  it('adds up only what its other conditions describe', () => {
    const limit = { unit: 'usd' as const, amount: '1000', window_hours: 24 };
    world.clock.step(25 * hour);
    only([when({ initiator_type: 2, initiator_uids: [member.uid], limit })]);
    pay('900', secondMember.uid);
    expect(hit({ amount: '500' })).toBe(0);
    pay('600');
    expect(hit({ amount: '500' })).toBe(1);
  });

  it('names destinations: the whitelist, or addresses however they are spelt', () => {
    only([when({ destination: 2 })], payroll);
    const listed = addressOn('TRX', 'Payroll agent');
    expect([hit({ address_to: listed }, payroll), hit({}, payroll)]).toEqual([1, 0]);
    const address = specialAddresses.ordinary.evm;
    only([when({ destination: 3, addresses: [{ base_symbol: 'ETH', address }] })]);
    expect(hit({ symbol: 'ETH', address_to: address.toLowerCase() })).toBe(1);
    expect(hit({ symbol: 'BSC', address_to: address })).toBe(0);
    expect(hit({ symbol: 'ETH', address_to: undefined })).toBe(0);
  });

  it('names the contracts that are called, or all of them, and looks at no transfer', () => {
    const contract = addressOn('ETH', 'Some contract');
    const contracts = [{ base_symbol: 'ETH', address: contract }];
    only([
      { type: 2, ...when({ contracts }) },
      { type: 2, ...when({ initiator_type: 3 }) },
    ]);
    const call = { symbol: 'ETH', amount: '0', contract };
    expect([hit(call), hit({ ...call, contract: addressOn('ETH', 'Another') })]).toEqual([1, 0]);
    expect(hit({ ...call, contract: addressOn('ETH', 'Another'), source: 2 })).toBe(2);
    expect(hit({ symbol: 'ETH', address_to: contract })).toBe(0);
  });
});

const several = (addresses: readonly string[]) =>
  placeOrder(world, {
    request_id: crypto.randomUUID(),
    initiator_uid: member.uid,
    sub_wallet_id: payroll,
    symbol: 'TUSDT',
    amount: '2',
    address_to: addresses[0] ?? '',
    outputs: addresses.map((address) => ({ address, amount: '1', memo: '', needActive: false })),
  });

const word = (hex: string) => hex.padStart(64, '0');

const transferOf = (units: bigint) =>
  `0xa9059cbb${word(specialAddresses.ordinary.evm.slice(2).toLowerCase())}${word(units.toString(16))}`;

const placed = {
  request_id: 'a call',
  initiator_uid: member.uid,
  main_chain_symbol: 'ETH',
  sub_wallet_id: main,
  amount: '0',
};

describe('one order', () => {
  it('cannot go to recipients under different strategies', () => {
    only([{ action: 3, nodes: [], ...when({ destination: 2 }) }], payroll);
    const listed = addressOn('TRX', 'Payroll agent');
    expect(several([listed, listed]).strategy.name).toBe('Strategy 1');
    const before = world.transactions.all().length;
    expect(() => several([listed, recipient])).toThrow(BadField);
    expect(world.transactions.all().length).toBe(before);
  });

  const contract = createSandbox({ clock: 'frozen' }).world.coins.get('USDTERC20')?.contract_address ?? '';
  const call = (units: bigint) => ({ symbol: 'ETH', amount: '0', contract, input_data: transferOf(units) });

  it('that moves a token by a call goes through the strategies for transfers, and counts in their hours', () => {
    const limit = { unit: 'coin' as const, amount: '500', window_hours: 24 };
    only([{ type: 2, action: 3, nodes: [] }, when({ symbols: ['USDTERC20'], limit })]);
    world.clock.step(25 * hour);
    expect([hit(call(499_999_999n)), hit(call(500_000_000n))]).toEqual([0, 2]);
    expect(hit({ symbol: 'ETH', amount: '0', contract, input_data: '0x' })).toBe(1);
    placeCall(world, { ...placed, interactive_contract: contract, input_data: transferOf(400_000_000n) });
    expect([hit(call(99_999_999n)), hit(call(100_000_000n))]).toEqual([0, 2]);
    const address_to = specialAddresses.ordinary.evm;
    expect(hit({ symbol: 'USDTERC20', amount: '100', address_to })).toBe(2);
  });

  it('that moves all there is, or a coin without data, is an amount like any other', () => {
    const limit = { unit: 'coin' as const, amount: '5', window_hours: 24 };
    only([{ type: 2, action: 3, nodes: [] }, when({ symbols: ['ETH', 'USDTERC20'], limit })]);
    world.clock.step(25 * hour);
    expect(hit(call(2n ** 256n - 1n))).toBe(2);
    placeCall(world, { ...placed, interactive_contract: contract, amount: '3', input_data: '0x' });
    const sent = (amount: string) => hit({ symbol: 'ETH', amount, contract, input_data: '0x' });
    expect([sent('1.999'), sent('2')]).toEqual([0, 2]);
  });

  it('is never passed where its call cannot be read', () => {
    only([{ type: 2, action: 3, nodes: [] }]);
    expect(hit({ symbol: 'ETH', amount: '0', contract, input_data: '0xdeadbeef' })).toBe(0);
  });
});

describe('what a strategy does', () => {
  it('refuses an order at once, which then holds nothing', () => {
    only([{ action: 2, nodes: [] }]);
    const held = world.ledger.of(main, 'TUSDT').locked.toFixed();
    const order = pay('25');
    expect(order).toMatchObject({ status: 2201, nodes: [], strategy: { name: 'Strategy 1' } });
    expect(order.fail_reason).toContain('Strategy 1');
    expect(world.ledger.of(main, 'TUSDT').locked.toFixed()).toBe(held);
  });

  it('lets an order go straight to whoever signs by the basic strategy', () => {
    only([{ action: 3, nodes: [] }]);
    const order = pay('25000');
    expect(order.status).toBe(1100);
    expect(order.nodes.map((node) => node.members.map(({ uid }) => uid))).toEqual([[owner.uid]]);
  });

  it('leaves a running order the line it started with', () => {
    const [row] = only([{ nodes: [{ node_type: 2, threshold: 1, uids: [admin.uid] }] }]);
    const order = pay('25');
    if (row !== undefined)
      world.strategies.update(row, { nodes: [{ node_type: 2, threshold: 1, uids: [owner.uid] }] });
    expect(refuse(world, order, personOf(world, admin.uid)).status).toBe(2200);
  });

  it('leaves what the basic strategy does not cover to the owner alone', () => {
    only([]);
    const basic = world.strategies.get(4001);
    if (basic === undefined) throw new Error('Main has no basic strategy');
    const nodes = [{ node_type: 2 as const, threshold: 1, uids: [admin.uid] }];
    const covered = world.strategies.update(basic, { nodes });
    const signer = () => strategyHit(world, main, { symbol: 'TUSDT', amount: '1' }).nodes[0]?.uids;
    expect(signer()).toEqual([admin.uid]);
    world.strategies.update(covered, { scenes: ['basic', 'higher'] });
    expect(signer()).toEqual([owner.uid]);
  });
});
