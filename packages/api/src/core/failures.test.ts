import { expect, it } from 'vitest';
import { catalogue, kindOf } from './failures.ts';

// Row by row as the specification has it.
const rows = {
  silent: '200137 200139 200109 200143 200145 200163 200164 200166 100181 100180 200170 100023 200140'.split(
    ' ',
  ),
  signedOut: ['110909'],
  notPermitted: ['110249', '110924', '100015'],
  selectionLost: ['200005', '200004', '100016'],
  subWalletGone: ['200125'],
};

it.each(Object.entries(rows).flatMap(([kind, codes]) => codes.map((code) => [code, kind])))(
  'reads %s as %s',
  (code, kind) => {
    expect(kindOf(code)).toBe(kind);
  },
);

it.each(['1', '110055', '110088', '-1', '', '__proto__', 'toString'])('reads %j as a message', (code) => {
  expect(kindOf(code)).toBe('message');
});

it('knows no code beyond the specification, and none twice', () => {
  expect(catalogue).toEqual(rows);
  const codes = Object.values(catalogue).flat();
  expect(new Set(codes).size).toBe(codes.length);
});
