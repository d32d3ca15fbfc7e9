import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { compressions, encodingOf, type Encoding } from './encodings.ts';

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Representation {
  bytes: Buffer;
  etag: string;
}

export interface File {
  type: string;
  plain: Representation;
  /** What the build compressed of it. */
  compressed: Map<Encoding, Representation>;
}

function representationOf(bytes: Buffer): Representation {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** Reads the files of a build as a whole, by path: whatever becomes of them, a host goes on serving what it started with. */
export function readFiles(site: string): Map<string, File> {
  const bytes = new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(site.length).replaceAll('\\', '/'), readFileSync(file)]),
  );
  const own = [...bytes].filter(
    ([path]) => !path.startsWith('/.') && !compressions.some(({ suffix }) => path.endsWith(suffix)),
  );
  return new Map(
    own.map(([path, plain]) => {
      const compressed = new Map(
        compressions.flatMap(({ encoding, suffix }) => {
          const smaller = bytes.get(path + suffix);
          return smaller === undefined ? [] : [[encoding, representationOf(smaller)]];
        }),
      );
      const type = mediaTypes[extname(path)] ?? 'application/octet-stream';
      return [`/mpc${path}`, { type, plain: representationOf(plain), compressed }];
    }),
  );
}

/** Whether a browser shows it as a page of the console. */
export const isPage = ({ type }: File): boolean => type.startsWith('text/html');

const matchesEtag = (header: string, etag: string) =>
  header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));

/** Answers with a file, in the best form the browser takes. Only what has its hash in its name may be kept. */
export function sendFile(
  file: File,
  isAsset: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers, method } = request;
  const encoding = encodingOf(headers['accept-encoding'] ?? '', [...file.compressed.keys()]);
  const { bytes, etag } = (encoding && file.compressed.get(encoding)) ?? file.plain;
  response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isAsset) response.setHeader('ETag', etag);
  if (isAsset && matchesEtag(headers['if-none-match'] ?? '', etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(200).end(method === 'HEAD' ? undefined : bytes);
}
