import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootHash } from '../../packages/console/build/integrity.ts';
import { readScripts } from '../../scripts/console-scripts.ts';
import { expect, test } from './fixtures/test.ts';
import { chunkOf, tamper } from './steps/tamper.ts';

/** A screen whose script comes after the first page’s. */
const laterScreen = 'src/screens/wallet/personal-book/personal-book.screen.tsx';
const itsPath = '/mpc/wallet/PersonalBook';

/** Takes the hash of the import map out of the policy, so that the browser drops the map. */
function forgetImportMap(dist: string) {
  const file = join(dist, 'headers.json');
  const headers = readFileSync(file, 'utf8');
  writeFileSync(file, headers.replace(/(script-src) 'sha256-[^']+'/, '$1'));
}

/** Where the words of a screen lie in a build, by their name. */
function wordsIn(dist: string, name: string): string {
  const page = readFileSync(join(dist, 'site/index.html'), 'utf8');
  const list = /<script type="application\/json" id="words">(.*?)<\/script>/.exec(page)?.[1] ?? '{}';
  const [address = ''] = (JSON.parse(list) as Record<string, string[]>)[name] ?? [];
  return address.replace('/mpc/', '');
}

interface BuildOnPage {
  version: string;
  build: string;
  root: string;
}

test('the page names the build it belongs to, and the number is the hash of the hashes', async ({
  house,
  visit,
}) => {
  const page = await visit();
  await page.goto('/login');
  const block = async (id: string) =>
    JSON.parse((await page.locator(`#${id}`).textContent()) ?? '') as unknown;
  const build = (await block('build')) as BuildOnPage;
  const { integrity } = (await block('integrity')) as { integrity: Record<string, string> };
  const scripts = Object.keys(readScripts(house.dist).files).map((file) => `/mpc/${file}`);

  expect(
    Object.keys(integrity)
      // A worker is no script of a page; words are modules as well.
      .filter((path) => /\.js(?:on)?$/.test(path) && !path.includes('-worker-'))
      .toSorted(),
  ).toEqual(scripts.toSorted());
  expect(build.root).toBe(rootHash(integrity));
  expect(build.build).toBe(build.root.slice(0, 12));
});

test.describe('one byte changed in the first script', () => {
  test.use({ expected: { problems: [/Failed to find a valid digest in the 'integrity' attribute/] } });

  test('leaves a page that says not to sign in, and nothing of the person is sent', async ({
    openHouse,
    signIn,
  }) => {
    const changed = await openHouse({ change: tamper('index.html') });
    const page = await signIn('Lin Wei', { at: changed });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));

    await page.goto('/mpc/wallet');

    await expect(page.getByRole('heading', { name: 'Do not sign in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '请勿登录' })).toBeVisible();
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test.describe('one byte changed in a script that is loaded later', () => {
  test.use({ expected: { problems: [/Failed to find a valid digest in the 'integrity' attribute/] } });

  test('stops the console, names the file and offers no way on', async ({ openHouse, signIn }) => {
    const changed = await openHouse({ change: tamper(laterScreen) });
    const page = await signIn('Lin Wei', { at: changed });
    await page.goto(itsPath);

    await expect(page.getByRole('heading', { name: 'Stop: this console has been changed' })).toBeVisible();
    await expect(page.getByText(`/mpc/${chunkOf(changed.dist, laterScreen)}`)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('one byte changed in the words of a screen', () => {
  test.use({
    expected: {
      problems: [
        /Failed to find a valid digest in the 'integrity' attribute/,
        /SRI's integrity checks failed/,
      ],
    },
  });

  test('stops the console and names the file', async ({ openHouse, signIn }) => {
    const changed = await openHouse({
      change: (dist) => appendFileSync(join(dist, 'site', wordsIn(dist, 'en-US/teamMember')), ' '),
    });
    const page = await signIn('Lin Wei', { at: changed });
    await page.goto('/mpc/center/teamMember');
    await expect(page.getByRole('heading', { name: 'Stop: this console has been changed' })).toBeVisible();
    await expect(page.getByText(`/mpc/${wordsIn(changed.dist, 'en-US/teamMember')}`)).toBeVisible();
  });
});

test.describe('another list of words in the page', () => {
  test('brings no words, and nothing is shown', async ({ openHouse, visit }) => {
    const changed = await openHouse({
      change(dist) {
        const words = JSON.stringify({ transactions: 'All is well' });
        const file = 'assets/words-of-others.json';
        writeFileSync(join(dist, 'site', file), words);
        const hash = createHash('sha256').update(words).digest('base64');
        const page = join(dist, 'site/index.html');
        const html = readFileSync(page, 'utf8');
        const [, list = '{}'] = /id="words">(.*?)<\/script>/.exec(html) ?? [];
        const names = Object.keys(JSON.parse(list) as object);
        const others = Object.fromEntries(names.map((name) => [name, [`/mpc/${file}`, `sha256-${hash}`]]));
        // The first of two elements by the same name is the one that is found.
        const block = `<script type="application/json" id="words">${JSON.stringify(others)}</script>`;
        writeFileSync(page, html.replace('</title>', `</title>${block}`));
      },
    });
    const page = await visit({ at: changed });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('words-of-others.json'))).toEqual([]);
  });
});

test.describe('a policy that no longer knows the list of hashes', () => {
  test.use({
    expected: {
      problems: [
        /securitypolicyviolation: script-src-elem inline/,
        /Executing inline script/,
        // What the list would have trusted: the policy lets nothing in that does not bring its hash.
        /securitypolicyviolation: script-src-elem \S+\/assets\/[\w-]+\.js/,
        /Loading the script '\S+\/assets\/[\w-]+\.js/,
        /uncaught: TypeError/,
      ],
    },
  });

  test('makes the browser refuse the scripts instead of running them unchecked', async ({
    openHouse,
    signIn,
  }) => {
    const changed = await openHouse({
      change(dist) {
        tamper(laterScreen)(dist);
        forgetImportMap(dist);
      },
    });
    const page = await signIn('Lin Wei', { at: changed });
    await page.goto(itsPath);
    await expect(page.getByRole('heading', { name: 'Do not sign in' })).toBeVisible();
    await expect(page.getByText('Or your browser cannot check the console')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

test.describe('a file that was added beside the console', () => {
  test.use({
    expected: {
      problems: [
        /securitypolicyviolation: script-src-elem \S+\/assets\/added\.js/,
        /Loading the script '\S+\/assets\/added\.js'/,
      ],
    },
  });

  test('does not run, whoever asks for it', async ({ openHouse, visit }) => {
    const changed = await openHouse({
      change(dist) {
        writeFileSync(join(dist, 'site/assets/added.js'), 'document.body.append("It ran");');
        const page = join(dist, 'site/index.html');
        const tags =
          '<script src="/mpc/assets/added.js"></script><script type="module" src="/mpc/assets/added.js">';
        writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', `${tags}</script></body>`));
      },
    });
    const page = await visit({ at: changed });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Do not sign in' })).toHaveCount(0);
    const answer = await page.request.get('/mpc/assets/added.js');
    expect([answer.status(), answer.headers()['content-security-policy']]).toEqual([
      200,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
    const asked = page.evaluate((source) => import(source), '/mpc/assets/added.js');
    await expect(asked).rejects.toThrow(/Failed to fetch dynamically imported module/);
    await expect(page.getByText('It ran')).toHaveCount(0);
  });
});

test.describe('a script that is gone, as after an update', () => {
  test.use({ expected: { problems: [/Failed to load resource: .*404/] } });

  test('asks for a refresh and sounds no alarm', async ({ openHouse, signIn }) => {
    const updated = await openHouse({
      change(dist) {
        rmSync(join(dist, 'site', chunkOf(dist, laterScreen)));
        writeFileSync(join(dist, 'site', 'integrity.json'), JSON.stringify({ root: 'of another build' }));
      },
    });
    const page = await signIn('Lin Wei', { at: updated });
    await page.goto(itsPath);
    await expect(page.getByRole('heading', { name: 'The system has a new update' })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL(/PersonalBook\?(.*&)?t=\d+/);
  });
});
