import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
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

const surface = { light: 'rgb(255, 255, 255)', dark: 'rgb(21, 26, 34)' };

async function openHost(options: Parameters<typeof openPage>[0] = {}) {
  const { page, problems } = await openPage(options);
  await page.goto(`${origin}host.html`);
  return { page, problems };
}

/** How everything of the page’s own is painted and laid out, the figures that follow from what else is there aside. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const follows = /^(block-size|height|opacity|perspective-origin|transform-origin)$/;
    const own = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
    return own.flatMap((element) => {
      const style = getComputedStyle(element);
      const said = Array.from(style).filter((name) => !follows.test(name));
      return said.map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    });
  });

const groundOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let at: Element | null = element;
    while (at !== null && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return at === null ? null : getComputedStyle(at).backgroundColor;
  });

describe('a host page', () => {
  it('looks as it did: its boxes, its type, its ground, its motion, its focus', async () => {
    const before = await openHost({ javaScriptEnabled: false });
    const { page, problems } = await openHost();
    await page.getByRole('button', { name: 'More' }).first().waitFor();
    const [alone, shared] = await Promise.all([looksOf(before.page), looksOf(page)]);
    expect(shared.filter((look) => !alone.includes(look))).toEqual([]);

    const button = page.getByRole('button', { name: "The host's button" });
    await page.keyboard.press('Tab');
    expect(await button.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('auto');
    expect(await page.locator('html').evaluate((html) => html.getAttributeNames())).toEqual(['lang']);
    expect(problems).toEqual([]);
  });

  it('keeps its own boxes within a part that the library draws', async () => {
    const { page } = await openHost();
    const box = page.locator('section .box').first();
    expect(await box.evaluate((one) => one.getBoundingClientRect().width)).toBe(120);
  });

  it.each([
    ['light', 'Coin', 'Close', 'en-US'],
    ['dark', 'Coin', '关闭', 'zh-CN'],
  ] as const)(
    'has a part in the %s theme, with its lists, menus and drawers',
    async (name, coin, close, lang) => {
      const { page, problems } = await openHost();
      const part = page.getByRole('region', { name });
      const select = part
        .getByRole('button', { name: new RegExp(coin) })
        .or(part.getByRole('combobox', { name: coin }))
        .first();
      expect(await groundOf(select)).toBe(surface[name]);
      await select.click();
      expect(await groundOf(page.getByRole('listbox'))).toBe(surface[name]);
      await page.getByRole('option', { name: 'BTC' }).click();

      await part.getByRole('button', { name: 'More' }).click();
      const item = page.getByRole('menuitem', { name: 'Export CSV' });
      expect(await groundOf(page.getByRole('menu'))).toBe(surface[name]);
      expect(await item.evaluate((one) => getComputedStyle(one).fontSize)).toBe('13px');
      await item.click();

      const drawer = page.getByRole('dialog', { name });
      await drawer.getByRole('button', { name: close }).waitFor();
      expect(await groundOf(drawer)).toBe(surface[name]);
      expect(await drawer.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe(lang);
      await drawer.getByRole('button', { name: 'Inside' }).click();
      expect(await groundOf(page.getByRole('menu'))).toBe(surface[name]);
      await page.getByRole('menuitem', { name: 'Address' }).click();
      await drawer.waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    },
  );
});
