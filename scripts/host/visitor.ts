import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Who asks, and for which host: as this host sees it, or as a proxy in front of it says. */
export interface Visitor {
  /** The Host the browser asked for; undefined where it names none, several or nonsense. */
  host: string | undefined;
  scheme: 'http' | 'https';
  /** Addresses on the way here, as X-Forwarded-For has them. */
  addresses: string;
}

/** What the nearest proxy said: those before it only passed on what they were told. */
const last = (header: string | string[] | undefined) =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** Reads the visitor of a request. Headers a browser can forge count only with a proxy in front, which sets them anew. */
export function visitorOf(
  { headers, headersDistinct, socket }: IncomingMessage,
  trustProxy: boolean,
): Visitor {
  const forwarded = (name: string) => (trustProxy ? last(headers[`x-forwarded-${name}`]) : undefined);
  const isNamedOnce = (headersDistinct['host'] ?? []).length < 2;
  const host = forwarded('host') ?? (isNamedOnce ? (headers.host ?? '') : '');
  const from = trustProxy ? headers['x-forwarded-for'] : undefined;
  return {
    host: /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : undefined,
    scheme: forwarded('proto') === 'https' ? 'https' : 'http',
    addresses: [from, socket.remoteAddress?.replace(/^::ffff:/, '')].filter(Boolean).join(', '),
  };
}

/** The origin that pages of this host have for this visitor; undefined where it is not known. */
export const ownOrigin = ({ scheme, host = '' }: Visitor) => URL.parse(`${scheme}://${host}`)?.origin;

/**
 * Whether a page of another site sent this. Some commands are GETs, which a link or a picture elsewhere can send without
 * an Origin; browsers tell of those with Sec-Fetch-Site.
 */
export function isCrossSite({ headers }: IncomingMessage, visitor: Visitor): boolean {
  if (headers.origin !== undefined) return headers.origin !== ownOrigin(visitor);
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}

/** Whether a host may be asked for. An address cannot be rebound by a name server, so every one may. */
export function isAllowedHost(host: string, names: readonly string[]): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name);
}
