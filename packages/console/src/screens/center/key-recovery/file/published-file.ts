/** A file that the server offers: where it is, and what it must hash to. */
export interface PublishedFile {
  /** What tells it from others: name, version, time limit. */
  name: string;
  url: string;
  sha256: string;
}

/** A SHA-256 in hex, in small letters; null for anything else: nothing may be compared with that. */
export const hashOf = ({ sha256 }: PublishedFile): string | null =>
  /^[\da-f]{64}$/i.test(sha256) ? sha256.toLowerCase() : null;

/** Where a file is downloaded; null for what is neither on this server nor encrypted on its way. */
export function downloadUrl({ url }: PublishedFile, origin: string): URL | null {
  if (url === '' || !URL.canParse(url, origin)) return null;
  const found = new URL(url, origin);
  return found.origin === origin || found.protocol === 'https:' ? found : null;
}

/** The name of a file where it is downloaded, if it can stand in a command: letters, digits, `.`, `_` and `-`. */
export function fileName({ url }: PublishedFile): string | null {
  const last = /([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
  return /^\w[\w.-]{0,99}$/.test(last) ? last : null;
}

const hashes = 8;

/** A hash to be read aloud: groups of eight. */
export const grouped = (hash: string): string => hash.replaceAll(new RegExp(`.{${hashes}}(?=.)`, 'g'), '$& ');
