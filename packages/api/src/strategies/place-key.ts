import { addressKey } from '../addresses/index.ts';

/** Equal for the same account on the same network, however its address is spelled. */
export const placeKey = (baseSymbol: string, address: string): string =>
  `${baseSymbol} ${addressKey(baseSymbol, address)}`;
