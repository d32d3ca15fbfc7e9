import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { caddyConfig } from './caddy.ts';
import { evidencePage } from './evidence-page.ts';
import { pageHeaders } from './headers.ts';
import { nginxConfig } from './nginx.ts';

const hash = (bytes: Buffer | string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** One line a file, sorted: what the root hash of a build is the hash of. */
function manifestText(files: Record<string, string>): string {
  return Object.keys(files)
    .sort()
    .map((path) => `${path} ${files[path]}\n`)
    .join('');
}

/** SHA-256 over the sorted manifest, in hexadecimal: the one number that names a build. */
export function rootHash(files: Record<string, string>): string {
  return createHash('sha256').update(manifestText(files)).digest('hex');
}

/**
 * Makes a changed file refuse to run, and one that was added. Writes into index.html the expected hash of every script (an
 * import map, which the browser enforces and the running console can read), hashes on the tags, and the number that names
 * the build; and beside the folder that is served, out of reach of who writes into it, the response headers that make the
 * browser insist.
 */
export function integrity({
  styles,
  words,
}: {
  styles: () => string[];
  /** The list of the files of words, as JSON. */
  words: string;
}): Plugin {
  let base = '/';
  let site = '';
  let version = '';
  return {
    name: 'mpc:integrity',
    configResolved(config) {
      base = config.base;
      site = resolve(config.root, config.build.outDir);
      version = JSON.parse(readFileSync(join(config.root, 'package.json'), 'utf8')).version;
    },
    transformIndexHtml(_html, { bundle }) {
      const development = { version, build: 'development', root: '' };
      return bundle === undefined ? [dataBlock(development)] : [];
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const files = hashFiles(site, base);
        const beside = (name: string) => join(site, '..', name);
        const root = rootHash(files);
        const build = { version, build: root.slice(0, 12), root };
        const importMap = JSON.stringify({ integrity: files });
        const page = join(site, 'index.html');
        writeFileSync(page, seal(readFileSync(page, 'utf8'), { files, importMap, words, build }));
        const headers = pageHeaders({
          scripts: [hash(importMap), ...scriptsIn(files)],
          styles: ['', ...styles()].map(hash),
        });
        writeFileSync(join(site, 'integrity.json'), json({ ...build, files }));
        writeFileSync(beside('headers.json'), json(headers));
        writeFileSync(beside('nginx.conf'), nginxConfig(build.build, headers));
        writeFileSync(beside('console.caddy'), caddyConfig(build.build, headers));
      },
    },
  };
}

function dataBlock(build: object) {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: 'build' },
    children: JSON.stringify(build),
    injectTo: 'head' as const,
  };
}

const scriptsIn = (files: Record<string, string>): string[] =>
  Object.entries(files).flatMap(([path, expected]) => (path.endsWith('.js') ? [expected] : []));

function hashFiles(site: string, base: string): Record<string, string> {
  const names = readdirSync(join(site, 'assets')).filter((name) => /\.(js|css|json)$/.test(name));
  const paths = [...names.sort().map((name) => `assets/${name}`), evidencePage];
  return Object.fromEntries(paths.map((path) => [`${base}${path}`, hash(readFileSync(join(site, path)))]));
}

interface Seal {
  files: Record<string, string>;
  importMap: string;
  words: string;
  build: object;
}

function seal(html: string, { files, importMap, words, build }: Seal): string {
  const tagged = html.replace(
    /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"[^>]*>/g,
    (tag, url: string) => {
      const expected = files[url];
      if (expected !== undefined) return tag.replace(/>$/, ` integrity="${expected}">`);
      if (/\.(js|css)$/.test(url)) throw new Error(`index.html loads ${url}, which has no hash`);
      return tag;
    },
  );
  // The import map has to stand before everything that loads a module.
  return tagged.replace(
    '</title>',
    `</title>
    <script type="importmap" id="integrity">${importMap}</script>
    <script type="application/json" id="words">${words}</script>
    <script type="application/json" id="build">${JSON.stringify(build)}</script>`,
  );
}
