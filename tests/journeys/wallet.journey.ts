import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { centre } from './steps/places.ts';

const wallets = (page: Page) => page.getByRole('table', { name: 'Wallets' });

const enter = (page: Page, wallet: string) =>
  wallets(page).getByRole('link', { name: wallet, exact: true }).click();

const chosen = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Everything in the local storage, as it stands. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(String(text))])),
  ) as Promise<Record<string, { state: Record<string, unknown> }>>;

test('the wallets stand in three sections, with what they are worth', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz');
  await page.goto('/mpc/wallet');

  await expect(wallets(page).getByRole('row')).toContainText([
    'Wallet',
    'Not completed',
    'Family office',
    'Pinned',
    'Operations',
    'All wallets',
    'Treasury',
  ]);
  await expect(wallets(page).getByRole('link', { name: 'Operations', exact: true })).toHaveAttribute(
    'href',
    centre('wallet', { wallet: walletIds.operations }),
  );
  await expect(page.getByText('Total assets')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Share of each wallet' })).toContainText(
    /Operations.*%.*Treasury.*%/,
  );

  await page.getByRole('tab', { name: 'Owned by me' }).click();
  await expect(wallets(page).getByRole('row')).toContainText([
    'Wallet',
    'Not completed',
    'Family office',
    'All wallets',
    'Treasury',
  ]);
});

test('who enters a wallet stands in its first sub-wallet, and is there again after a reload', async ({
  signIn,
}) => {
  const page = await signIn('Lin Wei');
  await page.goto('/mpc/wallet');
  await enter(page, 'Treasury');

  await expect(chosen(page, 'Main sub-wallet')).toBeVisible();
  await expect(page).toHaveURL(centre('wallet', { sub: subWalletIds.main }));

  await page.getByRole('button', { name: 'Customer deposits' }).click();
  await expect(chosen(page, 'Customer deposits')).toBeVisible();
  await page.reload();
  await expect(chosen(page, 'Customer deposits')).toBeVisible();
  await expect(page).toHaveURL(centre('wallet', { sub: subWalletIds.customerDeposits }));

  const state = await kept(page);
  expect(Object.keys(state).sort()).toEqual(['mpc.common', 'mpc.wallet']);
  expect(state['mpc.wallet']?.state).toEqual({
    wallet: { id: walletIds.treasury, name: 'Treasury' },
    subWallet: { id: subWalletIds.customerDeposits, name: 'Customer deposits' },
  });
  expect(state['mpc.common']?.state).toMatchObject({ user: { nickname: 'Lin Wei' } });

  // An address that names no wallet starts from what was remembered.
  await page.goto('/mpc/center/wallet');
  await expect(chosen(page, 'Customer deposits')).toBeVisible();
});

test('two tabs on two wallets never move each other', async ({ signIn, sandbox }) => {
  const one = await signIn('Ana Ruiz');
  await one.goto(centre('wallet', { sub: subWalletIds.customerDeposits }));
  await expect(chosen(one, 'Customer deposits')).toBeVisible();

  const other = await one.context().newPage();
  await other.goto('/mpc/wallet');
  await enter(other, 'Operations');
  await expect(chosen(other, 'Daily payments')).toBeVisible();
  await other.getByRole('button', { name: 'Vendors' }).click();
  await expect(chosen(other, 'Vendors')).toBeVisible();

  const before = (await sandbox.seen('GET /api/mpc/transaction/list')).length;
  await expect(chosen(one, 'Customer deposits')).toBeVisible();
  await one.getByRole('link', { name: 'Transactions' }).click();
  await expect(one.getByRole('table', { name: 'Transactions' })).toContainText('Customer deposits');
  await expect(one).toHaveURL(centre('transactions', { sub: subWalletIds.customerDeposits }));
  const asked = (await sandbox.seen('GET /api/mpc/transaction/list')).slice(before);
  expect(asked.map(({ params }) => params['wallet_id'])).toEqual([String(walletIds.treasury)]);

  await one.getByRole('link', { name: 'Assets' }).click();
  await one.reload();
  await expect(chosen(one, 'Customer deposits')).toBeVisible();
  await expect(one.getByRole('navigation', { name: 'Main navigation' })).toContainText('Treasury');
  await other.reload();
  await expect(chosen(other, 'Vendors')).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Main navigation' })).toContainText('Operations');
});

