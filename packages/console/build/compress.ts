import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [suffix, compress] of Object.entries(compressors)) {
    const smaller = await compress(bytes);
    if (smaller.length < bytes.length) await writeFile(file + suffix, smaller);
  }
}

/** Writes a brotli and a gzip copy beside every text of a build, where that is smaller. */
export async function compressFiles(dist: string): Promise<void> {
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(js|css|html|json|svg)$/.test(path) && !path.startsWith('.'),
  );
  await Promise.all(texts.map((path) => compressFile(join(dist, path))));
}
