import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Locator, type Page } from './fixtures/test.ts';
import { orderDrawer } from './steps/order.ts';
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
  `/mpc/center/collection${wallet}`,
  `/mpc/center/coSigner${wallet}`,
  `/mpc/center/coSigner${wallet}&tab=gas`,
  `/mpc/center/coSigner${wallet}&tab=blacklist`,
  `/mpc/center/coSigner/logs${wallet}`,
  `/mpc/center/coSigner/messageNotification${wallet}`,
  `/mpc/center/coSigner/fundsDetail${wallet}`,
  `/mpc/center/coSigner/fundsDetail${wallet}&tab=addresses&coin=TUSDT`,
  `/mpc/center/coldWallet${wallet}`,
  `/mpc/center/coldWallet${wallet}&tab=strategies`,
  `/mpc/center/coldWallet${wallet}&tab=tasks`,
  `/mpc/center/coldWallet/multisigLog${wallet}`,
  `/mpc/center/coldWallet/assetsFlowLog${wallet}`,
  `/mpc/center/tools/tronAutoAgent${wallet}`,
  `/mpc/center/tools/tronAutoAgent/accountList${wallet}`,
  `/mpc/center/tools/loginHistory${wallet}`,
  `/mpc/center/collection/history?w=${walletIds.operations}&period=90d`,
];

const rows = (within: Page | Locator) => within.locator('tr[data-index]');

/** What stands on the page or in what is open over it, measured. */
const measured = async (within: Locator) => {
  await expect(rows(within).first()).toBeVisible();
  return rows(within).evaluateAll((all) => {
    const cells = (selector: string) =>
      all.flatMap((row) => [...row.querySelectorAll<HTMLElement>(selector)]);
    const sticks = ':is([data-actions], [data-fixed-end])';
    return {
      heights: [...new Set(all.map((row) => row.getBoundingClientRect().height))],
      // Nothing cuts a number, and nothing that sticks lies over it.
      hiddenNumbers: cells(`td[data-align=end]:not(${sticks})`)
        .filter((cell) => {
          const over = cell.parentElement?.querySelector(`:scope > ${sticks}`)?.getBoundingClientRect();
          const { top, bottom, right } = cell.getBoundingClientRect();
          const isBeside = over !== undefined && over.top < bottom && over.bottom > top;
          return cell.scrollWidth > cell.clientWidth || (isBeside && right > over.left + 1);
        })
        .map((cell) => cell.textContent),
      // A name is never cut to a few letters.
      cutNames: cells('[data-truncate], td[data-gives] > * > *')
        .filter((name) => name.clientWidth < Math.min(64, name.scrollWidth * 0.8))
        .map((name) => name.textContent),
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      top: all[0]?.getBoundingClientRect().top ?? Infinity,
      // What can be done with a row stands at its end, where it is not scrolled to.
      actionsAway: cells('td[data-actions] button')
        .filter((action) => {
          const { left, right } = action.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth;
        })
        .map((action) => action.getAttribute('aria-label') ?? action.textContent),
      smallTargets: cells('a, button')
        // What a card leaves out is no target.
        .filter((target) => target.offsetWidth > 0 && Math.min(target.offsetHeight, target.offsetWidth) < 44)
        .map((target) => target.getAttribute('aria-label') ?? target.textContent),
    };
  });
};

const fits = { hiddenNumbers: [], cutNames: [], actionsAway: [], isWide: false };

const withOrders = [centre('transactions'), centre('todo')];

/** Opens the first transfer of a list, and has what is open over it, or beside it, measured. */
const openTransfer = async (page: Page) => {
  const row = rows(page.locator('main')).filter({ hasText: 'Transfer' }).first();
  await row.locator('[data-does=open]').click();
  return () => measured(orderDrawer(page));
};

test('every list has rows of one line and one height, and no number is cut', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz', { viewport: { width: 1280, height: 900 } });
  for (const path of screens) {
    await page.goto(path);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => measured(page.locator('main')), { message: `${path} at ${width} px` })
        .toMatchObject({ heights: [44], ...fits });
    }
    if (!withOrders.includes(path)) continue;
    const order = await openTransfer(page);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(order, { message: `an order of ${path} at ${width} px` }).toMatchObject(fits);
    }
  }

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await page.keyboard.press('Escape');
  expect((await measured(page.locator('main'))).heights).toEqual([40]);
  await page.reload();
  expect((await measured(page.locator('main'))).heights).toEqual([40]);
});

test('on a phone four cards or more stand on a screen, each with targets for a finger', async ({
  signIn,
}) => {
  const page = await signIn('Ana Ruiz', { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const path of screens) {
    await page.goto(path);
    await expect
      .poll(() => measured(page.locator('main')), { message: path })
      .toMatchObject({ smallTargets: [], ...fits });
    const { heights } = await measured(page.locator('main'));
    expect(Math.max(...heights), path).toBeLessThan((844 - 52) / 4);
    if (!withOrders.includes(path)) continue;
    const order = await openTransfer(page);
    await expect.poll(order, { message: `an order of ${path}` }).toMatchObject({ smallTargets: [], ...fits });
  }
  await page.goto(`/mpc/center/addressBook${wallet}`);
  expect((await measured(page.locator('main'))).top).toBeLessThan(844 - 80);
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
