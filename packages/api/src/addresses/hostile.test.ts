import { describe, expect, it, vi } from 'vitest';
import { addressOn } from '../sandbox/world/addresses.seed.ts';
import { chains } from './chains.ts';
import { addressKey, checkAddress, chainOf, lookAlike } from './index.ts';
import { codeOf } from './testing/code-of.ts';

const symbols = ['ETH', 'TRX', 'BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM', 'EOS'];

const at = (text: string, position: number, inserted: string, replaced = 0) =>
  text.slice(0, position) + inserted + text.slice(position + replaced);

const spoilt: [what: string, spoil: (text: string) => string, code: string][] = [
  ['a blank before it', (text) => ` ${text}`, 'whitespace'],
  ['a line feed after it', (text) => `${text}\n`, 'whitespace'],
  ['a tab inside', (text) => at(text, 5, '\t'), 'whitespace'],
  ['a no-break space inside', (text) => at(text, 6, '\u00a0'), 'whitespace'],
  ['an ideographic space', (text) => `${text}\u3000`, 'whitespace'],
  ['a zero-width space', (text) => at(text, 7, '\u200b'), 'invisible'],
  ['a zero-width joiner', (text) => at(text, 7, '\u200d'), 'invisible'],
  ['a zero-width no-break space', (text) => `\ufeff${text}`, 'invisible'],
  ['a word joiner', (text) => `${text}\u2060`, 'invisible'],
  ['a right-to-left mark', (text) => `\u200f${text}`, 'invisible'],
  ['a right-to-left override', (text) => `\u202e${text}`, 'invisible'],
  ['an isolate', (text) => `${text}\u2066`, 'invisible'],
  ['a soft hyphen', (text) => at(text, 4, '\u00ad'), 'invisible'],
  ['a variation selector', (text) => `${text}\ufe0f`, 'invisible'],
  ['a Hangul filler', (text) => `${text}\u3164`, 'invisible'],
  ['a tag character', (text) => `${text}\u{e0041}`, 'invisible'],
  ['a NUL', (text) => `${text}\0`, 'invisible'],
  ['a Cyrillic letter', (text) => at(text, 3, '\u0430', 1), 'nonAscii'],
  ['a Greek letter', (text) => at(text, 0, '\u03a4', 1), 'nonAscii'],
  ['a full-width digit', (text) => at(text, 8, '\uff15', 1), 'nonAscii'],
  ['a mathematical letter', (text) => at(text, 8, '\u{1d5ba}', 1), 'nonAscii'],
  ['half a surrogate pair', (text) => `${text}\ud800`, 'nonAscii'],
  ['an ellipsis', (text) => at(text, 4, '…', 4), 'nonAscii'],
  ['a payment link', (text) => `ethereum:${text}`, 'uriPrefix'],
  ['a payment link of Bitcoin', (text) => `bitcoin:${text}`, 'uriPrefix'],
  ['a payment link of TRON', (text) => `tron:${text}`, 'uriPrefix'],
  ['a link to a transfer', (text) => `ton://transfer/${text}`, 'uriPrefix'],
  ['a short chain name of EIP-3770', (text) => `eth:${text}`, 'uriPrefix'],
  ['a short chain name in capitals', (text) => `ETH:${text}`, 'uriPrefix'],
  ['a script', () => 'javascript:alert(1)', 'uriPrefix'],
  ['nothing', () => '', 'empty'],
  ['blanks only', () => ' \t\n', 'empty'],
];

describe.each(symbols)('on %s', (symbol) => {
  const good = addressOn(symbol, 'Acme');

  it.each(spoilt)('refuses %s', (_, spoil, code) => {
    expect(codeOf(symbol, spoil(good))).toBe(code);
  });

  it.each(['?value=1', '@137', '/', ';', "'", '"><b>', '%00'])(
    'refuses an address with %s after it',
    (rest) => {
      expect(codeOf(symbol, good + rest)).not.toBe('ok');
    },
  );

  it.each(['T', '1', 'r', 'bc1q', '0x', '0:', '.', 'é', ' ', '\u200b', '🂡'])(
    'asks no chain about 100 kB of %j',
    (part) => {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      const asked = Object.values(chains).flatMap((chain) => [
        vi.spyOn(chain, 'check'),
        vi.spyOn(chain, 'resembles'),
      ]);
      expect(checkAddress(symbol, text)).toEqual({ ok: false, reason: { code: 'tooLong', limit: 128 } });
      for (const spy of asked) expect(spy).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    },
  );

  it('makes a key of 100 kB, and finds nothing that looks like it', () => {
    const text = good.repeat(3_000);
    expect(addressKey(symbol, text)).toBe(`?${chainOf(symbol)}:${text}`);
    expect(lookAlike(symbol, text, [good], (address) => address)).toBeNull();
  });
});

it('says where the character stands that nobody can see', () => {
  expect(checkAddress('ETH', at(addressOn('ETH', 'Acme'), 9, '\u200b'))).toEqual({
    ok: false,
    reason: { code: 'invisible', position: 10 },
  });
});
