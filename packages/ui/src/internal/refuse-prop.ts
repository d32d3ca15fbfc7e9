/** Tells whoever writes the code, at once, that a prop cannot be what it is given. */
export function refuseProp(name: string, value: unknown, isRight: boolean): void {
  if (!isRight) throw new RangeError(`${name}: ${String(value)}`);
}

/** Digits behind the point: a whole number, not below zero. */
export const refuseDecimals = (decimals: number | undefined): void =>
  refuseProp('decimals', decimals, decimals === undefined || (decimals >= 0 && decimals % 1 === 0));
