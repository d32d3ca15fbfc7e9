import { sideOf, type DecimalBounds } from '../../checks/check-decimals.rules.ts';
import { countDecimals } from '../../format/parse-amount.ts';

/** How many steps Page Up and Page Down take. */
const page = 10;

/** What a key asks for: so many steps up or down, or one of the bounds. */
export const numberKeys = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: page,
  PageDown: -page,
  Home: 'min',
  End: 'max',
} as const;

export type NumberMove = (typeof numberKeys)[keyof typeof numberKeys];

/**
 * The number after a move, never beyond the bounds; null where there is none to go to. From nothing the first step goes to
 * zero, or to the bound that is nearest to it.
 */
export function moveNumber(
  number: string,
  move: NumberMove,
  step: string,
  bounds: DecimalBounds,
): string | null {
  if (move === 'min' || move === 'max') return bounds[move] ?? null;
  const next = number === '' ? '0' : addSteps(number, step, move);
  const side = sideOf(next, bounds);
  if (side === 'inside') return next;
  return (side === 'below' ? bounds.min : bounds.max) ?? next;
}

/** Adds whole steps to a decimal string, exactly. */
function addSteps(number: string, step: string, count: number): string {
  const places = Math.max(countDecimals(number), countDecimals(step));
  const scaled = (text: string) => BigInt(text.replace('.', '') + '0'.repeat(places - countDecimals(text)));
  const sum = scaled(number) + scaled(step) * BigInt(count);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  return `${sum < 0n ? '-' : ''}${digits.slice(0, point)}${places === 0 ? '' : `.${digits.slice(point)}`}`;
}
