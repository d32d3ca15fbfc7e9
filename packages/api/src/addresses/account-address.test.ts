import { expect, it } from 'vitest';
import { accountAddress } from './account-address.ts';

// The contract of USDT on TRON, as it stands in the data of calls.
const usdt = '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c';

it('spells an account as its chain does', () => {
  expect(accountAddress('TRX', usdt)).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  expect(accountAddress('ETH', '0xdac17f958d2ee523a2206206994597c13d831ec7')).toBe(
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  );
});

it('leaves what is no account of 20 bytes, or cannot be paid, as it is', () => {
  expect(accountAddress('TRX', `${usdt}00`)).toBe(`${usdt}00`);
  expect(accountAddress('ETH', `0x${'0'.repeat(40)}`)).toBe(`0x${'0'.repeat(40)}`);
});
