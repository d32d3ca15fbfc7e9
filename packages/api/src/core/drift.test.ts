import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inspect } from './drift.ts';
import { domain, query } from './endpoint.ts';
import { Address, Amount, unreadable } from './wire.schema.ts';

const Row = v.strictObject({
  id: v.number(),
  amount: Amount,
  to: v.optional(Address),
  status: v.picklist([0, 1]),
});
const { list, one, book } = domain('account', {
  list: query('GET /api/rows', { data: v.strictObject({ list: v.array(Row) }) }),
  one: query('GET /api/amount', { data: Amount }),
  book: query('GET /api/book', { data: v.record(v.string(), Amount) }),
});
const good = { id: 1, amount: '1.5', to: '0x1', status: 0 };

it('hands an answer on untouched that is as agreed', () => {
  const data = { list: [good] };
  expect(inspect(list, data)).toEqual({ data, drifts: [] });
  expect(inspect(list, data).data).toBe(data);
});

it('passes and reports a field it does not know', () => {
  const data = { list: [{ ...good, new_field: { deep: 1 } }] };
  const answer = inspect(list, data);
  expect(answer.data).toBe(data);
  expect(answer.drifts).toMatchObject([{ endpoint: list, path: 'list.*.new_field' }]);
});

it('passes and reports a value or a gap it did not expect', () => {
  const data = {
    list: [
      { id: '1', amount: '1', status: 7 },
      { amount: '1', status: 0 },
    ],
  };
  const answer = inspect(list, data);
  expect(answer.data).toBe(data);
  expect(answer.drifts.map((drift) => drift.path)).toEqual(['list.*.id', 'list.*.status', 'list.*.id']);
});

it.each([1.5, 0, '1e3', '1,000', '', {}, []])(
  'shows the amount %j as unreadable, and nothing else changed',
  (amount) => {
    const data = { list: [good, { ...good, amount }, good] };
    const before = structuredClone(data);
    const answer = inspect(list, data);
    expect(answer.data).toEqual({ list: [good, { ...good, amount: unreadable }, good] });
    expect(answer.drifts).toMatchObject([{ path: 'list.*.amount' }]);
    expect(data).toEqual(before);
  },
);

it('shows an address as unreadable that hides a character', () => {
  const answer = inspect(list, { list: [{ ...good, to: '0x\u200b1' }] });
  expect(answer.data).toEqual({ list: [{ ...good, to: unreadable }] });
});

it('does not take an amount that is missing for one that is unreadable', () => {
  const data = { list: [{ ...good, amount: null }] };
  expect(inspect(list, data).data).toBe(data);
});

it('reads an amount that is the whole answer, and amounts by name', () => {
  expect(inspect(one, 5).data).toBe(unreadable);
  expect(inspect(book, { ETH: '1', BTC: 2 }).data).toEqual({ ETH: '1', BTC: unreadable });
});

it('does not touch prototypes, whatever the server calls its fields', () => {
  const data: unknown = JSON.parse('{"__proto__": 1, "constructor": 2, "BTC": "1"}');
  const answer = inspect(book, data);
  expect(Object.keys(answer.data as object)).toContain('BTC');
  expect(({} as Record<string, unknown>)['BTC']).toBeUndefined();
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});

it('survives an answer of quite another shape', () => {
  for (const data of [null, [], 'text', 7]) expect(inspect(list, data)).toMatchObject({ data, drifts: [{}] });
});
