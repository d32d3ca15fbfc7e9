/** Why a text is no address of a chain, as far as that chain alone can tell. */
export type ChainFault =
  | { code: 'prefix'; expected: string }
  | { code: 'alphabet'; character: string; position: number }
  | { code: 'length'; expected: number; actual: number }
  | { code: 'checksum' }
  /** Well formed, but of another network of the same family. */
  | { code: 'otherNetwork' }
  /** The bare bytes in hex: tools print them, nobody pays them. */
  | { code: 'hexForm' }
  /** Nobody holds its key: what is sent there is lost. */
  | { code: 'zeroAddress' };

/** What a person should know of an address that is accepted. */
export type Warning =
  /** It is written without its checksum, so a typing mistake in it cannot be seen. */
  | 'noChecksum'
  /** It carries its checksum in so few letters that some typing mistakes cannot be seen. */
  | 'weakChecksum';

/** What is known of a text that is an address. */
export interface AddressFacts {
  kind: 'account';
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
  warnings: readonly Warning[];
}

export type Verdict = ({ ok: true } & AddressFacts) | { ok: false; reason: ChainFault };

/** One family of chains that share a form of address. */
export interface Chain {
  /** The main coins, by the server's symbols, whose networks use it. */
  symbols: readonly string[];
  /** How many different characters an address is written in, case aside: what a look-alike costs. */
  variety: number;
  /** Judges a text of printable ASCII without white space. */
  check: (text: string) => Verdict;
  /** Whether it has the shape of an address here, right or mistyped. */
  resembles: (text: string) => boolean;
  /** The account, however spelt; only asked of texts that resemble. */
  account: (text: string) => string;
  /** What tells accounts apart at a glance: without the constant start, case aside; only asked of texts that resemble. */
  glance: (text: string) => string;
}

/** The first character that is not in the alphabet, as a fault; `offset` characters stand before the text. */
export function alphabetFault(text: string, allowed: RegExp, offset: number): ChainFault | null {
  const index = Array.from(text).findIndex((character) => !allowed.test(character));
  return index < 0 ? null : { code: 'alphabet', character: text.charAt(index), position: offset + index + 1 };
}
