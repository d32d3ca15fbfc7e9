import { addressKey } from '../../../addresses/index.ts';
import type { Screening } from '../../../domains/kyt/kyt.schema.ts';
import { specialAddresses } from '../../world/addresses.seed.ts';

type Special = keyof typeof specialAddresses;

const specialByKey = new Map(
  (Object.keys(specialAddresses) as Special[]).flatMap((name) => [
    [addressKey('ETH', specialAddresses[name].evm), name] as const,
    [addressKey('TRX', specialAddresses[name].tron), name] as const,
  ]),
);

/** What is said of an address that nobody looked at. */
export const notScreened: Screening = { level: 0, score: 0, categories: [] };

/** Screens an address; undefined where the provider does not answer. */
export function screen(baseSymbol: string, address: string, now: number): Screening | undefined {
  const answer = { provider: 'Sandbox screening', checked_at: now };
  const special = specialByKey.get(addressKey(baseSymbol, address));
  if (special === 'unscreened') return undefined;
  if (special === 'severeRisk') return { level: 4, score: 97, categories: ['Sanctions', 'Mixer'], ...answer };
  if (special === 'highRisk') return { level: 3, score: 81, categories: ['Scam'], ...answer };
  const digits = Array.from(address, (character) => character.codePointAt(0) ?? 0);
  return { level: 1, score: digits.reduce((sum, code) => sum + code, 0) % 20, categories: [], ...answer };
}

/** Whether an address is on the blacklist, which is the same in every wallet of the sandbox. */
export function isBlacklisted(baseSymbol: string, address: string): boolean {
  return specialByKey.get(addressKey(baseSymbol, address)) === 'blacklisted';
}
