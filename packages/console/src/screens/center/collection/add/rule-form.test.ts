import type { CollectChain, Coin, WalletAddress } from '@mpc/api';
import { expect, it } from 'vitest';
import { choiceOf, emptyRule, isRuleValues, type RuleOptions } from './rule-form.values.ts';

const options: RuleOptions = {
  chains: [{ base_symbol: 'ETH' } as CollectChain],
  subWallets: [{ sub_wallet_id: 2006, sub_wallet_name: 'Omnibus', sub_wallet_type: 2 }],
  addresses: [{ address: '0x1' } as WalletAddress],
  coins: [{ symbol: 'USDC' } as Coin],
};
const values = { ...emptyRule, network: 'ETH', receiver: 2006, address: '0x1', symbols: ['USDC'] };

it('stands for what is there', () => {
  expect(choiceOf(values, options)).toEqual({
    chain: options.chains[0],
    subWallet: options.subWallets[0],
    address: options.addresses[0],
    coins: options.coins,
  });
});

it.each([
  ['network', { network: 'BSC' }],
  ['sub-wallet', { receiver: 9 }],
  ['address', { address: '0x2' }],
  ['coin', { symbols: ['USDC', 'LINK'] }],
])('stands for nothing once its %s is gone', (_, part) => {
  expect(choiceOf({ ...values, ...part }, options)).toBeNull();
});

it('knows a draft of its own', () => {
  expect(isRuleValues(values)).toBe(true);
  expect(isRuleValues({ ...values, mode: 3 })).toBe(false);
  expect(isRuleValues({ ...values, symbols: [1] })).toBe(false);
});
