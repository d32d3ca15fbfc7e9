import { describe, expect, it } from 'vitest';
import { checkAddress } from './check-address.ts';
import { codeOf } from './testing/code-of.ts';
import walletCore from './vectors/wallet-core.json' with { type: 'json' };

const { origin, ...bySymbol } = walletCore;

describe.each(Object.entries(bySymbol))(`${origin.repository} on %s`, (symbol, { valid, invalid }) => {
  it('accepts what it accepts', () => {
    expect(valid.filter((text) => codeOf(symbol, text) !== 'ok')).toEqual([]);
  });

  it('refuses what it refuses', () => {
    expect(invalid.filter((text) => codeOf(symbol, text) === 'ok')).toEqual([]);
  });

  it('judges the spelling it shows as it judged the one given', () => {
    for (const text of valid) {
      const check = checkAddress(symbol, text);
      const normalized = check.ok ? check.normalized : '';
      expect(checkAddress(symbol, normalized)).toMatchObject({ ok: true, normalized });
    }
  });
});
