import { expect, it } from 'vitest';
import { contractRegistry } from './contract-registry.rules.ts';

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const pool = '0xE7B6CB73E4A34bD171077435BbA4F100BAB21B6E';
const called = '0x681a1EBD77fa166fcAaf0CbC5104895bdDcae01B';

const coin = (base_symbol: string, symbol: string, contract_address: string, decimals: number) => ({
  symbol,
  base_symbol,
  contract_address,
  symbol_alias: symbol,
  coin_net: 'ERC20',
  decimals,
});

const registry = contractRegistry('ETH', {
  coins: [coin('ETH', 'ETH', '', 18), coin('ETH', 'USDC', usdc, 6), coin('BSC', 'FAKE', pool, 9)],
  collections: [],
  allowed: [{ base_symbol: 'ETH', address: pool }],
});

it('names contracts of its network, in any spelling, with the units of tokens', () => {
  expect(registry.name(usdc.toLowerCase())).toBe('USDC (ERC20)');
  expect(registry.token(usdc)?.decimals).toBe(6);
  expect(registry.main?.decimals).toBe(18);
});

const mainOf = (baseSymbol: string, decimals: number) =>
  contractRegistry(baseSymbol, { coins: [coin(baseSymbol, baseSymbol, '', decimals)], collections: [] }).main;

it('counts a main coin as its network does, whatever the coin table says', () => {
  expect(mainOf('ETH', 21)?.decimals).toBe(18);
  expect(mainOf('TRX', 18)?.decimals).toBe(6);
  expect(mainOf('NEW', 9)?.decimals).toBe(9);
});

it('takes nothing from another network, and says where only an address is listed or nothing is', () => {
  expect(registry.token(pool)).toBeNull();
  expect(registry.name(pool)).toBe('');
  expect(registry.name(called)).toBeNull();
});

it('counts a token in no units where the sub-wallet’s own coins count it otherwise, and still names it', () => {
  const counting = (decimals: number) =>
    contractRegistry('ETH', {
      coins: [coin('ETH', 'USDC', usdc, 6)],
      collections: [],
      focused: [coin('ETH', 'USDC', usdc.toLowerCase(), decimals)],
    });
  expect(counting(6).token(usdc)?.decimals).toBe(6);
  expect(counting(2).token(usdc)).toBeNull();
  expect(counting(2).name(usdc)).toBe('USDC (ERC20)');
});
