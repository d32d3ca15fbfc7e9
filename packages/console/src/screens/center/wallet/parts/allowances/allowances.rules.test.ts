import { readCall } from '@mpc/api/calls';
import { expect, it } from 'vitest';
import { allowancesIn, revokingCall } from './allowances.rules.ts';

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
