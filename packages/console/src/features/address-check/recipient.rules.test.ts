import { createSandbox } from '@mpc/api/sandbox';
import { beforeAll, expect, it } from 'vitest';
import { checkRecipient, knownContracts, type KnownContracts } from './recipient.rules.ts';

const erc20 = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const person = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const collection = '0x52908400098527886E0F7030069857D2E4169EE7';
const called = '0xde709f2102306220921060314715629080e2fb77';
const sweeper = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const warm = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
const cold = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const allowed = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

let contracts: KnownContracts;
beforeAll(() => {
  contracts = knownContracts({
    coins: createSandbox({ clock: 'frozen' }).world.coins.all(),
    collections: [{ base_symbol: 'ETH', contract_address: collection, collection_name: 'Harbour Lights' }],
    calls: [{ base_symbol: 'BSC', interactive_contract: called }, { base_symbol: 'ETH' }],
    rules: [
      { base_symbol: 'ETH', contract_address: sweeper, rule_name: 'Stable coins' },
      { base_symbol: 'BSC', contract_address: '', rule_name: 'Not deployed' },
    ],
    multisigs: [{ base_symbol: 'ETH', warm_address: warm, cold_address: cold }],
    allowed: [{ base_symbol: 'ETH', address: allowed }],
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

it.each([
  ['NFTs', 'BSC', collection.toLowerCase(), 'Harbour Lights'],
  ['earlier calls', 'ETH', called, ''],
  ['a contract sweep', 'ETH', sweeper, 'Stable coins'],
  ['the warm contract of a cold wallet', 'ETH', warm, ''],
  ['the cold contract', 'ETH', cold, ''],
  ['a strategy', 'ETH', allowed, ''],
])('asks about a contract that %s names', (_, base, address, name) => {
  expect(check(base, address)).toEqual({ kind: 'confirm', reason: 'contract', name });
});

it('allows anybody else', () => {
  expect(check('ETH', person)).toEqual({ kind: 'allowed' });
});
