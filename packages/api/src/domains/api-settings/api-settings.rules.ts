import { isIpv4, openVersions, readIpRange } from './ip-ranges.rules.ts';

/** Why a row of addresses, or an address of a page, is not taken. */
export type SettingFault = 'missing' | 'format' | 'range' | 'repeated' | 'tooMany' | 'tooLong';

/** Rows of addresses that may call: at least one, at most this many. */
export const maxIpRows = 20;

/** Characters of an address to report to. */
export const maxUrlLength = 255;

/** Where a co-signer listens where nothing else is said. */
export const coSignerPort = 28_888;

/** What is wrong with one row of the addresses that may call: IPv4, IPv6, or a range of them that is not everything. */
export function ipRowFault(row: string): SettingFault | undefined {
  const range = readIpRange(row);
  if (range === undefined) return 'format';
  const isNone = range.last === 0n;
  return isNone || openVersions([range]).length > 0 ? 'range' : undefined;
}

/** What is wrong with the rows of addresses that may call. Ranges that only together let everybody in are too wide, too. */
export function ipRowsFault(rows: readonly string[]): SettingFault | undefined {
  if (rows.length === 0) return 'missing';
  if (rows.length > maxIpRows) return 'tooMany';
  const wrong = rows.map(ipRowFault).find((fault) => fault !== undefined);
  if (wrong !== undefined) return wrong;
  const ranges = rows.flatMap((row) => readIpRange(row) ?? []);
  const spelt = new Set(ranges.map(({ version, first, last }) => `${version} ${first} ${last}`));
  if (spelt.size < rows.length) return 'repeated';
  return openVersions(ranges).length > 0 ? 'range' : undefined;
}

const privateNames = /^localhost$|\.(localhost|local|internal|lan|home\.arpa)$/;
const privateIpv4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const privateIpv6 = /^\[(::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*|::ffff:.*)\]$/;

/** Whether a host is reached only from inside a network. */
function isPrivateHost(host: string): boolean {
  const isName = !isIpv4(host) && !host.startsWith('[');
  return (
    privateNames.test(host) ||
    privateIpv4.test(host) ||
    privateIpv6.test(host) ||
    (isName && !host.includes('.'))
  );
}

function readUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.username === '' && url.password === '' && url.hash === '' ? url : undefined;
}

/** What is wrong with an address that transactions are told to: https, and not inside a network. Empty: told to no one. */
export function notifyUrlFault(text: string): SettingFault | undefined {
  if (text === '') return undefined;
  if (text.length > maxUrlLength) return 'tooLong';
  const url = readUrl(text);
  if (url?.protocol !== 'https:') return 'format';
  return isPrivateHost(url.hostname) ? 'range' : undefined;
}

/**
 * Where a co-signer is reached, in full: https anywhere, or an address inside a network with its port (28888 where none
 * is given). Undefined where it is neither.
 */
export function readCoSignerUrl(text: string): string | undefined {
  if (text.length > maxUrlLength) return undefined;
  if (/^https:\/\//i.test(text)) return readUrl(text) === undefined ? undefined : text;
  const [, host = '', port = String(coSignerPort)] =
    /^(?:http:\/\/)?([\d.]+|\[[\da-f:]+\])(?::(\d{1,5}))?\/?$/i.exec(text) ?? [];
  const url = readUrl(`http://${host}:${port}`);
  const isInside = url !== undefined && (isIpv4(host) || host.startsWith('[')) && isPrivateHost(url.hostname);
  return isInside ? `http://${host}:${port}` : undefined;
}

/** What is wrong with the address of a co-signer. Empty: there is none. */
export function coSignerUrlFault(text: string): SettingFault | undefined {
  if (text.length > maxUrlLength) return 'tooLong';
  return text === '' || readCoSignerUrl(text) !== undefined ? undefined : 'format';
}
