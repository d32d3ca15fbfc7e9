import { readCall } from '@mpc/api/calls';
import { expect, it } from 'vitest';
import { withUse, type AllowanceRow } from './allowance-rows.rules.ts';
import { allowancesIn, revocationsIn, revokingCall } from './allowances.rules.ts';

const owner = '0x52908400098527886E0F7030069857D2E4169EE7';
const spender = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const word = (hex: string) => hex.toLowerCase().replace('0x', '').padStart(64, '0');
const units = (amount: bigint) => word(amount.toString(16));
const approve = (amount: bigint, to = spender) => `0x095ea7b3${word(to)}${units(amount)}`;
const increase = (amount: bigint) => `0x39509351${word(spender)}${units(amount)}`;
const endless = 2n ** 256n - 1n;

let id = 0;
const call = (input_data: string, more: object = {}) => {
  id += 1;
  const at = { id, tx_height: id, created_at: id };
  return {
    ...at,
    base_symbol: 'ETH',
    address_from: owner,
    address_to: token,
    interactive_contract: token,
    input_data,
    symbol_alias: 'USDT',
    ...more,
  };
};
const inForce = (...data: string[]) =>
  allowancesIn(
    data.map((one) => call(one)),
    readCall,
  ).allowances;

it('an allowance is what the last call set it to, whatever order the calls came in', () => {
  const calls = [call(approve(5n)), call(approve(7n))];
  expect(allowancesIn(calls.toReversed(), readCall).allowances).toMatchObject([
    { owner, token, spenderAddress: spender, amount: '7', isUnlimited: false, isAdded: false },
  ]);
});

it.each([
  ['revoked', [approve(5n), approve(0n)], []],
  ['granted again', [approve(5n), approve(0n), approve(2n)], [{ amount: '2' }]],
  ['without an end', [approve(endless)], [{ isUnlimited: true }]],
  ['increased', [approve(5n), increase(3n)], [{ amount: '8', isAdded: false }]],
  ['increased from what nobody read', [increase(3n), increase(1n)], [{ amount: '4', isAdded: true }]],
  ['to others', [approve(5n), approve(6n, owner)], [{ amount: '6' }, { amount: '5' }]],
])('an allowance that is %s', (_case, data, expected) => {
  expect(inForce(...data)).toMatchObject(expected);
});

it('is not ours where a signature of somebody else is carried along', () => {
  const permit = (of: string) =>
    `0xd505accf${word(of)}${word(spender)}${units(9n)}${units(1n)}${units(27n)}${units(1n)}${units(1n)}`;
  expect(inForce(permit(spender))).toEqual([]);
  expect(inForce(permit(owner))).toMatchObject([{ amount: '9' }]);
});

it('an address spends for itself: another address, or the same on another network, has allowances of its own', () => {
  const calls = [
    call(approve(5n)),
    call(approve(0n), { address_from: spender }),
    call(approve(0n), { base_symbol: 'BSC' }),
  ];
  expect(allowancesIn(calls, readCall).allowances).toHaveLength(1);
});

it('counts the calls nobody can read, each once', () => {
  const strange = call('0x5be7cd2f');
  expect(allowancesIn([strange, strange, call(approve(1n))], readCall).undecoded).toBe(1);
});

it('is revoked by a call from the same address to the same contract, which leaves nothing in force', () => {
  const [given] = inForce(approve(5n));
  if (given === undefined) throw new Error('nothing is in force');
  const revoking = revokingCall(given);
  expect(revoking).toMatchObject({ chain: 'ETH', contract: token, from: owner, amount: '0' });
  expect(inForce(approve(5n), revoking.data)).toEqual([]);
});

const used = (...calls: Parameters<typeof allowancesIn>[0]) =>
  allowancesIn(calls, readCall).allowances.map(({ usedAt }) => usedAt);

it('was last used when its owner called the spender after it was granted, as far as orders tell', () => {
  const toSpender = { address_to: spender, interactive_contract: spender };
  const [before, granted, later] = [call('0x', toSpender), call(approve(5n)), call('0x', toSpender)];
  expect(used(before, granted)).toEqual([null]);
  expect(used(later, granted)).toEqual([later.created_at]);
  expect(used(granted, call('0x', { ...toSpender, base_symbol: 'BSC' }))).toEqual([null]);
});

it('was last used by a sweep of its rule in its coin, or by a fee taken from its owner', () => {
  const row = {
    baseSymbol: 'ETH',
    owner,
    source: { kind: 'rule', id: 3, symbol: 'USDTERC20' },
  } as AllowanceRow;
  const sweep = { rule_id: 3, symbol: 'USDTERC20', address_from: owner.toLowerCase(), created_at: 9 };
  const sweptAt = (...sweeps: object[]) =>
    withUse(row, { sweeps: sweeps as (typeof sweep)[], fees: undefined }).usedAt;
  expect(sweptAt(sweep, { ...sweep, created_at: 8 })).toBe(9);
  expect(
    sweptAt({ ...sweep, rule_id: 4 }, { ...sweep, symbol: 'ETH' }, { ...sweep, address_from: spender }),
  ).toBeNull();
  expect(withUse(row, { sweeps: undefined, fees: [] }).usedAt).toBeUndefined();
  const agent: AllowanceRow = { ...row, source: { kind: 'agent' } };
  expect(withUse(agent, { sweeps: undefined, fees: [{ address_from: owner, created_at: 7 }] }).usedAt).toBe(
    7,
  );
});

it('finds the orders that would end an allowance, and no others', () => {
  const [given] = inForce(approve(5n));
  const ending = call(approve(0n));
  const found = revocationsIn([call(approve(9n)), ending, call(approve(0n, owner))], readCall);
  expect(found.get(given?.key ?? '')?.id).toBe(ending.id);
  expect(found.size).toBe(2);
});
