/**
 * An address as another one is compared with it: where letters are digits (0x…), their case is a checksum and no
 * difference.
 */
export function sameCase(known: string, address: string): string {
  if (!known.startsWith('0x')) return known;
  const wanted = Array.from(address);
  return Array.from(known, (character, at) => {
    const other = wanted[at];
    return other?.toLowerCase() === character.toLowerCase() ? other : character;
  }).join('');
}
