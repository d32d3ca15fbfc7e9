import { expect, it } from 'vitest';
import { checkAddress } from './check-address.ts';
import { codeOf } from './testing/code-of.ts';
import eosio from './vectors/eosio.json' with { type: 'json' };

it.each(eosio.valid)('accepts the name %s', (text) => {
  expect(checkAddress('EOS', text)).toEqual({
    ok: true,
    kind: 'name',
    normalized: text,
    key: `eos:${text}`,
    network: 'any',
    checksum: 'none',
    needsMemo: true,
    warnings: ['neverChecksum'],
  });
});

it.each(eosio.thirteen)('refuses %s: it may be a name, but no account has thirteen characters', (text) => {
  expect(checkAddress('EOS', text)).toEqual({
    ok: false,
    reason: { code: 'length', expected: 12, actual: 13 },
  });
});

it.each([...eosio.invalid, ...eosio.notNormal])('refuses %s', (text) => {
  expect(codeOf('EOS', text)).not.toBe('ok');
});

it('names the dot that may not stand last', () => {
  expect(checkAddress('EOS', 'acme.')).toEqual({
    ok: false,
    reason: { code: 'alphabet', character: '.', position: 5 },
  });
});

it.each(['eosio', 'eosio.token', 'eosio.null'])('refuses %s, which is the chain’s own', (text) => {
  expect(codeOf('EOS', text)).toBe('systemAddress');
});

it.each(['Acmetreasury', 'acmetreasury9', 'acme_treasur', 'acmetreasur0', '@acme'])(
  'refuses %s, which is no name',
  (text) => {
    expect(codeOf('EOS', text)).toBe('alphabet');
  },
);
