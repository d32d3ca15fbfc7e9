/** An amount of smallest units in the coin itself, exactly: 1200500000 with 6 digits → 1200.5. */
export function unitsToAmount(units: string, decimals: number): string {
  const digits = units.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return part === '' ? whole : `${whole}.${part}`;
}
