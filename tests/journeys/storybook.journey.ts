import { expect, test, type Page } from '@playwright/test';
import { serveStories } from '../../scripts/serve-stories.ts';
import { entriesOf } from './fixtures/stories.ts';
import { reported, watch } from './fixtures/watch.ts';

/** What the pages around the stories use to talk to them. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, ...data: unknown[]) => void };
  /** The stories that are drawn in a page of documentation, and how far each is. */
  __STORYBOOK_PREVIEW__: { storyRenders: { id: string; phase: string }[] };
}

// The first page of a browser loads the whole of Storybook, on a machine that may be busy with others.
test.setTimeout(180_000);
const patiently = expect.configure({ timeout: 60_000 });

let stories: Awaited<ReturnType<typeof serveStories>>;

test.beforeAll(async () => {
  stories = await serveStories();
});

test.afterAll(() => {
  stories.close();
});

/** Notes what a page must not do: besides what no page may, ask for something that is not there. */
async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await watch(page.context(), stories.origin, problems);
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // What was still under way when the next page was opened is not missed by anybody.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  return problems;
}

/** The windows in which a page of documentation draws stories that cover the page: each loads all of Storybook once more. */
const windows = /\/iframe\.html\?embed=true/;

/** Opens another page of documentation and waits until all of it is drawn, or half a minute is over. */
const open = (page: Page, id: string, title: string) =>
  page.evaluate(
    async ([storyId, heading]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        window as unknown as Storybook;
      // As the pages around the stories ask for it: the code that is there already is not loaded anew.
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      const missing = () => {
        if (document.querySelector('#storybook-docs h1')?.textContent !== heading)
          return [`the heading ${heading}`];
        const places = document.querySelectorAll('.sb-story > [data-name]').length;
        const begun = preview.storyRenders.map((story) => `${story.id}: ${story.phase}`);
        if (begun.length < places) return [`${places - begun.length} stories`];
        return begun.filter((story) => !/: (completed|finished)$/.test(story));
      };
      const end = performance.now() + 30_000;
      while (missing().length > 0 && performance.now() < end)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return {
        missing: missing(),
        // Where a story could not be drawn, its error stands in its place.
        broken: [...document.querySelectorAll('.docs-story pre')].map(({ textContent }) => textContent),
        windows: [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')].map(
          ({ src }) => new URL(src).searchParams.get('id') ?? src,
        ),
      };
    },
    [id, title] as const,
  );

// The test runner shows stories without the documentation add-on, so what designers open is looked at as well.
test('a designer opens the story of a screen, in Chinese and dark', async ({ page }) => {
  await page.goto(
    `${stories.origin}/iframe.html?id=screens-wallets--owner&globals=language:zh-CN;theme:dark`,
  );
  await patiently(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible();
  await patiently(page.getByRole('table', { name: '钱包', exact: true })).toContainText('Treasury');
  await patiently(page.locator('html')).toHaveAttribute('data-mpc-theme', 'dark');
});

// A play is about the story as it was written: what a designer breaks is to be looked at, not reported as broken.
test('a designer looks at a screen under a fault, and its play is not run', async ({ page }) => {
  const story = '/?path=/story/screens-wallets--alias';
  await page.goto(`${stories.origin}${story}&globals=fault:status+500`);
  const steps = page.getByRole('tabpanel', { name: /^Interactions/ });
  await page.getByRole('tab', { name: /^Interactions/ }).click({ timeout: 60_000 });
  await patiently(steps).toContainText('Not played, as the toolbar changed the story (fault: status 500)');
  await expect(steps.getByText('Pass')).toBeVisible();
});

// Whoever pastes and presses Enter is faster than the list that follows the typing.
test('the option that was pasted is the one that Enter takes, at once', async ({ page }) => {
  await page.goto(`${stories.origin}/iframe.html?id=forms-combobox--equal-labels`);
  const box = page.getByRole('combobox', { name: 'Coin' });
  await patiently(box).toHaveValue('USDT · on Ethereum');
  const keys = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  for (const network of ['TRON', 'Ethereum']) {
    await box.selectText();
    await Promise.all([
      keys.send('Input.insertText', { text: network.toLowerCase() }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter }),
    ]);
    await expect(box).toHaveValue(`USDT · on ${network}`);
  }
});

