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

async function openForced(theme: string, view: string): Promise<Page> {
  const { page } = await openPage({ forcedColors: 'active' });
  await page.goto(`${origin}en-US?theme=${theme}&view=${view}`);
  await page.getByRole('tab').first().waitFor();
  return page;
}

/** What an element is painted with that is none of the reader's own colors. */
const foreign = (locator: Locator) =>
  locator.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    const system =
      'Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText SelectedItem SelectedItemText Mark MarkText GrayText AccentColor AccentColorText';
    const own = system.split(' ').map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const style = getComputedStyle(element);
    return ['color', 'background-color', 'border-top-color', 'outline-color']
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([, value]) => !value.endsWith(', 0)') && !own.includes(value))
      .map(([name, value]) => `${element.tagName} ${element.textContent}: ${name} ${value}`);
  });

const style = (locator: Locator, name: string) =>
  locator.evaluate((one, key) => getComputedStyle(one).getPropertyValue(key), name);

/** What a color of the reader's is on this page. */
const systemColor = (page: Page, name: string) =>
  page.locator('body').evaluate((body, color) => {
    const probe = body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);

const controls = 'button, main a, input, select, textarea, label, [role=tab], [role=row], tr';

describe.each(['light', 'dark'])('in the colors that a reader forces, with the %s theme', (theme) => {
  it.each(['payments', 'pay', 'overview'])('nothing that is pressed has another color: %s', async (view) => {
    const page = await openForced(theme, view);
    const found: string[] = [];
    for (const control of await page.locator(controls).all()) {
      if (!(await control.isVisible())) continue;
      found.push(...(await foreign(control)));
      await control.hover({ force: true });
      found.push(...(await foreign(control)));
    }
    expect(found).toEqual([]);
  });

  it('borders, the focus, what is chosen and what is disabled are seen', async () => {
    const page = await openForced(theme, 'pay');
    const canvas = await style(page.locator('body'), 'background-color');
    const field = page.getByRole('textbox', { name: 'Remark' });
    const box = field.locator('..');
    expect(await style(box, 'border-top-color')).not.toBe(canvas);
    await field.focus();
    expect(await style(box, 'outline-style')).toBe('solid');
    expect(await style(box, 'outline-color')).not.toBe(canvas);
    const gray = await systemColor(page, 'GrayText');
    expect(gray).not.toBe(await systemColor(page, 'CanvasText'));
    const fixed = page.getByRole('textbox', { name: 'Recipient' });
    for (const disabled of [fixed, fixed.locator('..'), page.getByRole('button', { name: 'Overview' })]) {
      expect(await style(disabled, 'color')).toBe(gray);
      expect(await style(disabled, 'border-top-color')).toBe(gray);
    }
    const tabs = page.getByRole('tab');
    const [chosen, other] = await Promise.all(
      [
        tabs.and(page.locator('[aria-selected=true]')),
        tabs.and(page.locator('[aria-selected=false]')).first(),
      ].map((tab) =>
        tab.evaluate(
          (one) =>
            ['color', 'background-color', 'border-bottom', 'box-shadow', 'text-decoration', 'outline']
              .map((key) => getComputedStyle(one).getPropertyValue(key))
              .join() +
            getComputedStyle(one, '::after').borderBottom +
            getComputedStyle(one, '::after').background,
        ),
      ),
    );
    expect(chosen).not.toBe(other);
  });
});
