import { chainOf } from './chain-names.ts';
import { checkAddress } from './check-address.ts';
import { tronAddress } from './tron.ts';

/**
 * The address of an account whose 20 bytes stand in the data of a contract call, spelled as the chain of a main coin
 * spells it. A text of another form is returned as it is.
 */
export function accountAddress(baseSymbol: string, hex: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(hex)) return hex;
  if (chainOf(baseSymbol) === 'tron') return tronAddress(hex);
  const check = checkAddress(baseSymbol, hex.toLowerCase());
  return check.ok ? check.normalized : hex;
}
