/** A range of addresses: all of IPv4 or IPv6 between two of them. */
export interface IpRange {
  version: 4 | 6;
  first: bigint;
  last: bigint;
}

const bitsOf = { 4: 32, 6: 128 } as const;

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);
const leadingZero = /(^|\.)0\d/;

/** Whether a text is one IPv4 address, as four decimals. */
export const isIpv4 = (text: string): boolean => ipv4.test(text) && !leadingZero.test(text);

/** An IPv6 address as browsers shorten it; undefined where it is none. */
function shortIpv6(text: string): string | undefined {
  if (!text.includes(':') || /[^\da-f:.]/i.test(text)) return undefined;
  const url = `http://[${text}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
}

const numberOf = (parts: readonly number[], bits: number): bigint =>
  parts.reduce((sum, part) => (sum << BigInt(bits)) + BigInt(part), 0n);

const ipv4Number = (text: string): bigint => numberOf(text.split('.').map(Number), 8);

function ipv6Number(short: string): bigint {
  const [left = [], right = []] = short
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':').map((part) => Number.parseInt(part, 16))));
  const zeros = Array<number>(8 - left.length - right.length).fill(0);
  return numberOf([...left, ...zeros, ...right], 16);
}

/** IPv4 as it is written within IPv6. */
const mapped = 0xffffn << 32n;
const inMapped = ({ version, first, last }: IpRange): boolean =>
  version === 6 && first >> 32n === 0xffffn && last >> 32n === 0xffffn;

/** The range that an address, or one with the length of a prefix, stands for; undefined where it is neither. */
export function readIpRange(row: string): IpRange | undefined {
  const [address = '', size, ...more] = row.trim().split('/');
  const short = shortIpv6(address);
  if ((short === undefined && !isIpv4(address)) || more.length > 0) return undefined;
  const version = short === undefined ? 4 : 6;
  const bits = bitsOf[version];
  if (size !== undefined && !(/^(0|[1-9]\d{0,2})$/.test(size) && Number(size) <= bits)) return undefined;
  const free = BigInt(bits - Number(size ?? bits));
  const number = short === undefined ? ipv4Number(address) : ipv6Number(short);
  const first = (number >> free) << free;
  const range: IpRange = { version, first, last: first + (1n << free) - 1n };
  return inMapped(range) ? { version: 4, first: first - mapped, last: range.last - mapped } : range;
}

/** An address, from its number, as people write it. */
export function ipText(version: 4 | 6, number: bigint): string {
  const [count, bits] = version === 4 ? [4, 8n] : [8, 16n];
  const parts = Array.from(
    { length: count },
    (_, at) => (number >> (bits * BigInt(count - 1 - at))) & ((1n << bits) - 1n),
  );
  if (version === 4) return parts.join('.');
  return shortIpv6(parts.map((part) => part.toString(16)).join(':')) ?? '';
}

/** How many addresses a range has. */
export const ipCount = ({ first, last }: IpRange): bigint => last - first + 1n;

/** Whether every address of a range is one of another. */
export const isWithin = (range: IpRange, other: IpRange): boolean =>
  range.version === other.version && range.first >= other.first && range.last <= other.last;

/** All of IPv4, and as it is written within IPv6: a range of IPv6 around that lets all of it in. */
const allIpv4: IpRange = { version: 4, first: 0n, last: (1n << 32n) - 1n };
const allMapped: IpRange = { version: 6, first: mapped, last: mapped + allIpv4.last };

/** Ranges of one version that overlap or touch, as one each, in order. */
function joined(ranges: readonly IpRange[], version: 4 | 6): IpRange[] {
  const inOrder = ranges
    .flatMap((range) => [range, ...(isWithin(allMapped, range) ? [allIpv4] : [])])
    .filter((range) => range.version === version)
    .toSorted((one, other) => (one.first < other.first ? -1 : 1));
  const found: IpRange[] = [];
  for (const range of inOrder) {
    const before = found.at(-1);
    if (before !== undefined && range.first <= before.last + 1n)
      before.last = range.last > before.last ? range.last : before.last;
    else found.push({ ...range });
  }
  return found;
}

/** How many addresses of a version ranges have together, each counted once. */
export const ipTotal = (ranges: readonly IpRange[], version: 4 | 6): bigint =>
  joined(ranges, version).reduce((sum, range) => sum + ipCount(range), 0n);

/** The addresses that are given out to the public, from 1.0.0.0 to 223.255.255.255 and all of 2000::/3: who lets all of them in lets everybody in. */
const everybody: readonly IpRange[] = [
  { version: 4, first: 0x01_00_00_00n, last: 0xdf_ff_ff_ffn },
  { version: 6, first: 0x2n << 124n, last: (0x4n << 124n) - 1n },
];

/** The versions of which ranges together let everybody in. */
export const openVersions = (ranges: readonly IpRange[]): (4 | 6)[] =>
  everybody
    .filter((all) => joined(ranges, all.version).some((range) => isWithin(all, range)))
    .map(({ version }) => version);

/** Ranges that are reached only from inside of a network. */
const inside = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '224.0.0.0/3',
  '::/127',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
] as const;

/** Whether no call from the internet ever comes from a range. */
export const isInside = (range: IpRange): boolean =>
  inside.some((row) => {
    const all = readIpRange(row);
    return all !== undefined && isWithin(range, all);
  });
