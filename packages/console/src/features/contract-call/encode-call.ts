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
