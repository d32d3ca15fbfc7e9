import { sha256 } from '@noble/hashes/sha2.js';
import { base58xrp, createBase58check, hex, utf8 } from '@scure/base';
import { checkAddress } from '../../addresses/index.ts';

const base58check = createBase58check(sha256);

/** Twenty bytes that belong to a name: the same each time, and nobody's key. */
function account(name: string): Uint8Array {
  return sha256(utf8.decode(`sandbox:${name}`)).slice(0, 20);
}

/** The address of a name on Ethereum and the chains that share its form, with its checksum. */
export function evmAddress(name: string): string {
  const check = checkAddress('ETH', `0x${hex.encode(account(name))}`);
  if (!check.ok) throw new Error(`${name} has no EVM address`);
  return check.normalized;
}

/** The address of a name on TRON. */
export function tronAddress(name: string): string {
  return base58check.encode(Uint8Array.of(0x41, ...account(name)));
}

/** The classic address of a name on the XRP ledger. */
export function xrpAddress(name: string): string {
  const payload = Uint8Array.of(0, ...account(name));
  return base58xrp.encode(Uint8Array.of(...payload, ...sha256(sha256(payload)).slice(0, 4)));
}

/** The address of a name on the chain of a main coin. */
export function addressOn(baseSymbol: string, name: string): string {
  if (baseSymbol === 'TRX') return tronAddress(name);
  if (baseSymbol === 'XRP') return xrpAddress(name);
  return evmAddress(name);
}

/** Addresses that the sandbox treats in a way of its own, for tests and journeys to name. */
export const specialAddresses = {
  /** Nothing is wrong with these. */
  ordinary: { evm: evmAddress('ordinary'), tron: tronAddress('ordinary') },
  /** Screened as severe: creating is refused with 200137 until the risk is accepted. */
  severeRisk: { evm: evmAddress('severe'), tron: tronAddress('severe') },
  /** Screened as high: as above. */
  highRisk: { evm: evmAddress('high'), tron: tronAddress('high') },
  /** Their screening never answers: 200139 until the risk is accepted. */
  unscreened: { evm: evmAddress('unscreened'), tron: tronAddress('unscreened') },
  /** On the blacklist of every wallet: 200143, whatever is accepted. */
  blacklisted: { evm: evmAddress('blacklisted'), tron: tronAddress('blacklisted') },
} as const;
