import { describe, expect, it } from 'vitest';
import { addressOn } from '../sandbox/world/addresses.seed.ts';
import { addressKey, chainOf, checkAddress, knownChains } from './index.ts';
import { codeOf } from './testing/code-of.ts';

const eth = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const trx = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

const reasonOf = (baseSymbol: string, text: string) => {
  const answer = checkAddress(baseSymbol, text);
  return answer.ok ? null : answer.reason;
};

const symbols = ['ETH', 'TRX', 'BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM', 'EOS'];

describe('which chain', () => {
  it('serves every network of the demo world, four of the Ethereum family as one', () => {
    expect(symbols.map(chainOf)).toEqual(knownChains);
    expect(['BSC', 'MATIC1', 'HECO'].map(chainOf)).toEqual(['evm', 'evm', 'evm']);
  });

  it.each(['XLM', 'eth', '', '__proto__', 'constructor'])('knows no rules for %j, and says so', (symbol) => {
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

  it('takes a word for a word, not for a name on EOS', () => {
    expect(codeOf('ETH', 'hello')).toBe('prefix');
  });
});

/** On a chain an address is its own; on any other it is refused as one of its chain. */
const matrix = symbols.flatMap((home) =>
  symbols.filter((other) => other !== home).map((other) => [home, other] as const),
);

describe('one chain’s address on another', () => {
  it.each(matrix)('%s on %s is refused, and its chain named', (home, other) => {
    for (const name of ['Acme', 'Lin Wei', 'treasury', '4']) {
      const text = addressOn(home, name);
      expect(codeOf(home, text)).toBe('ok');
      expect(reasonOf(other, text)).toEqual({ code: 'wrongChain', looksLike: chainOf(home) });
    }
  });

  it.each([
    ['a script of Bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['BTC', 'LTC']],
    ['a key of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ['BTC']],
    ['Taproot', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', ['BTC']],
    ['a script of Litecoin', 'MPmoY6RX3Y3HFjGEnFxyuLPCQdjvHwMEny', ['LTC']],
    ['a script of Dogecoin', 'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs', ['DOGE']],
    ['the bare form of TON', `0:${'2c'.repeat(32)}`, ['TON']],
    ['an X-address', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', ['XRP']],
  ])('%s, %s, is accepted on %j alone', (_, text, on) => {
    expect(symbols.filter((symbol) => codeOf(symbol, text) === 'ok')).toEqual(on);
  });

  it('warns wherever two chains accept it', () => {
    for (const symbol of ['BTC', 'LTC'])
      expect(checkAddress(symbol, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')).toMatchObject({
        ok: true,
        warnings: ['sharedForm'],
      });
  });
});

describe('burn addresses', () => {
  it.each([
    ['ETH', '0x000000000000000000000000000000000000dEaD'],
    ['BSC', '0x000000000000000000000000000000000000dead'],
    ['ETH', '0xdEAD000000000000000042069420694206942069'],
    ['TRX', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
    ['TRX', 'T9yD14Nj9j7xAB4dbGeiX9h8upfCg3PBbY'],
    ['BTC', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr'],
    ['BTC', '1BitcoinEaterAddressDontSendf59kuE'],
    ['DOGE', 'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'],
    ['XRP', 'rrrrrrrrrrrrrrrrrNAMEtxvNvQ'],
    ['XRP', 'rrrrrrrrrrrrrrrrrrrn5RM1rHd'],
  ])('on %s %s is refused', (symbol, text) => {
    expect(codeOf(symbol, text)).toBe('burnAddress');
  });
});

describe('keys', () => {
  it('are equal for every spelling of one account, on every network of the family', () => {
    const spellings = [eth, eth.toLowerCase(), `0x${eth.slice(2).toUpperCase()}`];
    const keys = ['ETH', 'BSC'].flatMap((symbol) => spellings.map((text) => addressKey(symbol, text)));
    expect(new Set(keys).size).toBe(1);
    expect(checkAddress('ETH', eth)).toMatchObject({ key: keys[0] });
  });

  it.each(symbols)('on %s are those of the spelling that is shown, and another for everyone', (symbol) => {
    const names = Array.from({ length: 200 }, (_, i) => `somebody ${i}`);
    const keys = names.map((name) => addressKey(symbol, addressOn(symbol, name)));
    expect(new Set(keys).size).toBe(names.length);
    for (const name of names) {
      const check = checkAddress(symbol, addressOn(symbol, name));
      expect(check.ok && addressKey(symbol, check.normalized)).toBe(check.ok && check.key);
    }
  });

  it('tell capitals apart where they count', () => {
    expect(addressKey('TRX', trx)).not.toBe(addressKey('TRX', trx.toLowerCase()));
  });

  it('never make two texts equal that are no addresses, nor a text equal to an address', () => {
    const texts = ['', ' ', '⚠', eth, `${eth} `, `evm:${eth.toLowerCase()}`, trx];
    const keys = texts.flatMap((text) => [...symbols, 'XLM'].map((symbol) => addressKey(symbol, text)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
