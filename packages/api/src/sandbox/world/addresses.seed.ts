import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32, hex, utf8, type BytesCoder } from '@scure/base';
import { base58Check } from '../../addresses/base58.ts';
import { chainOf, checkAddress, type ChainName } from '../../addresses/index.ts';
import { encodeTon, nonBounceable } from '../../addresses/ton.ts';

/** Bytes that belong to a name: the same each time, and nobody's key. */
function bytesOf(name: string, count: 20 | 32 = 20): Uint8Array {
  return sha256(utf8.decode(`sandbox:${name}`)).slice(0, count);
}

function versioned(coder: BytesCoder, version: number, name: string): string {
  return base58Check(coder).encode(Uint8Array.of(version, ...bytesOf(name)));
}

/** Paid to a key by a witness of version 0. */
function segwit(prefix: string, name: string): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(bytesOf(name))]);
}

/** An account on Ethereum and the chains that share its form, with its checksum. */
function evmAccount(bytes: Uint8Array): string {
  const check = checkAddress('ETH', `0x${hex.encode(bytes)}`);
  if (!check.ok) throw new Error(`${hex.encode(bytes)} is no EVM account`);
  return check.normalized;
}

function evmAddress(name: string): string {
  return evmAccount(bytesOf(name));
}

/** Somebody else's address on Ethereum that begins and ends like that of a name: made to be copied by mistake. */
export function lookAlikeOf(name: string): string {
  const [own, other] = [bytesOf(name), bytesOf(`look-alike of ${name}`)];
  return evmAccount(Uint8Array.of(...own.subarray(0, 3), ...other.subarray(3, 17), ...own.subarray(17)));
}

/** The address of a name on TRON. */
function tronAddress(name: string): string {
  return versioned(base58, 0x41, name);
}

/** The classic address of a name on the XRP ledger. */
function xrpAddress(name: string): string {
  return versioned(base58xrp, 0, name);
}

/** Half of all numbers are a public key on Solana: the first of a name that is one. */
function solanaAddress(name: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = base58.encode(bytesOf(`${name}/${attempt}`, 32));
    const check = checkAddress('SOL', text);
    if (check.ok && check.kind === 'account') return text;
  }
}

/** Twelve of the characters that may stand anywhere in an account on EOS. */
function eosAddress(name: string): string {
  const characters = '12345abcdefghijklmnopqrstuvwxyz';
  return Array.from(bytesOf(name).subarray(0, 12), (byte) => characters.charAt(byte % 31)).join('');
}

const makers: Record<ChainName, (name: string) => string> = {
  evm: evmAddress,
  tron: tronAddress,
  bitcoin: (name) => segwit('bc', name),
  litecoin: (name) => segwit('ltc', name),
  dogecoin: (name) => versioned(base58, 30, name),
  ton: (name) => encodeTon({ tag: nonBounceable, workchain: 0, hash: bytesOf(name, 32) }),
  solana: solanaAddress,
  xrp: xrpAddress,
  cosmos: (name) => bech32.encode('cosmos', bech32.toWords(bytesOf(name))),
  eos: eosAddress,
};

/** The few names of the world are asked for again and again; a larger world's ten thousands are not kept. */
const made = new Map<string, string>();
const keptAtMost = 2_000;

/** The address of a name on the chain of a main coin. */
export function addressOn(baseSymbol: string, name: string): string {
  const chain = chainOf(baseSymbol) ?? 'evm';
  const key = `${chain}/${name}`;
  const address = made.get(key) ?? makers[chain](name);
  if (made.size < keptAtMost) made.set(key, address);
  return address;
}

/** Addresses that the sandbox treats in a way of its own, for tests and journeys to name. */
export const specialAddresses = {
  /** Nothing is wrong with these. */
  ordinary: { evm: evmAddress('ordinary'), tron: tronAddress('ordinary') },
  /** Screened as severe: creating is refused with 200137 until the risk is accepted. */
  severeRisk: { evm: evmAddress('severe'), tron: tronAddress('severe') },
  /** Screened as high: as above. */
  highRisk: { evm: evmAddress('high'), tron: tronAddress('high') },
  /** Screened as medium: let through, and somebody is told. */
  mediumRisk: { evm: evmAddress('medium'), tron: tronAddress('medium') },
  /** Their screening never answers: 200139 until the risk is accepted. */
  unscreened: { evm: evmAddress('unscreened'), tron: tronAddress('unscreened') },
  /** On the blacklist of every wallet: 200143, whatever is accepted. */
  blacklisted: { evm: evmAddress('blacklisted'), tron: tronAddress('blacklisted') },
} as const;
