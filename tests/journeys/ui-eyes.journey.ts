import { expect, test, type Page } from '@playwright/test';
import { difference, picture } from './fixtures/pictures.ts';
import { label, states } from './fixtures/states.ts';
import { serveStories } from '../../scripts/serve-stories.ts';
import { show } from './fixtures/stories.ts';

// What the eyes meet in the library's components that no rule can read in their code.
let stories: Awaited<ReturnType<typeof serveStories>>;

test.beforeAll(async () => {
  stories = await serveStories();
});

test.afterAll(() => {
  stories.close();
});

// Many stories, on a machine that may be busy with others.
test.setTimeout(180_000);
// Its record of every step costs more than the steps; what is wrong is said by name.
test.use({ trace: 'off' });

const see = (page: Page, id: string) => show(page, stories.origin, id);

/** Fewer dots than these are the edge of a letter, not a state. */
const seen = 20;

test.describe('with the colours of the person, not ours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('every state is still told from the other', async ({ page }) => {
    let seenStory = '';
    for (const { state, story, ready, on, off } of states)
      await test.step(state, async () => {
        if (story !== seenStory) await see(page, story);
        seenStory = story;
        const element = on(page);
        await ready?.(page, element);
        const before = await picture(element);
        if (typeof off !== 'function') await off.by(page, element);
        const after = await picture(typeof off === 'function' ? off(page) : element);
        expect.soft(await difference(page, before, after), state).toBeGreaterThan(seen);
      });
  });

  test('two in the same state look the same, so a difference says something', async ({ page }) => {
    await see(page, 'forms-segmented--permutations');
    const pictures = [
      await picture(label('By network', 0)(page)),
      await picture(label('By network', 2)(page)),
    ];
    expect(await difference(page, pictures[0] ?? '', pictures[1] ?? '')).toBeLessThan(seen);
  });

  test('a tone is told by its word, and its tag by a line', async ({ page }) => {
    await see(page, 'data-statustag--tones');
    const tags = page.locator('#storybook-root [data-tone]');
    const words = await tags.allTextContents();
    expect(words.length).toBeGreaterThan(4);
    expect(new Set(words).size).toBe(words.length);
    for (const tag of await tags.all()) await expect(tag).toHaveCSS('border-top-width', '1px');
  });
});

/** Everything that moves when these are shown, by the milliseconds it takes. */
async function motions(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, { motions: found });
    const note = ({ target }: Event) => {
      // What Storybook shows until a story stands is not ours.
      if (!(target instanceof Element) || target.closest('[class*="sb-"]:not(body)')) return;
      for (const { effect } of target.getAnimations())
        found.push(Number(effect?.getComputedTiming().activeDuration));
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  });
  for (const id of [
    'overlays-drawer--default',
    'overlays-dialog--small',
    'overlays-confirmdialog--info-type',
    'feedback-toast--permutations',
    'overlays-popover--explanation',
    'actions-menu--actions',
    'forms-select--open',
    'overlays-tooltip--on-focus',
  ])
    await test.step(id, () => see(page, id));
  return page.evaluate(() => (window as unknown as { motions: number[] }).motions);
}

test('where motion is not wanted, what opens stands there at once', async ({ page }) => {
  expect((await motions(page)).filter((milliseconds) => milliseconds > 1)).toEqual([]);
});

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what opens moves, and is done within a third of a second', async ({ page }) => {
    const found = await motions(page);
    expect(found.filter((milliseconds) => milliseconds > 50).length).toBeGreaterThan(3);
    expect(found.filter((milliseconds) => milliseconds > 333)).toEqual([]);
  });
});

/**
 * What has the focus, and the width of the widest outline that only the focus draws so: around itself, around a box it
 * lies in, or around one beside it, as where a hidden input is drawn by its neighbor.
 */
const focusRing = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const boxes = [element, ...(element.parentElement?.querySelectorAll('*') ?? [])];
    for (let at = element.parentElement; at !== null && boxes.length < 40; at = at.parentElement)
      boxes.push(at);
    const read = () =>
      boxes.map((box) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(box);
        const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
        return { width, all: `${width} ${outlineColor} ${outlineOffset}` };
      });
    const focused = read();
    element.blur();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const blurred = read();
    element.focus({ preventScroll: true });
    return {
      what: element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 120),
      width: Math.max(...focused.map(({ width, all }, index) => (all === blurred[index]?.all ? 0 : width))),
    };
  });

const reached = [
  'actions-button--permutations',
  'actions-iconbutton--permutations',
  'actions-link--permutations',
  'forms-textfield--permutations',
  'forms-textarea--permutations',
  'money-amountfield--permutations',
  'forms-searchfield--permutations',
  'forms-codefield--permutations',
  'forms-checkbox--permutations',
  'forms-radiogroup--permutations',
  'forms-radiocards--permutations',
  'forms-segmented--permutations',
  'forms-switch--permutations',
  'forms-select--permutations',
  'forms-combobox--permutations',
  'forms-multiselect--permutations',
  'forms-datepicker--permutations',
  'forms-taginput--permutations',
  'forms-filedrop--permutations',
  'navigation-tabs--permutations',
  'data-tag--permutations',
  'navigation-pagination--permutations',
  'data-table--permutations',
  'navigation-breadcrumb--permutations',
  'navigation-sidenavigation--permutations',
];

test('whatever the Tab key reaches shows that it has the focus', async ({ page }) => {
  for (const id of reached)
    await test.step(id, async () => {
      await see(page, id);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      let stops = 0;
      for (; stops < 10; stops += 1) {
        await page.keyboard.press('Tab');
        const found = await focusRing(page);
        if (found === null) break;
        expect.soft(found.width, `${id}: ${found.what}`).toBeGreaterThanOrEqual(2);
      }
      expect(stops, id).toBeGreaterThan(0);
    });
});
