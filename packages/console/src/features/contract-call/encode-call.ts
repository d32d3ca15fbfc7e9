import type { GrantOf } from '@mpc/api/calls';

/** A token of a collection, and who has it. */
export interface TokenMove {
  standard: 'ERC721' | 'ERC1155';
  from: string;
  to: string;
  /** A whole number of up to 78 digits. */
  tokenId: string;
  /** How many of it, whole; one of a kind is always one. */
  amount: string;
}

const word = (hex: string) => hex.toLowerCase().padStart(64, '0');
const addressWord = (address: string) => word(address.replace(/^0x/i, ''));
const numberWord = (whole: string) => word(BigInt(whole).toString(16));

/** What a collection is told so that a token changes hands, in hex: `safeTransferFrom`, which a contract that cannot hold it refuses. */
export function tokenMoveData({ standard, from, to, tokenId, amount }: TokenMove): string {
  const parties = addressWord(from) + addressWord(to);
  if (standard === 'ERC721') return `0x42842e0e${parties}${numberWord(tokenId)}`;
  // The last value, of any length, begins after the five words, and is empty.
  const nothing = numberWord('160') + numberWord('0');
  return `0xf242432a${parties}${numberWord(tokenId)}${numberWord(amount)}${nothing}`;
}

/** An allowance to take away, by what it was given with. Addresses are twenty bytes in hex. */
export interface GivenAllowance {
  what: GrantOf;
  spender: string;
  /** The token whose allowance the called contract keeps for it, as Permit2 does; null where it keeps its own. */
  keptFor: string | null;
}

/** What a contract is told so that an allowance ends, in hex. */
export function revokeData({ what, spender, keptFor }: GivenAllowance): string {
  const nothing = numberWord('0');
  if (what === 'collection') return `0xa22cb465${addressWord(spender)}${nothing}`;
  if (keptFor === null) return `0x095ea7b3${addressWord(spender)}${nothing}`;
  return `0x87517c45${addressWord(keptFor)}${addressWord(spender)}${nothing}${nothing}`;
}
