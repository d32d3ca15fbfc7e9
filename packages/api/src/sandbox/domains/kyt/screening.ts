import { addressKey } from '../../../addresses/index.ts';
import type { Screening } from '../../../domains/kyt/screening.schema.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { chainRows } from '../wallets/chains.seed.ts';

/** The names whose addresses, on every chain, are screened in a way of their own: see `specialAddresses`. */
const specialNames = {
  severe: 'severeRisk',
  high: 'highRisk',
  medium: 'mediumRisk',
  unscreened: 'unscreened',
} as const;

const specialByKey = new Map(
  chainRows.flatMap(({ symbol }) =>
    Object.entries(specialNames).map(
      ([name, special]) => [addressKey(symbol, addressOn(symbol, name)), special] as const,
    ),
  ),
);

/** What is said of an address that nobody looked at. */
export const notScreened: Screening = { level: 0, score: 0, categories: [] };

/** Screens an address; undefined where the provider does not answer. */
export function screen(baseSymbol: string, address: string, now: number): Screening | undefined {
  const answer = { provider: 'Chainward', checked_at: now };
  const special = specialByKey.get(addressKey(baseSymbol, address));
  if (special === 'unscreened') return undefined;
  if (special === 'severeRisk') return { level: 4, score: 97, categories: ['Sanctions', 'Mixer'], ...answer };
  if (special === 'highRisk') return { level: 3, score: 81, categories: ['Scam'], ...answer };
  if (special === 'mediumRisk') return { level: 2, score: 52, categories: ['Gambling'], ...answer };
  const digits = Array.from(address, (character) => character.codePointAt(0) ?? 0);
  return { level: 1, score: digits.reduce((sum, code) => sum + code, 0) % 20, categories: [], ...answer };
}
