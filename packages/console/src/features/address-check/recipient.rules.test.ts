import { createSandbox } from '@mpc/api/sandbox';
import { beforeAll, expect, it } from 'vitest';
import { checkRecipient, knownContracts, type KnownContracts } from './recipient.rules.ts';

const erc20 = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const person = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const collection = '0x52908400098527886E0F7030069857D2E4169EE7';
const called = '0xde709f2102306220921060314715629080e2fb77';

let contracts: KnownContracts;
beforeAll(() => {
  contracts = knownContracts({
    coins: createSandbox({ clock: 'frozen' }).world.coins.all(),
    collections: [{ base_symbol: 'ETH', contract_address: collection, collection_name: 'Harbour Lights' }],
    calls: [{ base_symbol: 'BSC', interactive_contract: called }, { base_symbol: 'ETH' }],
  });
});

const check = (base: string, address: string, isSender = false) =>
  checkRecipient(base, address, { isSender, contracts });

it.each([
  ['the contract of the token itself', 'ETH', erc20, 'USDT (ERC20)'],
  ['a contract in other letters', 'ETH', erc20.toLowerCase(), 'USDT (ERC20)'],
  ['a contract of another network of the family', 'BSC', erc20, 'USDT (ERC20)'],
  ['a contract on TRON', 'TRX', trc20, 'USDT (TRC20)'],
  [
    'a contract that is no address of its network',
    'SOL',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'USDC (SOL)',
  ],
])('refuses %s, and says whose it is', (_, base, address, name) => {
  expect(check(base, address)).toEqual({ kind: 'refused', reason: 'tokenContract', name });
});

it('refuses every contract of the coin table on its network', () => {
  const coins = [...createSandbox({ clock: 'frozen' }).world.coins.all()];
  const tokens = coins.filter(({ contract_address }) => contract_address !== '');
  expect(tokens.length).toBeGreaterThan(20);
  for (const { base_symbol, contract_address } of tokens)
    expect(check(base_symbol, contract_address)).toMatchObject({ reason: 'tokenContract' });
});

it.each([
  ['ETH', `0x${'0'.repeat(40)}`, 'zeroAddress'],
  ['ETH', '0x000000000000000000000000000000000000dEaD', 'burnAddress'],
  ['TRX', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'zeroAddress'],
  ['TRX', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'burnAddress'],
  ['BTC', '1111111111111111111114oLvT2', 'zeroAddress'],
  ['BTC', '1BitcoinEaterAddressDontSendf59kuE', 'burnAddress'],
  ['TRX', trc20.toLowerCase(), 'prefix'],
])('refuses on %s %s, which nobody can receive on', (base, address, code) => {
  expect(check(base, address)).toMatchObject({ kind: 'refused', reason: 'address', fault: { code } });
});

it('refuses the sender itself', () => {
  expect(check('ETH', person, true)).toEqual({ kind: 'refused', reason: 'sender' });
});

it('asks about a contract that NFTs or earlier calls name', () => {
  expect(check('BSC', collection.toLowerCase())).toEqual({
    kind: 'confirm',
    reason: 'contract',
    name: 'Harbour Lights',
  });
  expect(check('ETH', called)).toEqual({ kind: 'confirm', reason: 'contract', name: '' });
});

it('allows anybody else', () => {
  expect(check('ETH', person)).toEqual({ kind: 'allowed' });
});
