import { chainOf, checkAddress } from '@mpc/api/addresses';

/**
 * What the way an address is written can catch: nearly every slip (`caught`), most (`weak`), none because it is written
 * without its checksum (`absent`) or because its network has none (`never`), or nobody here can tell (`unknown`).
 */
export type Checksum = 'caught' | 'weak' | 'absent' | 'never' | 'unknown';

/** What a checksum catches in an address of the network of a main coin. */
export function checksumOf(baseSymbol: string, address: string): Checksum {
  if (chainOf(baseSymbol) === null) return 'unknown';
  const check = checkAddress(baseSymbol, address);
  if (!check.ok) return 'unknown';
  if (check.warnings.includes('neverChecksum')) return 'never';
  if (check.warnings.includes('noChecksum')) return 'absent';
  return check.warnings.includes('weakChecksum') ? 'weak' : 'caught';
}
