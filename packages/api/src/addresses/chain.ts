import type { ChainName } from './chain-names.ts';

/** Why a text is no address of a chain, as far as that chain alone can tell. */
export type ChainFault =
  | { code: 'prefix'; expected: string }
  | { code: 'alphabet'; character: string; position: number }
  | { code: 'length'; expected: number; actual: number }
  | { code: 'checksum' }
  /** Capitals and small letters where only one or the other may be. */
  | { code: 'mixedCase' }
  /** Characters of two spellings of one alphabet that never occur together. */
  | { code: 'mixedAlphabet' }
  /** Well formed, but of another network of the same family. */
  | { code: 'otherNetwork' }
  /** Of a part of TON that no one runs. */
  | { code: 'workchain'; workchain: number }
  /** A kind of witness the network has no rules for yet: anyone can spend what is sent there. */
  | { code: 'futureWitness'; version: number }
  /** The bare bytes in hex: tools print them, no one pays them. */
  | { code: 'hexForm' }
  /** A program, a token or an account of the chain itself: what is sent there is lost. */
  | { code: 'systemAddress' }
  /** No one holds its key: what is sent there is lost. */
  | { code: 'zeroAddress' }
  /** Its bytes are no public key, so that nothing can be signed for it: what is sent there is lost. */
  | { code: 'noKey' };

/** What a person should know of an address that is accepted; the gravest is said first. */
export type Warning =
  /** Its form exists on other chains too (`sharedWith`): only the recipient knows which is meant. */
  | 'sharedForm'
  /** A program made it and no key can sign for it: some recipients never see what is sent there. */
  | 'derived'
  /** It is written without its checksum, so a typing mistake in it cannot be seen. */
  | 'noChecksum'
  /** It carries its checksum in so few letters that some typing mistakes cannot be seen. */
  | 'weakChecksum'
  /** No address of the chain has a checksum, so a typing mistake in it cannot be seen. */
  | 'neverChecksum';

/** What an address is, in the chain's own terms. */
export type AddressKind =
  | 'account'
  /** Bitcoin and its kin: paid to a key or to a script, the older way or with a witness. */
  | 'p2pkh'
  | 'p2sh'
  | 'p2wpkh'
  | 'p2wsh'
  | 'p2tr'
  /** TON: whether a payment that its contract cannot take comes back. */
  | 'bounceable'
  | 'nonBounceable'
  /** TON: the bare `workchain:hash`. */
  | 'raw'
  /** Solana: made by a program, without a key. */
  | 'derived'
  /** XRP: the account alone, or the account packed with its destination tag. */
  | 'classic'
  | 'xAddress'
  /** EOS. */
  | 'name';

/** A chain whose addresses may look like those of another: one that is checked here, or one that is only known for it. */
export type SharedChain = ChainName | 'bitcoinCash' | 'digibyte' | 'monacoin';

/** What is known of a text that is an address. */
export interface AddressFacts {
  kind: AddressKind;
  /** The one spelling it is shown and sent in. */
  normalized: string;
  /** The network it belongs to; `any` where the chain's networks share one form. */
  network: 'mainnet' | 'any';
  /**
   * `strong`: carried and right. `absent`: the chain has one, but this text does not carry it, or not enough of it.
   * `none`: the chain has none.
   */
  checksum: 'strong' | 'absent' | 'none';
  /** Whether a payment may be lost without the memo that goes with the address. */
  needsMemo: boolean;
  /** The memo that is packed into the text; `normalized` is without it. */
  memo?: string;
  warnings: readonly Warning[];
  /** The other chains whose address it could be as well. */
  sharedWith?: readonly SharedChain[];
}

export type ChainCheck = ({ ok: true } & AddressFacts) | { ok: false; reason: ChainFault };

/** One family of chains that share a form of address. */
export interface Chain {
  /** How telling a character of an address is, case aside, in bits: what one that agrees costs a forger. */
  bits: number;
  /** The same of the first character after the constant start, where that leaves it fewer choices. @default bits */
  firstBits?: number;
  /** Judges a text of printable ASCII without white space, no longer than any address. */
  check: (text: string) => ChainCheck;
  /** Whether it has the shape of an address here, right or mistyped, that tells it from other chains. */
  resembles: (text: string) => boolean;
  /** The account in its one spelling, however the text spells it; null where it is none. Any text may be asked. */
  account: (text: string) => string | null;
  /** What tells accounts apart at a glance: without the constant start, case aside. */
  glance: (account: string) => string;
}

/** A text that is no address, and why. */
export function refused(reason: ChainFault): ChainCheck {
  return { ok: false, reason };
}

/** A start none of those an address may have; while more typing can still make one, that one alone is named. */
export function prefixFault(text: string, prefixes: readonly string[]): ChainFault {
  return { code: 'prefix', expected: prefixes.find((one) => one.startsWith(text)) ?? prefixes.join(', ') };
}

/** The first character that is not in the alphabet, as a fault; `offset` characters stand before the text. */
export function alphabetFault(text: string, allowed: RegExp, offset: number): ChainFault | null {
  const index = Array.from(text).findIndex((character) => !allowed.test(character));
  return index < 0 ? null : { code: 'alphabet', character: text.charAt(index), position: offset + index + 1 };
}