test('a link to a wallet of others leads to the wallets, and says why', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  await page.goto(centre('wallet', { wallet: walletIds.operations }));
  await expect(page).toHaveURL('/mpc/wallet');
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'No permission in this wallet',
  );
});

test('any screen, wallet or sub-wallet is found by a part of its name', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz');
  await page.goto('/mpc/wallet');
  await expect(chosen(page, 'Wallets')).toBeVisible();

  const find = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(
      page.getByRole('combobox', { name: 'Search actions, screens, wallets, orders and addresses' }),
    ).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await find('treas');
  await expect(chosen(page, 'Main sub-wallet')).toBeVisible();
  await find('reserv');
  await expect(chosen(page, 'Reserve')).toBeVisible();
  await find('to-d');
  await expect(chosen(page, 'To-do')).toBeVisible();
  await expect(page).toHaveURL(/w=1001/);

  await page.getByRole('button', { name: /Treasury/ }).click();
  await page.keyboard.type('oper');
  await page.keyboard.press('Enter');
  await expect(chosen(page, 'Daily payments')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('no such thing');
  await expect(page.getByText('No results')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form, an order and an address are found by typing, and nothing is sent by it', async ({
  signIn,
  sandbox,
}) => {
  const page = await signIn('Ana Ruiz');
  await page.goto(centre('wallet', { sub: subWalletIds.main }));
  await expect(chosen(page, 'Main sub-wallet')).toBeVisible();
  const find = async (text: string, option: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: /^Search actions/ })).toBeFocused();
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  const close = async () => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await find('transfer usdt trc', /^Transfer USDT \(TRC20\)/);
  await expect(page.getByRole('dialog').getByRole('combobox', { name: /Coin/ })).toHaveValue(
    /^USDT \(TRC20\)/,
  );
  await page.keyboard.press('Escape');

  await find('harbour', /^Harbour/);
  await expect(page).toHaveURL(/addressBook\?.*open=entry/);
  await close();

  await page.getByRole('link', { name: 'Transactions' }).click();
  await expect(chosen(page, 'Transactions')).toBeVisible();
  await page.locator('main [data-does=open]').first().click();
  const opened = () => new URL(page.url()).searchParams.get('open');
  await expect.poll(opened).toMatch(/^\w+:\d+$/);
  const order = opened() ?? '';
  await close();
  await page.getByRole('link', { name: 'Address book' }).click();
  await expect(chosen(page, 'Address book')).toBeVisible();
  const [, number = ''] = order.split(':');
  await find(number, new RegExp(`· ${number}`));
  await expect.poll(opened).toBe(order);
  expect((await sandbox.seen('POST /api/mpc/sub_wallet/withdraw')).length).toBe(0);
  await close();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    new RegExp(number),
    /^Harbour/,
    /^Transfer USDT/,
  ]);
});

test('on a phone the way to everything is a menu, and nothing is wider than the screen', async ({
  signIn,
}) => {
  const page = await signIn('Lin Wei', { viewport: { width: 390, height: 844 } });
  const isNarrow = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await page.goto('/mpc/wallet');
  await enter(page, 'Treasury');
  await expect(chosen(page, 'Main sub-wallet')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
  expect(await isNarrow()).toBe(true);

  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await menu.getByRole('link', { name: 'Transactions' }).click();
  await expect(chosen(page, 'Transactions')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  expect(await isNarrow()).toBe(true);

  await page.getByRole('button', { name: 'Open navigation' }).click();
  await menu.getByRole('link', { name: 'To-do' }).click();
  await expect(chosen(page, 'To-do')).toBeVisible();
  expect(await isNarrow()).toBe(true);
});
