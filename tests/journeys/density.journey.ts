import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { centre } from './steps/places.ts';

const wallet = `?w=${walletIds.treasury}`;

const screens = [
  '/mpc/wallet',
  '/mpc/wallet/PersonalBook',
  centre('wallet', { sub: subWalletIds.main }),
  `${centre('wallet', { sub: subWalletIds.main })}&tab=addresses`,
  `/mpc/center/wallet/addressBook${wallet}&s=${subWalletIds.main}`,
  centre('transactions'),
  centre('todo'),
  `/mpc/center/addressBook${wallet}`,
  `/mpc/center/addressBook/log${wallet}`,
  `/mpc/center/transactionNotification${wallet}`,
];

const rows = (page: Page) => page.locator('main tr[data-index]');

/** What stands on the page, measured. */
const measured = async (page: Page) => {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).evaluateAll((all) => ({
    heights: [...new Set(all.map((row) => row.getBoundingClientRect().height))],
    cutNumbers: all
      .flatMap((row) => [...row.querySelectorAll('td[data-align=end]')])
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map((cell) => cell.textContent),
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    top: all[0]?.getBoundingClientRect().top ?? Infinity,
    // What can be done with a row stands at its end, where it is not scrolled to.
    actionsAway: all
      .flatMap((row) => [...row.querySelectorAll('td[data-actions] button')])
      .filter((action) => {
        const { left, right } = action.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((action) => action.getAttribute('aria-label') ?? action.textContent),
    smallTargets: all
      .flatMap((row) => [...row.querySelectorAll<HTMLElement>('a, button')])
      .filter((target) => Math.min(target.offsetHeight, target.offsetWidth) < 44)
      .map((target) => target.getAttribute('aria-label') ?? target.textContent),
  }));
};

test('every list has rows of one line and one height, and no number is cut', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz', { viewport: { width: 1280, height: 900 } });
  for (const path of screens) {
    await page.goto(path);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => measured(page), { message: `${path} at ${width} px` })
        .toMatchObject({ heights: [44], cutNumbers: [], actionsAway: [], isWide: false });
    }
  }

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await page.keyboard.press('Escape');
  expect((await measured(page)).heights).toEqual([40]);
  await page.reload();
  expect((await measured(page)).heights).toEqual([40]);
});

test('on a phone four cards or more stand on a screen, each with targets for a finger', async ({
  signIn,
}) => {
  const page = await signIn('Ana Ruiz', { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const path of screens) {
    await page.goto(path);
    const { heights, isWide, smallTargets, cutNumbers, actionsAway } = await measured(page);
    expect({ path, isWide, smallTargets, cutNumbers, actionsAway }).toEqual({
      path,
      isWide: false,
      smallTargets: [],
      cutNumbers: [],
      actionsAway: [],
    });
    expect(Math.max(...heights), path).toBeLessThan((844 - 52) / 4);
  }
  await page.goto(`/mpc/center/addressBook${wallet}`);
  expect((await measured(page)).top).toBeLessThan(844 - 80);
});

test('a list says names before addresses, and the whole address is a press away', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz');
  await page.goto(centre('transactions'));
  const row = rows(page).filter({ hasText: 'Corvid Exchange' }).first();
  await row.hover();
  await row.getByRole('button', { name: 'Address of Corvid Exchange' }).click();
  const about = page.getByRole('dialog');
  await expect(about).toContainText('Corvid Exchange');
  await about.getByRole('button', { name: 'Copy address' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(about.getByRole('img').first()).toHaveAccessibleName(new RegExp(copied.slice(0, 4)));
  expect(copied).toMatch(/^(0x[\da-fA-F]{40}|T\w{33})$/);
});
