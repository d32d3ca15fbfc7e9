import { expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';

it.each(['0', 0])('reads code %j as "0"', (code) => {
  expect(readEnvelope({ code, msg: 'ok', data: [1] })).toEqual({ code: '0', msg: 'ok', data: [1] });
});

it('takes the literal text {} for nothing, and no other text', () => {
  expect(readEnvelope({ code: '0', msg: '', data: '{}' })?.data).toBeNull();
  expect(readEnvelope({ code: '0', msg: '', data: '{ }' })?.data).toBe('{ }');
  expect(readEnvelope({ code: '0', msg: '', data: {} })?.data).toEqual({});
});

it('keeps falsy data', () => {
  expect([0, '', false].map((data) => readEnvelope({ code: '0', data })?.data)).toEqual([0, '', false]);
});

it('does without msg and data', () => {
  expect(readEnvelope({ code: 110909 })).toEqual({ code: '110909', msg: '', data: null });
});

it.each([null, undefined, 'text', 7, [], {}, { code: null }, { code: {} }, { msg: '', data: 1 }])(
  'takes %j for no answer of this server',
  (body) => {
    expect(readEnvelope(body)).toBeNull();
  },
);
