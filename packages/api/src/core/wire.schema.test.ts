import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Address, Amount, Id, Remark, unreadable } from './wire.schema.ts';

it.each(['0', '-1', '1.50', '0.05', '9'.repeat(78), `${'9'.repeat(78)}.${'9'.repeat(78)}`])(
  'takes %s for an amount',
  (text) => {
    expect(v.is(Amount, text)).toBe(true);
  },
);

it.each([
  1,
  1.5,
  null,
  '',
  ' 1',
  '1,000',
  '1e3',
  '+1',
  '.5',
  '5.',
  '0x10',
  'NaN',
  '١',
  '1\n',
  '9'.repeat(79),
  '007',
  '-01',
  '00',
  '00.5',
])('takes %j for no amount', (value) => {
  expect(v.is(Amount, value)).toBe(false);
});

it.each([7, null, '', 'a b', '0x1\n', '0x1\u200b', 'а', 'a'.repeat(129)])(
  'takes %j for no address',
  (value) => {
    expect(v.is(Address, value)).toBe(false);
  },
);

it('makes the mark for unreadable neither an amount nor an address', () => {
  expect(v.is(Amount, unreadable) || v.is(Address, unreadable)).toBe(false);
});

it('refuses an id that a program cannot hold exactly', () => {
  expect(v.is(Id, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(v.is(Id, Number.MAX_SAFE_INTEGER + 1)).toBe(false);
});

it('counts a remark in characters a person sees as one, not in halves of them', () => {
  expect(v.is(Remark, '🙂'.repeat(200))).toBe(true);
  expect(v.is(Remark, '🙂'.repeat(201))).toBe(false);
});
