import { posix } from 'node:path';

interface RequestUrl {
  /** Decoded, with dots and repeated slashes resolved. */
  path: string;
  /** With its question mark; empty where there is none. */
  query: string;
  /** The host of a request in absolute form; it counts instead of the Host header. */
  authority?: string | undefined;
}

/**
 * What a request line asks for. Undefined where it cannot be decoded, or where the server behind /api might read another
 * path in it than this one: the paths of the specification are plain letters.
 */
export function readRequestUrl(url: string): RequestUrl | undefined {
  const [, authority, raw = '', query = ''] = /^(?:https?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  try {
    const path = posix.normalize(`/${decodeURIComponent(raw)}`);
    const isPlain = path.startsWith('/api/') ? /^[\w./-]+$/.test(path) : !/[?#\\]/.test(path);
    return isPlain ? { path, query, authority } : undefined;
  } catch {
    return undefined;
  }
}
