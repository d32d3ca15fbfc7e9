import { sha256 } from '@noble/hashes/sha2.js';
import { hex, utf8 } from '@scure/base';
import { text, type Answer } from './answer.ts';

const path = '/sandbox/file/';

/** What a file of the sandbox says: it stands in for the one that a real server would hand out. */
function fileText(name: string): string {
  return `This file stands in for ${name}.\nThe sandbox holds no key, and there is nothing secret in here.\n`;
}

/** Where a file of a name (letters, digits, `.`, `_` and `-`) is, and the SHA-256 of what it says, in hex. */
export function standInFile(name: string): { url: string; sha256: string } {
  return { url: `${path}${name}`, sha256: hex.encode(sha256(utf8.decode(fileText(name)))) };
}

/** Hands out a file; undefined for other paths. */
export function serveFile(request: Request, url: URL): Answer | undefined {
  if (request.method !== 'GET' || !url.pathname.startsWith(path)) return undefined;
  const name = url.pathname.slice(path.length);
  if (!/^[\w.-]{1,100}$/.test(name)) return undefined;
  const answer = text(fileText(name));
  return {
    ...answer,
    headers: [...answer.headers, ['Content-Disposition', `attachment; filename="${name}"`]],
  };
}
