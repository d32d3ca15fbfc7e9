import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { main } from './steps/places.ts';
import { form, inGroups, openTransfer } from './steps/transfer.ts';

const mainOnTron = addressOn('TRX', `sub-wallet ${subWalletIds.main}`);
const mainOnEvm = addressOn('ETH', `sub-wallet ${subWalletIds.main}`);

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|通知/ });

test('USDT on TRON: the address as a picture, whole, and on the clipboard', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  await page.goto(main);
  await page.getByRole('button', { name: 'Receive', exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Receive into Main sub-wallet' });
  await expect(drawer).toContainText('Coins sent over another network may be lost.');

  await drawer.getByRole('combobox', { name: 'Coin and network' }).fill('trc20');
  await page.getByRole('option', { name: 'USDT (TRC20)' }).click();

  await expect(
    drawer.getByRole('img', { name: 'Deposit address of USDT (TRC20) as a QR code' }),
  ).toBeVisible();
  const address = drawer.getByRole('img', { name: `Address: ${inGroups(mainOnTron)}` });
  await expect(address).toHaveText(mainOnTron);
  await expect(drawer).toContainText('Send only USDT (TRC20) to this address.');
  await expect(drawer).toContainText('20 confirmations');
  await expect(drawer.getByText('The memo is required')).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Copy address' }).click();
  await expect(toasts(page)).toContainText('Copied successfully');
  await expect(toasts(page)).toContainText(mainOnTron);
  expect(await clipboard(page)).toBe(mainOnTron);
});

test('R21: an address that the wallet does not confirm as its own is not given away', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  const drawer = page.getByRole('dialog', { name: 'Receive into Main sub-wallet' });
  const qr = drawer.getByRole('img', { name: /as a QR code/ });
  const stop = drawer.getByRole('alert').filter({ hasText: 'Do not share this address' });
  const open = () => page.goto(`${main}&open=receive:TUSDT`);
  /** What the network makes of one field of one answer. */
  const change = (path: string, data: (answered: Record<string, unknown>) => unknown) =>
    page.route(`**${path}?**`, async (route) => {
      const response = await route.fetch();
      const answer: { data: Record<string, unknown> } = await response.json();
      await route.fulfill({ response, json: { ...answer, data: data(answer.data) } });
    });
  const refused = async (reason: string) => {
    await open();
    await expect(stop).toContainText(reason);
    await expect(qr).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  };

  const thief = addressOn('TRX', 'thief');
  await change('/api/mpc/sub_wallet/deposit/address', (home) => ({ ...home, address: thief }));
  await refused('None of your sub-wallets has this address.');
  await page.unrouteAll();
  await change('/api/mpc/sub_wallet/address/info', () => '{}');
  await refused('None of your sub-wallets has this address.');
  await page.unrouteAll();

  // The wallet's own is shown, and said to be new once.
  await open();
  await expect(qr).toBeVisible();
  await expect(drawer).toContainText('This address has not been shown in this browser before.');
  // Once the browser has written that down.
  await expect(async () => {
    await open();
    await expect(qr).toBeVisible();
    await expect(drawer).not.toContainText('First time shown', { timeout: 500 });
  }).toPass();
});

test('XRP: the address is nothing without its memo', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  await page.goto(main);
  await page.getByRole('button', { name: 'Receive XRP XRP' }).click();
  const drawer = page.getByRole('dialog', { name: 'Receive into Main sub-wallet' });

  await expect(drawer.getByText('The memo is required')).toBeVisible();
  await expect(drawer.getByText(String(subWalletIds.main), { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Copy memo' }).click();
  await expect(toasts(page)).toContainText('Copied successfully');
  expect(await clipboard(page)).toBe(String(subWalletIds.main));
});

test('a coin whose deposits are stopped warns in the page and when it is copied, in Chinese', async ({
  signIn,
}) => {
  const page = await signIn('Lin Wei', { language: 'zh-CN' });
  const warning = 'USDT (BSC) 已暂停充值，请勿向该地址转账。';
  await page.goto(main);
  await page.getByRole('button', { name: '收款 USDT BSC' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('alert')).toContainText(warning);
  await expect(drawer.getByRole('button', { name: '复制地址' })).toBeVisible();
  await expect(drawer.getByRole('img', { name: /USDT \(BSC\)/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: '复制地址' }).click();
  await expect(toasts(page)).toContainText('复制成功');
  await expect(toasts(page)).toContainText(warning);
  expect(await clipboard(page)).toBe(mainOnEvm);
});

test('an address that something put in place of the copied one is refused where it is pasted', async ({
  signIn,
}) => {
  const page = await signIn('Lin Wei');
  await page.goto(main);
  await page.getByRole('button', { name: 'Receive ETH ETH' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy address' }).click();
  await expect(toasts(page)).toContainText('Copied successfully');
  expect(await clipboard(page)).toBe(mainOnEvm);
  await page.keyboard.press('Escape');

  // The ends are those of the copied one, as somebody reads who reads no more than the ends.
  const forged = `${mainOnEvm.slice(0, 8)}${'5'.repeat(28)}${mainOnEvm.slice(-6)}`.toLowerCase();
  await page.evaluate((address) => navigator.clipboard.writeText(address), forged);
  await openTransfer(page, 'ETH ETH');
  const to = form(page).getByRole('textbox', { name: 'To', exact: true });
  await to.focus();
  await page.keyboard.press('ControlOrMeta+V');

  await expect(form(page).getByText('Not the address copied here').first()).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  // Not even whoever proves everything else that such an address has to be proven by can go on with it.
  await form(page)
    .getByRole('textbox', { name: /type characters 9 to 14/ })
    .fill(forged.slice(8, 14));
  await form(page)
    .getByRole('checkbox', { name: /compared every group/ })
    .check({ force: true });
  await form(page).getByRole('textbox', { name: 'Amount' }).fill('0.05');
  await form(page).getByRole('button', { name: 'Review transfer' }).click({ force: true });
  await expect(to).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Review transfer' })).toHaveCount(0);
  await expect(form(page)).toBeVisible();
});
