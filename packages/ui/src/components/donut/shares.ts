import { isDecimal } from '../../format/index.ts';

const hundredths = 10_000n;

/**
 * The share of each decimal string in their sum, in hundredths of a percent, cut off and then topped up by the largest
 * remainders so that the shares add up to exactly 10,000. What is negative or no number has no share.
 */
export function shares(values: readonly string[]): number[] {
  const parts = values.map(parse);
  const places = Math.max(0, ...parts.map((part) => part.fraction.length));
  const amounts = parts.map((part) => BigInt(part.whole + part.fraction.padEnd(places, '0')));
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (total === 0n) return amounts.map(() => 0);

  const result = amounts.map((amount) => Number((amount * hundredths) / total));
  const missing = Number(hundredths) - result.reduce((sum, share) => sum + share, 0);
  amounts
    .map((amount, index) => ({ index, rest: (amount * hundredths) % total }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, missing)
    .forEach(({ index }) => {
      result[index] = (result[index] ?? 0) + 1;
    });
  return result;
}

const nothing = { whole: '0', fraction: '' };

function parse(value: string) {
  if (!isDecimal(value) || !/^\+?[\d.]+$/.test(value)) return nothing;
  const [whole = '', fraction = ''] = value.replace('+', '').split('.');
  return { whole: whole || '0', fraction };
}
