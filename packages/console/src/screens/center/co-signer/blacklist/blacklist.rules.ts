import { addressKey, checkAddress } from '@mpc/api/addresses';

/** What is wrong with an address of a list: it is none of this network, or stands there already. */
export interface ListedFault {
  /** Counted from 1. */
  line: number;
  kind: 'form' | 'twice';
  text: string;
}

/** The addresses of a text, one a line. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with addresses of a network. */
export function faultsIn(base: string, addresses: readonly string[]): ListedFault[] {
  const seen = new Set<string>();
  return addresses.flatMap((text, at): ListedFault[] => {
    if (!checkAddress(base, text).ok) return [{ line: at + 1, kind: 'form', text }];
    const key = addressKey(base, text);
    if (seen.has(key)) return [{ line: at + 1, kind: 'twice', text }];
    seen.add(key);
    return [];
  });
}
