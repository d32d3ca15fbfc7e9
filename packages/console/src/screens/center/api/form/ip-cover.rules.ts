import {
  ipCount,
  ipRowFault,
  ipText,
  ipTotal,
  isInside,
  isWithin,
  openVersions,
  readIpRange,
  type IpRange,
} from '@mpc/api';

/** What is to be said of a row: the first four keep it from being sent. */
export type IpNote = 'format' | 'everybody' | 'unspecified' | 'repeated' | 'within' | 'inside' | 'wide';

/** One row of the addresses that may call, and what it covers. */
export interface IpLine {
  row: string;
  /** From and to; one address where both are the same; undefined where it is no range. */
  covers: { first: string; last: string; count: string } | undefined;
  note: { is: IpNote; of: string } | null;
}

/** From so many addresses on it is told how many they are: a /8 of IPv4, what a large provider is given of IPv6. */
const isWide = (range: IpRange): boolean => ipCount(range) >= (range.version === 4 ? 1n << 24n : 1n << 96n);

/** A number of addresses: all its digits, or as a power of two where nobody would read them. */
export function countText(count: bigint): string {
  if (count < 1n << 40n) return count.toString();
  const power = count.toString(2).length - 1;
  return count === 1n << BigInt(power) ? `2^${power}` : `>2^${power}`;
}

function noteOf(row: string, at: number, rows: readonly string[]): IpLine['note'] {
  const range = readIpRange(row);
  if (range === undefined) return { is: 'format', of: '' };
  // As 0.0.0.0: nobody calls from it, and programs take it for every address.
  if (ipRowFault(row) === 'range') return { is: range.last === 0n ? 'unspecified' : 'everybody', of: '' };
  const others = rows.flatMap((other, place) => {
    const read = place === at ? undefined : readIpRange(other);
    return read === undefined ? [] : [{ other, place, read }];
  });
  const same = others.find(({ read, place }) => place < at && isWithin(range, read) && isWithin(read, range));
  if (same !== undefined) return { is: 'repeated', of: same.other };
  const around = others.find(({ read }) => isWithin(range, read) && !isWithin(read, range));
  if (around !== undefined) return { is: 'within', of: around.other };
  if (isInside(range)) return { is: 'inside', of: '' };
  return isWide(range) ? { is: 'wide', of: countText(ipCount(range)) } : null;
}

/** Every row, with what it covers and what is to be said of it. */
export const ipLines = (rows: readonly string[]): IpLine[] =>
  rows.map((row, at) => {
    const range = readIpRange(row);
    return {
      row,
      covers:
        range === undefined
          ? undefined
          : {
              first: ipText(range.version, range.first),
              last: ipText(range.version, range.last),
              count: countText(ipCount(range)),
            },
      note: noteOf(row, at, rows),
    };
  });

/** What rows let in together. */
interface IpCover {
  /** How many addresses, each counted once; of IPv4 also how much of all of it, in whole percent. */
  v4: string;
  v6: string;
  percent: number;
  /** They let everybody in, though none of them does alone. */
  opensTogether: boolean;
}

/** What rows let in together, as far as they can be read. */
export function ipCover(rows: readonly string[]): IpCover {
  const ranges = rows.flatMap((row) => readIpRange(row) ?? []);
  const [v4, v6] = [ipTotal(ranges, 4), ipTotal(ranges, 6)];
  return {
    v4: countText(v4),
    v6: countText(v6),
    percent: Number((v4 * 100n) >> 32n),
    opensTogether:
      openVersions(ranges).length > 0 && ranges.every((range) => openVersions([range]).length === 0),
  };
}
