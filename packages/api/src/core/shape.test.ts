import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract.ts';
import { allowsEmpty, hasShape } from './shape.ts';
import { Amount } from './wire.schema.ts';

const Row = v.strictObject({
  id: v.number(),
  amount: Amount,
  steps: v.array(v.strictObject({ id: v.number() })),
  owner: v.nullable(v.strictObject({ uid: v.number() })),
  tags: v.optional(v.array(v.string())),
});
const Page = v.strictObject({ list: v.array(Row), count: v.number() });
const row = { id: 1, amount: '1', steps: [{ id: 2 }], owner: null };

it.each([
  ['as agreed', { list: [row], count: 1 }],
  ['with an empty list', { list: [], count: 0 }],
  ['with fields that nobody knows', { list: [{ ...row, more: {} }], count: 1 }],
  ['with a value that is odd or missing', { list: [{ ...row, id: '1', amount: undefined }] }],
])('takes an answer %s', (_, data) => {
  expect(hasShape(Page, data)).toBe(true);
});

it.each([
  ['that is null', null],
  ['that is missing', undefined],
  ['that is text', 'text'],
  ['that is a list where one thing was asked for', [row]],
  ['that has none of its fields', {}],
  ['without its list', { count: 1 }],
  ['whose list is null', { list: null, count: 1 }],
  ['whose list is an object', { list: {}, count: 1 }],
  ['with a row that is null', { list: [row, null], count: 2 }],
  ['with a row that lacks a list', { list: [{ ...row, steps: undefined }], count: 1 }],
])('takes no answer %s', (_, data) => {
  expect(hasShape(Page, data)).toBe(false);
});

it('takes null only where the contract names it', () => {
  expect(hasShape(v.nullable(Row), null)).toBe(true);
  expect(hasShape(Row, null)).toBe(false);
  expect(hasShape(v.array(Row), null)).toBe(false);
  expect(hasShape(v.number(), null)).toBe(false);
});

it('looks into what is held by name', () => {
  const Book = v.record(v.string(), Row);
  expect(hasShape(Book, { ETH: row })).toBe(true);
  expect(hasShape(Book, { ETH: null })).toBe(false);
});

describe('of the contract', () => {
  const named = calls.flatMap(({ domain, name, schema: { data } }) =>
    data === undefined ? [] : [{ call: `${domain}.${name}`, data }],
  );

  it('only an address that is nobody’s may be answered with null', () => {
    expect(named.filter(({ data }) => hasShape(data, null)).map(({ call }) => call)).toEqual([
      'receiving.addressInfo',
    ]);
  });

  it('an object without a field is an answer only where no field has to be there', () => {
    const taken = named.filter(({ data }) => hasShape(data, {}));
    expect(taken.map(({ call }) => call)).toMatchInlineSnapshot(`
      [
        "apiSettings.switch",
        "kyt.handle",
      ]
    `);
    expect(taken.every(({ data }) => allowsEmpty(data))).toBe(true);
  });
});