test('a designer searches for a component and reads about it', async ({ page }) => {
  const problems = await watchPage(page);
  await page.route(windows, (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto(`${stories.origin}/?globals=theme:dark`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await patiently(story.getByRole('heading', { level: 1, name: /^A library/ })).toBeVisible();

  const found = page.getByRole('option', { name: /ConfirmDialog/ }).first();
  // Until all around the stories stands, the field forgets what is typed into it.
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill('confirmdialog');
    await expect(found).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await found.click();
  await patiently(page).toHaveURL(/overlays-confirmdialog--docs/);
  await patiently(story.getByRole('heading', { level: 1, name: 'ConfirmDialog' })).toBeVisible();
  for (const name of [
    'When to use',
    'When not to use',
    'Do and don’t',
    'Anatomy',
    'Accessibility',
    'Keyboard',
    'Props',
    'All states',
    'Changes',
  ])
    await patiently(story.getByRole('heading', { level: 2, name })).toBeVisible();
  // What covers the window is drawn in a window of its own, in the theme of its page.
  const src = await story.locator('iframe[src*="overlays-confirmdialog--permutations"]').getAttribute('src');
  await page.unroute(windows);
  await page.goto(`${stories.origin}/${src ?? ''}`);
  await patiently(page.getByRole('alertdialog')).toBeVisible();
  await patiently(page.locator('html')).toHaveAttribute('data-mpc-theme', 'dark');
  expect(problems).toEqual([]);
});

test('a designer finds a component by its name elsewhere, and all of them at a glance', async ({ page }) => {
  const problems = await watchPage(page);
  await page.route(windows, (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto(`${stories.origin}/?path=/story/foundations-all-components--all-components`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await patiently(story.getByRole('heading', { level: 1, name: 'All components' })).toBeVisible();
  const all = await entriesOf(page, stories.origin, 'docs');
  for (const { id, title } of all.filter(({ id }) => /^(actions|charts)-/.test(id)))
    await expect(story.getByRole('link', { name: title.split('/')[1], exact: true })).toHaveAttribute(
      'href',
      `./?path=/docs/${id}`,
    );
  const found = page.getByRole('option', { name: /Dialog/ }).first();
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill('lightbox');
    await expect(found).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await found.click();
  await patiently(page).toHaveURL(/overlays-dialog--docs/);
  expect(problems).toEqual([]);
});

test('the code below a story is there to be copied, and its page has the types of its props', async ({
  page,
}) => {
  await page.goto(`${stories.origin}/iframe.html?viewMode=docs&id=data-table--docs`);
  await patiently(page.getByRole('heading', { level: 3, name: 'TableColumn' })).toBeVisible();
  await page.getByText('Show code').first().click();
  await patiently(page.locator('pre', { hasText: "from '@mpc/ui'" }).first()).toBeVisible();
});

// One page lays all of them out; what a guide draws by itself is drawn in the tests of the library, and each state in
// those of the stories.
test('pages of documentation open, with every state drawn and not an error said', async ({ page }) => {
  const problems = await watchPage(page);
  const all = await entriesOf(page, stories.origin, 'docs');
  expect(all.length).toBeGreaterThan(70);
  const pages = all.filter((_, at) => at % 12 === 0);
  const known = new Set((await entriesOf(page, stories.origin, 'story')).map(({ id }) => id));

  // What covers a window is drawn in one of its own, with a preview of its own: one of them was looked at above.
  await page.route(windows, (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto(`${stories.origin}/iframe.html?viewMode=docs&id=${pages[0]?.id}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  for (const { id, title } of pages) {
    await test.step(title, async () => {
      const { missing, broken, windows } = await open(page, id, title.split('/').at(-1) ?? '');
      expect.soft(missing, title).toEqual([]);
      expect.soft(broken, title).toEqual([]);
      expect
        .soft(
          windows.filter((story) => !known.has(story)),
          title,
        )
        .toEqual([]);
      await reported(page);
      expect.soft(problems.splice(0), title).toEqual([]);
    });
  }
});
