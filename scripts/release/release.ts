import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { consoleDist, consoleRoot, root } from '../folders.ts';
import { billOf, bills } from './bill.ts';
import { listFiles, signList } from './sign.ts';

const folder = join(root, 'dist', 'release');

/** A folder as one file, the same bytes whoever packs it. */
function packed(from: string): Buffer {
  const alike = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  return gzipSync(
    execFileSync('tar', [...alike, '--format=ustar', '-C', from, '-cf', '-', '.'], {
      maxBuffer: 256_000_000,
    }),
    { level: 9 },
  );
}

/** Everything of a release, from `pnpm build`: what is served, what is published, what is in it, and the signed list. */
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { version } = JSON.parse(readFileSync(join(consoleRoot, 'package.json'), 'utf8')) as {
  version: string;
};
writeFileSync(join(folder, `console-${version}.tar.gz`), packed(consoleDist));
copyFileSync(join(consoleDist, 'site', 'integrity.json'), join(folder, 'integrity.json'));
copyFileSync(join(import.meta.dirname, 'check-site.ts'), join(folder, 'check-site.ts'));
for (const name of ['ui', 'api'])
  execFileSync('pnpm', ['pack', '--pack-destination', folder], {
    cwd: join(root, 'packages', name),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
for (const subject of Object.keys(bills) as (keyof typeof bills)[])
  writeFileSync(join(folder, `${subject}.cdx.json`), `${JSON.stringify(billOf(subject), null, 2)}\n`);
listFiles(folder);

const { RELEASE_KEY } = process.env;
if (RELEASE_KEY === undefined) console.log('RELEASE_KEY is not set: the release is not signed.');
else signList(folder, RELEASE_KEY);
console.log(readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));
