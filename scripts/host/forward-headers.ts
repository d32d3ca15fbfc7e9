import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { dataHeaders } from './answers.ts';
import { ownOrigin, visitorOf } from './visitor.ts';

/** Headers that are about one connection and end with it, besides those that Connection names (RFC 9110 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers that claim where a request comes from. Some servers read an underscore as a hyphen. */
const isForwardingHeader = (name: string) => /^(x[-_]forwarded[-_].*|x[-_]real[-_]ip|forwarded)$/.test(name);

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

interface Upstream {
  target: URL;
  trustProxy: boolean;
}

/** The headers of a request as the other server gets them. */
export function requestHeaders(
  request: IncomingMessage,
  { target, trustProxy }: Upstream,
): OutgoingHttpHeaders {
  const visitor = visitorOf(request, trustProxy);
  const kept = Object.entries(endToEnd(request.headers)).filter(
    ([name]) => !isForwardingHeader(name) && name !== 'expect' && name !== 'content-length',
  );
  const { origin } = request.headers;
  const isOwn = origin !== undefined && origin === ownOrigin(visitor);
  return {
    ...Object.fromEntries(kept),
    host: target.host,
    ...(isOwn ? { origin: target.origin } : {}),
    'x-forwarded-for': visitor.addresses,
    'x-forwarded-proto': visitor.scheme,
    'x-forwarded-host': visitor.host ?? '',
  };
}

/**
 * A cookie of the other server becomes a cookie of this one: it names no domain. Over plain http a browser drops what is
 * Secure, and with it what needs Secure; a name that promises it is left as it is, for localhost, where browsers take it.
 */
function adoptCookie(cookie: string, isTls: boolean): string {
  const ours = cookie.replace(/;\s*domain=[^;]*/gi, '');
  return isTls || /^\s*__(host|secure)-/i.test(ours)
    ? ours
    : ours.replace(/;\s*(secure|partitioned|samesite=none)\s*(?=;|$)/gi, '');
}

/** A redirect to the other server's own origin leads to ours. */
function adoptLocation(location: string, target: URL): string {
  const to = URL.parse(location, target);
  return to?.origin === target.origin ? to.pathname + to.search + to.hash : location;
}

/** The headers of an answer as the browser gets them. */
export function answerHeaders(
  answer: IncomingMessage,
  request: IncomingMessage,
  { target, trustProxy }: Upstream,
): OutgoingHttpHeaders {
  const { 'set-cookie': cookies, location, ...kept } = endToEnd(answer.headers);
  const isTls = visitorOf(request, trustProxy).scheme === 'https';
  return {
    ...kept,
    ...Object.fromEntries(Object.entries(dataHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    ...(cookies === undefined ? {} : { 'set-cookie': cookies.map((cookie) => adoptCookie(cookie, isTls)) }),
    ...(location === undefined ? {} : { location: adoptLocation(location, target) }),
  };
}
