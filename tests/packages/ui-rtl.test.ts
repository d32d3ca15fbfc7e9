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

async function openArabic(width = 1440) {
  const opened = await openPage({ viewport: { width, height: 1000 } });
  await opened.page.goto(`${origin}rtl.html`);
  await opened.page.getByRole('heading', { name: 'المحفظة' }).first().waitFor();
  return opened;
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is out of sight');
  return { ...box, right: box.x + box.width };
};

/** 1 as it is drawn, -1 mirrored. */
const scaleOf = (icon: Locator) => icon.evaluate((one) => getComputedStyle(one).scale);

/** Where parts of a text are drawn, from left to right. */
const asDrawn = (page: Page, sentence: RegExp, parts: readonly string[]) =>
  page
    .getByText(sentence)
    .first()
    .evaluate((one, wanted) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const placed: { part: string; x: number }[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const part of wanted) {
          const at = text.nodeValue?.indexOf(part) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + part.length);
          placed.push({ part, x: range.getBoundingClientRect().x });
        }
      return placed.toSorted((a, b) => a.x - b.x).map(({ part }) => part);
    }, parts);

const expectFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((one) => one === document.activeElement)).toBe(true);

const inArabic = (number: number) => number.toLocaleString('ar-EG');

describe('a page in Arabic, from right to left', () => {
  it('has its navigation at the right, and nothing wider than the window', async () => {
    const { page, problems } = await openArabic();
    expect((await boxOf(page.getByRole('navigation', { name: 'التنقل' }))).right).toBeGreaterThan(1400);
    expect((await boxOf(page.getByRole('main'))).x).toBeLessThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    expect(problems).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page } = await openArabic(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('goes to the next tab with the left arrow, and back with the right one', async () => {
    const { page } = await openArabic();
    const selected = page.getByRole('tab', { selected: true });
    await selected.press('ArrowLeft');
    expect(await selected.textContent()).toContain('الثاني');
    await selected.press('ArrowRight');
    expect(await selected.textContent()).toContain('الأول');
  });

  it('goes to the next view with the left arrow', async () => {
    const { page } = await openArabic();
    await page.getByRole('radio', { name: 'الأول' }).press('ArrowLeft');
    expect(await page.getByRole('radio', { name: 'الثاني' }).isChecked()).toBe(true);
  });

  it('opens a branch of a tree with the left arrow, and collapses it with the right one', async () => {
    const { page } = await openArabic();
    const branch = page.getByRole('treeitem', { name: 'أصل' });
    await branch.press('ArrowRight');
    expect(await branch.getAttribute('aria-expanded')).toBe('false');
    await branch.press('ArrowLeft');
    expect(await branch.getAttribute('aria-expanded')).toBe('true');
    await branch.press('ArrowLeft');
    expect(
      await page.getByRole('treeitem', { name: 'فرع' }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
  });

  it('goes to the next control of a row with the left arrow', async () => {
    const { page } = await openArabic();
    await page.getByRole('button', { name: 'نعم Anchor Shipping' }).press('ArrowLeft');
    const next = page.getByRole('button', { name: 'لا Anchor Shipping' });
    expect(await next.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('keeps fixed columns at their sides of a table, with the shadow where the others pass below', async () => {
    const { page } = await openArabic(900);
    const table = page.getByRole('table', { name: 'التحويلات' });
    const scroller = table.locator('..');
    const around = await boxOf(scroller);
    await expect.poll(() => scroller.getAttribute('data-overflowing')).not.toBeNull();
    expect(await scroller.getAttribute('data-over')).toBeNull();
    await scroller.evaluate((one) => one.scrollTo({ left: -200 }));
    await expect.poll(() => scroller.getAttribute('data-over')).not.toBeNull();
    const head = table.getByRole('columnheader', { name: 'المستلم' });
    expect(Math.abs((await boxOf(head)).right - around.right)).toBeLessThan(2);
    const shadow = await head.evaluate((one) => {
      const { boxShadow, left } = getComputedStyle(one, '::after');
      return { boxShadow, left: Number.parseFloat(left) };
    });
    expect(shadow.boxShadow).toMatch(/ -8px 0px 8px -8px inset/);
    expect(shadow.left).toBeLessThan(0);
  });

  it('opens menus in line with the right edge of what opens them', async () => {
    const { page } = await openArabic();
    const button = page.getByRole('button', { name: 'المزيد' });
    await button.click();
    const menu = page.getByRole('menu');
    expect(Math.abs((await boxOf(menu)).right - (await boxOf(button)).right)).toBeLessThan(1);
  });

  it.each(['الشبكة', 'الشبكات'])('opens the list of %s in line with its right edge', async (name) => {
    const { page } = await openArabic();
    const field = page.getByRole('combobox', { name });
    await field.press('ArrowDown');
    const list = page.locator('[popover]');
    await list.waitFor();
    const around = await boxOf(list.locator('..'));
    expect(Math.abs((await boxOf(list)).right - around.right)).toBeLessThan(1);
  });

  it.each([
    ['MultiSelect', 'combobox', 'الشبكات', 'TRON', 'شبكة'],
    ['TagInput', 'textbox', 'العناوين', '10.0.0.1', '10.0.0.2'],
  ] as const)('goes to the previous tag of %s with the right arrow', async (_, role, name, first, last) => {
    const { page } = await openArabic();
    const input = page.getByRole(role, { name });
    const tags = page.getByRole('grid', { name });
    await input.press('ArrowRight');
    await expectFocus(tags.getByRole('row', { name: last }));
    await page.keyboard.press('ArrowRight');
    await expectFocus(tags.getByRole('row', { name: first }));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectFocus(input);
  });

  it('goes to the next day with the left arrow', async () => {
    const { page } = await openArabic();
    await page.getByRole('spinbutton').last().press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog').getByRole('grid');
    const day = (number: number) =>
      calendar.getByRole('button').filter({ hasText: new RegExp(`^(${number}|${inArabic(number)})$`) });
    await expectFocus(day(20));
    await page.keyboard.press('ArrowLeft');
    await expectFocus(day(21));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectFocus(day(19));
    for (const name of ['الشهر التالي', 'الشهر السابق'])
      expect(await scaleOf(page.getByRole('button', { name }).locator('svg'))).toBe('-1 1');
  });

  it('goes to the next cell of a grid with the left arrow, and makes its column wider', async () => {
    const { page } = await openArabic();
    const grid = page.getByRole('grid', { name: 'كل التحويلات' });
    await grid.getByRole('gridcell', { name: 'Anchor Shipping' }).press('ArrowLeft');
    await expectFocus(grid.getByRole('gridcell', { name: /1,200/ }));
    const sizer = grid.getByRole('separator', { name: /عرض .*المستلم/ });
    await sizer.focus();
    const width = async () => Number(await sizer.getAttribute('aria-valuenow'));
    const before = await width();
    await page.keyboard.press('ArrowLeft');
    expect(await width()).toBe(before + 16);
    await page.keyboard.press('ArrowRight');
    expect(await width()).toBe(before);
  });

  it('opens the rows below another with the left arrow, and collapses them with the right one', async () => {
    const { page } = await openArabic();
    const row = page
      .getByRole('treegrid', { name: 'المستلمون' })
      .getByRole('row', { name: 'Anchor Shipping' });
    await row.press('ArrowRight');
    expect(await row.getAttribute('aria-expanded')).toBe('false');
    await row.press('ArrowLeft');
    expect(await row.getAttribute('aria-expanded')).toBe('true');
  });

  it('fills a progress bar from the right', async () => {
    const { page } = await openArabic();
    const bar = page.getByRole('progressbar', { name: 'التصدير' });
    const track = await boxOf(bar);
    // What is not done yet is moved out of sight.
    expect((await boxOf(bar.locator('> *'))).x - track.x).toBeCloseTo(track.width * 0.75, 0);
  });

  it('has its drawer at the left, and its back arrow points to the right', async () => {
    const { page } = await openArabic();
    await page.getByRole('button', { name: 'تفاصيل' }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect((await boxOf(drawer)).x).toBeLessThan(2);
    expect(await scaleOf(drawer.getByRole('button', { name: 'رجوع' }).locator('svg'))).toBe('-1 1');
  });

  it('mirrors what points along a line', async () => {
    const { page } = await openArabic();
    for (const name of ['الصفحة التالية', 'الصفحة السابقة'])
      expect(await scaleOf(page.getByRole('button', { name }).locator('svg'))).toBe('-1 1');
    const track = page.getByRole('switch');
    expect(await track.evaluate((one) => getComputedStyle(one, '::before').translate)).toBe('-14px');
  });

  it('writes amounts and addresses from left to right', async () => {
    const { page } = await openArabic();
    const amount = page.getByText('1,200.05', { exact: false }).first();
    const style = await amount.evaluate((one) => {
      const { direction, unicodeBidi } = getComputedStyle(one);
      return { direction, unicodeBidi, text: one.textContent };
    });
    expect(style).toMatchObject({ direction: 'ltr', unicodeBidi: 'isolate' });
    expect(style.text).toBe('−1,200.05 USDT');
    expect(
      await page
        .getByText('TQn9')
        .first()
        .evaluate((one) => getComputedStyle(one).direction),
    ).toBe('ltr');
  });

  it.each([
    ['a sentence of the page', /حُوّل/, ['0x', '529', 'إلى', '30', 'في', 'USDT', '5.25', 'حُوّل']],
    ['the signs of a figure', /حُوّل/, ['2026', '-11', '-30', '-5', '.25']],
    ['the example of a date', /تاريخًا مثل/, ['2026', '11', '30', 'مثل', 'أدخل']],
    ['the example of an address', /أدخل عنوان/, ['2001', 'db8', '7', 'مثل', 'أدخل']],
    ['the example of a number', /أدخل رقمًا مثل/, ['-', '1200', '50', 'مثل', 'أدخل']],
    [
      'what begins with a name of other letters',
      /منازل عشرية عددها/,
      ['7', 'أُدخل', '6', 'عددها', 'USDT', 'لـ'],
    ],
    ['an entry that begins a sentence', /في القائمة بالفعل/, ['بالفعل', 'القائمة', '10', '0.1']],
  ] as const)('draws %s in the order in which it is read', async (_, sentence, parts) => {
    const { page } = await openArabic();
    if (sentence.source.includes('القائمة')) {
      await page.getByRole('textbox', { name: 'العناوين' }).fill('10.0.0.1');
      await page.keyboard.press('Enter');
    }
    expect(await asDrawn(page, sentence, parts)).toEqual(parts);
  });

  it('says each number in its form', async () => {
    const { page } = await openArabic();
    for (const limit of [
      /حرف واحد على الأكثر/,
      /حرفان على الأكثر/,
      /3\W+أحرف على الأكثر/,
      /11\W+حرفًا على الأكثر/,
    ])
      await page.getByText(limit).waitFor();
  });
});
