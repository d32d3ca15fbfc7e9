import { formatNumber } from '../../format/index.ts';

const plain = /^([+−-]?)0*(\d*)(?:\.(\d*))?$/;

/**
 * Writes a decimal as a text that sorts by value when compared letter by letter: exact at any length, and made once a
 * row instead of once a comparison. The length of the whole part stands in front; below zero everything is turned round.
 */
export function decimalKey(decimal: string): string {
  const parts = plain.exec(decimal) ?? plain.exec(formatNumber(decimal, { digits: 'all', grouping: false }));
  const [, sign, whole = '', fraction = ''] = parts ?? [];
  const digits = whole + withoutEndingZeros(fraction);
  if (!sign || sign === '+' || digits === '') return `1${String.fromCharCode(whole.length)}${digits}`;
  // The colon comes after every digit: of two that begin alike the shorter is nearer to zero, so greater.
  return `0${String.fromCharCode(0xffff - whole.length)}${digits.replace(/\d/g, turned)}:`;
}

const turned = (digit: string) => '9876543210'.charAt(Number(digit));

function withoutEndingZeros(fraction: string): string {
  let end = fraction.length;
  while (end > 0 && fraction.charCodeAt(end - 1) === 48) end -= 1;
  return fraction.slice(0, end);
}
