import { expect, it } from 'vitest';
import { bookLists, entryParams } from './book-list.ts';
import type { BookId } from './book-id.ts';

const own: BookId = { kind: 'personal' };
const asked = (text: string, book: BookId = { kind: 'wallet', walletId: 1 }) =>
  entryParams(bookLists[book.kind].parse(new URLSearchParams(text)), book);

it('asks for what is in force, for what waits, or for everything, with the statuses of that tab only', () => {
  expect(asked('')).toEqual({ wallet_id: 1, status: [2, 5] });
  expect(asked('tab=pending')).toEqual({ wallet_id: 1, pending: 1 });
  expect(asked('tab=all')).toEqual({ wallet_id: 1 });
  expect(asked('status=1,5')).toEqual({ wallet_id: 1, status: [5] });
});

it('asks the server for each filter', () => {
  expect(asked('tab=all&net=TRX,ETH&sub=2001&white=yes&recent=no&q=%20ana%20')).toEqual({
    wallet_id: 1,
    base_symbol: ['TRX', 'ETH'],
    sub_wallet_id: [2001],
    is_white: 1,
    recently_used: 0,
    keyword: 'ana',
  });
});

it('asks for all of a book of one’s own, and never for another sub-wallet than the book’s', () => {
  expect(asked('', own)).toEqual({ scope: 'personal' });
  expect(asked('tab=all&sub=9', { kind: 'subWallet', walletId: 1, subWalletId: 5 })).toEqual({
    wallet_id: 1,
    sub_wallet_id: [5],
  });
});
