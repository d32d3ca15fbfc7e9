/**
 * A text that sorts as a decimal without a sign does, so that very many amounts are sorted without counting with any of
 * them. An unlimited permission (-1) is more than any amount.
 */
export function decimalKey(amount: string): string {
  if (amount.startsWith('-')) return '~';
  const point = amount.indexOf('.');
  const whole = point < 0 ? amount : amount.slice(0, point);
  const digits = whole.startsWith('0') ? whole.replace(/^0+/, '') : whole;
  const fraction = point < 0 ? '' : amount.slice(point + 1);
  return `${String.fromCodePoint(33 + digits.length)}${digits}.${fraction.endsWith('0') ? fraction.replace(/0+$/, '') : fraction}`;
}

/** Below 0, 0, or above 0 as one text comes before the other, by code points. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
