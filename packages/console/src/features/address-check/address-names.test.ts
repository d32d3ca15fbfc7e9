import { expect, it } from 'vitest';
import { nameOfAddress } from './address-names.rules.ts';

const corvid = '0x3A17e0c45bD291aF4C07d8E26b9013F5aA78600A';
const tron = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const entry = (base_symbol: string, address: string, label: string) => ({ base_symbol, address, label });
const ours = (address: string) => [
  { wallet_id: 1, wallet_name: 'Treasury', sub_wallet_id: 2, sub_wallet_name: 'Payroll', address, memo: '' },
];

it('names our own sub-wallet before any book, and the shared book before the personal one', () => {
  const books = [[entry('ETH', corvid, 'Corvid Exchange')], [entry('ETH', corvid, 'my exchange')]];
  expect(nameOfAddress('ETH', corvid, { books, own: ours(corvid) })?.name).toBe('Payroll');
  expect(nameOfAddress('ETH', corvid, { books, own: [] })).toEqual({ name: 'Corvid Exchange', of: 'book' });
  expect(nameOfAddress('ETH', corvid, { books: [undefined, books[1]], own: undefined })?.name).toBe(
    'my exchange',
  );
});

it('reads hex in either case, and any other letter exactly', () => {
  const books = [[entry('ETH', corvid, 'Corvid Exchange'), entry('TRX', tron, 'Tax office')]];
  expect(nameOfAddress('ETH', corvid.toLowerCase(), { books, own: [] })?.name).toBe('Corvid Exchange');
  expect(nameOfAddress('TRX', tron.toLowerCase(), { books, own: [] })).toBeNull();
});

it('gives no name to a look-alike, to another network, or to no address', () => {
  const books = [[entry('ETH', corvid, 'Corvid Exchange')]];
  const forged = `${corvid.slice(0, 8)}${'0'.repeat(26)}${corvid.slice(-8)}`;
  expect(nameOfAddress('ETH', forged, { books, own: [] })).toBeNull();
  expect(nameOfAddress('BNB', corvid, { books, own: [] })).toBeNull();
  expect(nameOfAddress('ETH', '', { books: [[entry('ETH', '', 'Nobody')]], own: [] })).toBeNull();
});
