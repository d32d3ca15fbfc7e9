import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the console shows itself, each of which has to be the page of the release. */
const pages = ['/mpc/', '/mpc/wallet', '/login', '/zh-CN/login', '/custody/notPms'];

/** What a site serves otherwise than a release says, one line each; empty where it serves just that. */
export async function differencesOf(origin: string, release: string): Promise<string[]> {
  const site = join(release, 'site');
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length).replaceAll('\\', '/'));
  const headers: Record<string, string> = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8'));
  const wanted = [
    ...files.map((path) => ({ path: `/mpc${path}`, file: path, isPage: path === '/index.html' })),
    ...pages.map((path) => ({ path, file: '/index.html', isPage: true })),
  ];
  const found: string[] = [];
  for (const { path, file, isPage } of wanted) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) found.push(`${path}: status ${answer.status}`);
    else if (!bytes.equals(readFileSync(join(site, file)))) found.push(`${path}: other bytes than ${file}`);
    const other = Object.entries(isPage ? headers : {}).filter(
      ([name, value]) => answer.headers.get(name) !== value,
    );
    found.push(...other.map(([name]) => `${path}: another ${name}`));
  }
  return found;
}

/** `node check-site.ts https://console.example.com ./console`, with the Node that is there: 22.18 or later. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [origin, release] = process.argv.slice(2);
  if (origin === undefined || release === undefined)
    throw new Error('Usage: node check-site.ts https://console.example.com <folder of the release>');
  const found = await differencesOf(new URL(origin).origin, release);
  for (const line of found) console.error(line);
  if (found.length === 0) console.log(`${origin} serves the release.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
