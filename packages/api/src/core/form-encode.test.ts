import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formEncode } from './form-encode.ts';
import { Amount } from './wire.schema.ts';

const text = (params: unknown) => formEncode(params).toString();

it('joins ids by commas and writes nested values as JSON', () => {
  expect(text({ ids: [1, 2, 3] })).toBe('ids=1%2C2%2C3');
  expect(formEncode({ nodes: [{ threshold: 2, uids: [1, 2] }] }).get('nodes')).toBe(
    '[{"threshold":2,"uids":[1,2]}]',
  );
  expect(formEncode({ rule: { amount: '1.0' } }).get('rule')).toBe('{"amount":"1.0"}');
});

it('leaves out undefined, and writes everything else', () => {
  expect(text({ a: undefined, b: '', c: 0, d: false, e: null, f: [] })).toBe('b=&c=0&d=false&e=&f=');
  expect(text(undefined)).toBe('');
});

it('gives back every text as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(new URLSearchParams(text({ value })).get('value')).toBe(value);
    }),
  );
});

it('R15: carries amounts of 78 digits to the last one', () => {
  const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 1, maxLength: 78 });
  const whole = digits.map((text) => text.replace(/^0+(?=\d)/, ''));
  const amounts = fc.oneof(
    whole,
    fc.tuple(whole, digits).map((parts) => parts.join('.')),
    fc.constant('9'.repeat(78)),
    fc.constant(`0.${'0'.repeat(77)}1`),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(v.is(Amount, amount)).toBe(true);
      expect(text({ amount })).toBe(`amount=${amount}`);
    }),
  );
});
