import { beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { install } from './installed.ts';
import { buildApp, openPage, serveApp } from './ui-app.ts';

const cwd = install('ui-app');
let origin: string;

beforeAll(async () => {
  buildApp(cwd, 'production');
  const { close, ...served } = await serveApp(cwd);
  origin = served.origin;
  return close;
});

/** How an element is painted, its ground being that of whatever lies behind it. */
const lookOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const clear = 'rgba(0, 0, 0, 0)';
    let ground = element;
    while (getComputedStyle(ground).backgroundColor === clear && ground.parentElement)
      ground = ground.parentElement;
    const { backgroundColor, borderRadius } = getComputedStyle(ground);
    const { fontFamily, fontSize } = getComputedStyle(element);
    return { backgroundColor, borderRadius, fontFamily, fontSize };
  });

describe.each([
  ['light', 'rgb(0, 105, 92)', 'rgb(255, 253, 248)'],
  ['dark', 'rgb(77, 182, 172)', 'rgb(28, 26, 23)'],
])('a style sheet that sets the tokens to another brand, %s', (theme, brand, surface) => {
  const type = { fontFamily: 'Georgia, serif', fontSize: '15px' };

  it('restyles a button', async () => {
    const { page } = await openPage();
    await page.goto(`${origin}brand.html?view=pay&theme=${theme}`);
    const button = page.getByRole('button', { name: 'Transfer', exact: true });
    expect(await lookOf(button)).toEqual({ ...type, backgroundColor: brand, borderRadius: '0px' });
  });

  it('restyles a table', async () => {
    const { page } = await openPage();
    await page.goto(`${origin}brand.html?theme=${theme}`);
    const cell = page.getByRole('cell').first();
    expect(await lookOf(cell)).toMatchObject({ ...type, backgroundColor: surface });
  });

  it('restyles a drawer', async () => {
    const { page } = await openPage();
    await page.goto(`${origin}brand.html?theme=${theme}&payment=1`);
    const drawer = page.getByRole('dialog', { name: 'Anchor Shipping' });
    expect(await lookOf(drawer)).toMatchObject({ ...type, backgroundColor: surface });
  });
});
