import { describe, expect, it } from 'vitest';
import { addressKey, chainOf, checkAddress, knownChains } from './index.ts';

const eth = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const trx = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

const reasonOf = (baseSymbol: string, text: string) => {
  const answer = checkAddress(baseSymbol, text);
  return answer.ok ? null : answer.reason;
};

describe('which chain', () => {
  it('serves four networks of the Ethereum family, and TRON', () => {
    expect(knownChains).toEqual(['evm', 'tron']);
    expect(['ETH', 'BSC', 'MATIC1', 'HECO', 'TRX'].map(chainOf)).toEqual([
      'evm',
      'evm',
      'evm',
      'evm',
      'tron',
    ]);
  });

  it.each(['XRP', 'eth', '', '__proto__', 'constructor'])('knows no rules for %j, and says so', (symbol) => {
    expect(chainOf(symbol)).toBeNull();
    expect(reasonOf(symbol, eth)).toEqual({ code: 'unknownChain' });
  });

  it('names the chain that a foreign address belongs to', () => {
    expect(reasonOf('ETH', trx)).toEqual({ code: 'wrongChain', looksLike: 'tron' });
    expect(reasonOf('TRX', eth)).toEqual({ code: 'wrongChain', looksLike: 'evm' });
  });

  it('names it also where the foreign address is mistyped', () => {
    expect(reasonOf('BSC', trx.replace('W', 'X'))).toEqual({ code: 'wrongChain', looksLike: 'tron' });
  });
});

function timeOf(size: number): number {
  const texts = ['0x', 'T', 'a', ':', '\u200b'].map((part) => part.repeat(size));
  const start = performance.now();
  for (let i = 0; i < 2_000; i += 1) {
    for (const text of texts) checkAddress('ETH', text);
  }
  return performance.now() - start;
}

describe('hostile texts', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['blanks only', ' \t\n', 'empty'],
    ['a blank before it', ` ${eth}`, 'whitespace'],
    ['a line feed after it', `${eth}\n`, 'whitespace'],
    ['a no-break space inside', `${eth.slice(0, 20)}\u00a0${eth.slice(20)}`, 'whitespace'],
    ['an ideographic space', `${eth}\u3000`, 'whitespace'],
    ['a zero-width space', `${eth.slice(0, 9)}\u200b${eth.slice(9)}`, 'invisible'],
    ['a zero-width no-break space', `\ufeff${eth}`, 'invisible'],
    ['a right-to-left override', `\u202e${eth}`, 'invisible'],
    ['an isolate', `${eth}\u2066`, 'invisible'],
    ['a soft hyphen', `0x\u00ad${eth.slice(2)}`, 'invisible'],
    ['a variation selector', `${eth}\ufe0f`, 'invisible'],
    ['a Hangul filler', `${eth}\u3164`, 'invisible'],
    ['a tag character', `${eth}\u{e0041}`, 'invisible'],
    ['a NUL', `${eth}\0`, 'invisible'],
    ['a Cyrillic а', eth.replace('a', '\u0430'), 'nonAscii'],
    ['a full-width digit', eth.replace('5', '\uff15'), 'nonAscii'],
    ['a Greek Τ for TRON', trx.replace('T', '\u03a4'), 'nonAscii'],
    ['half a surrogate pair', `${eth}\ud800`, 'nonAscii'],
    ['an ellipsis from a shortened address', '0x5aAe…BeAed', 'nonAscii'],
    ['a payment link', `ethereum:${eth}`, 'uriPrefix'],
    ['a payment link of TRON', `tron:${trx}`, 'uriPrefix'],
    ['a short chain name', `eth:${eth}`, 'uriPrefix'],
    ['a script', `javascript:alert(1)`, 'uriPrefix'],
    ['a payment link’s parameters', `${eth}?value=1`, 'alphabet'],
    ['100 kB', 'a'.repeat(100_000), 'tooLong'],
    ['100 kB of blanks', ' '.repeat(100_000), 'tooLong'],
  ])('refuses %s', (_, text, code) => {
    expect(reasonOf('ETH', text)?.code ?? reasonOf('TRX', text)?.code).toBe(code);
  });

  it('says where the character stands that nobody can see', () => {
    expect(reasonOf('ETH', `${eth.slice(0, 9)}\u200b${eth.slice(9)}`)).toEqual({
      code: 'invisible',
      position: 10,
    });
  });

  it('takes no longer for ten times the text', () => {
    timeOf(10_000);
    expect(timeOf(100_000)).toBeLessThan(20 * Math.max(1, timeOf(10_000)));
  });
});

describe('keys', () => {
  it('are equal for every spelling of one account, on every network of the family', () => {
    const spellings = [eth, eth.toLowerCase(), `0x${eth.slice(2).toUpperCase()}`];
    const keys = ['ETH', 'BSC'].flatMap((symbol) => spellings.map((text) => addressKey(symbol, text)));
    expect(new Set(keys).size).toBe(1);
    expect(checkAddress('ETH', eth)).toMatchObject({ key: keys[0] });
  });

  it('tell capitals apart where they count', () => {
    expect(addressKey('TRX', trx)).not.toBe(addressKey('TRX', trx.toLowerCase()));
  });

  it('never make two texts equal that are no addresses, nor a text equal to an address', () => {
    const texts = ['', ' ', '⚠', eth, `${eth} `, `evm:${eth.toLowerCase()}`, trx];
    const keys = texts.flatMap((text) => ['ETH', 'TRX', 'XRP'].map((symbol) => addressKey(symbol, text)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
