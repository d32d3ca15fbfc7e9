import { expect, it } from 'vitest';
import { addressOn } from '../sandbox/world/addresses.seed.ts';
import { chainOf } from './chain-names.ts';
import type { Chain } from './chain.ts';
import { chains } from './chains.ts';
import { levelOf } from './similarity.ts';

const anchors = 10_000;
/** So many addresses of a chain are looked at: every two of them. */
const sample = 5_000;
/** As many characters of an end are counted; from there on each costs its bits. */
const counted = 3;
const longest = 9;

/** How likely two accounts agree in at least so many characters of an end, counted in every pair of them. */
function likelihoods(seen: readonly string[], end: (text: string, size: number) => string, bits: number) {
  const pairs = (seen.length * (seen.length - 1)) / 2;
  const atLeast = Array.from({ length: longest + 2 }, (_, size) => {
    if (size > counted) return 0;
    const groups = new Map<string, number>();
    for (const text of seen) groups.set(end(text, size), (groups.get(end(text, size)) ?? 0) + 1);
    return [...groups.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0) / pairs;
  });
  for (let size = counted + 1; size <= longest + 1; size += 1)
    atLeast[size] = (atLeast[size - 1] ?? 0) * 2 ** -bits;
  return atLeast.slice(0, -1).map((chance, size) => chance - (atLeast[size + 1] ?? 0));
}

/** How likely an honest address is blocked by mistake: the ends of two strangers have nothing to do with each other. */
function falseBlocks(chain: Chain, accounts: readonly string[]): number {
  const seen = accounts.map((account) => chain.glance(account));
  const heads = likelihoods(seen, (text, size) => text.slice(0, size), chain.bits);
  const tails = likelihoods(seen, (text, size) => (size === 0 ? '' : text.slice(-size)), chain.bits);
  const shownHead = Math.max(0, 6 - ((accounts[0]?.length ?? 0) - (seen[0]?.length ?? 0)));
  return heads.reduce(
    (sum, ofHead, head) =>
      sum +
      tails.reduce((inner, ofTail, tail) => {
        const isSameShortened = head >= shownHead && tail >= 6;
        const level = levelOf({ head, tail, size: 100, isSameShortened }, anchors, chain);
        return level === 'block' ? inner + ofHead * ofTail * anchors : inner;
      }, 0),
    0,
  );
}

it.each(['ETH', 'TRX', 'BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM'])(
  'blocks at most one of 10,000 honest recipients by mistake among 10,000 anchors on %s',
  (symbol) => {
    const name = chainOf(symbol);
    if (name === null) throw new Error(`${symbol} is no chain`);
    const chain = chains[name];
    const accounts = Array.from({ length: sample }, (_, i) => chain.account(addressOn(symbol, `${i}`)) ?? '');
    const rate = falseBlocks(chain, accounts);
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThanOrEqual(1 / 10_000);
  },
);
