import type { BlacklistScope } from '../../../domains/blacklist/blacklist.schema.ts';
import type { World } from '../../world/world.ts';
import { blacklistKey } from './blacklist-tables.ts';

/** Whether a wallet keeps an address from being paid (1) or swept (2); of one coin, or of any where none is named. */
export function isBlacklistedIn(
  world: World,
  walletId: number,
  baseSymbol: string,
  address: string,
  scope: Exclude<BlacklistScope, 3>,
  symbol?: string,
): boolean {
  return world.blacklist
    .where('account', blacklistKey(walletId, baseSymbol, address))
    .filter((row) => row.status === 1 && (row.scope === scope || row.scope === 3))
    .some((row) => row.symbol === '' || symbol === undefined || row.symbol === symbol);
}
