import { chainOf, checkAddress } from '@mpc/api/addresses';

/**
 * What the way an address is written can catch: nearly every slip (`caught`), most (`weak`), none because it is written
 * without its checksum (`absent`), because that was put in here, after any slip (`made`), or because its network has none
 * (`never`), or nobody here can tell (`unknown`).
 */
export type Checksum = 'caught' | 'weak' | 'absent' | 'made' | 'never' | 'unknown';

/**
 * What a checksum catches in an address of the network of a main coin. In `0x…` it is the case of the letters, which is
 * set anew wherever an address is read: only the text that somebody `entered` tells whether it was there before.
 */
export function checksumOf(baseSymbol: string, address: string, entered?: string): Checksum {
  const chain = chainOf(baseSymbol);
  if (chain === null) return 'unknown';
  const check = checkAddress(baseSymbol, entered ?? address);
  if (check.ok && chain === 'evm' && entered === undefined) return 'made';
  if (!check.ok) return 'unknown';
  if (check.warnings.includes('neverChecksum')) return 'never';
  if (check.warnings.includes('noChecksum')) return 'absent';
  return check.warnings.includes('weakChecksum') ? 'weak' : 'caught';
}
