import { expect, it } from 'vitest';
import { choicesOf, handlingOutcome, isAbout, sentAbout, type Handled } from './handling.rules.ts';

const uid = 7;
const held: Handled = { handle_type: 0, handler: null, handle_at: null, item_id: 0, can_handle: [1, 2, 3] };
const by = (who: number) => ({ uid: who, nickname: 'Ana Ruiz', avatar_letter: 'A' });

it.each([
  [
    'taken once the record was handled so by this person',
    { handle_type: 1, handler: by(uid), handle_at: 9 },
    'taken',
  ],
  ['overtaken by somebody else', { handle_type: 1, handler: by(8), handle_at: 9 }, 'overtaken'],
  ['overtaken by another handling', { handle_type: 2, handler: by(uid), handle_at: 9 }, 'overtaken'],
  ['proposed once its request waits', { item_id: 12, can_handle: [] }, 'proposed'],
  ['overtaken where the record allows it no more', { can_handle: [] }, 'overtaken'],
  ['unseen while the record is as it was', {}, 'unseen'],
] as const)('a release without an answer is %s', (_, now, outcome) => {
  const after = {
    ...held,
    ...now,
    can_handle: [...('can_handle' in now ? now.can_handle : held.can_handle)],
  };
  expect(handlingOutcome(sentAbout(held, uid, 1), after)).toBe(outcome);
});

it('offers what stops the money first', () => {
  expect(choicesOf({ can_handle: [1, 2, 3] })).toEqual([2, 3, 1]);
  expect(choicesOf({ can_handle: [1, 4] })).toEqual([4, 1]);
});

it('is about what moved: the same coin, amount, sub-wallet and other side', () => {
  const record = {
    trans_kind: 'deposit',
    symbol: 'TUSDT',
    amount: '640',
    sub_wallet_id: 2003,
    screen_address: 'TSender',
  } as const;
  const movement = {
    base_symbol: 'TRX',
    symbol: 'TUSDT',
    amount: '640',
    address_from: 'TSender',
    address_to: 'TOwn',
    sub_wallet_id: 2003,
  };
  expect(isAbout(record, movement)).toBe(true);
  expect(isAbout(record, { ...movement, amount: '64' })).toBe(false);
  expect(isAbout({ ...record, trans_kind: 'withdraw' }, movement)).toBe(false);
});
