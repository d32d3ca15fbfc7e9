import { subWalletIds } from '@mpc/api/sandbox';
import type { Request } from '@playwright/test';
import { expect, test, type Page } from './fixtures/test.ts';
import { centre, goWithin, main } from './steps/places.ts';
import { confirmation, fill, form, openTransfer, prepare, sendButton } from './steps/transfer.ts';
import { second } from '../support/durations.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// One code for each reaction: which code has which is tested beside the reactions.
test('an answer the caller handles itself shows nothing beside', async ({ signIn, sandbox }) => {
  const page = await signIn('Lin Wei');
  await sandbox.fault('approvals.items', { code: '200166', times: 1 });
  const answered = page.waitForResponse('**/user/action/items/list*');
  await page.goto(main);
  await answered;
  await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveURL(main);
});

test('110909: the session has ended, and every tab goes to the door', async ({ signIn, sandbox }) => {
  const page = await signIn('Lin Wei');
  await page.goto(main);
  await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(centre('todo'));
  await expect(heading(other, 'To-do')).toBeVisible();

  await sandbox.expire('Lin Wei');
  // A question of either tab's own may find it out before the click, and the link is gone.
  await other.getByRole('link', { name: 'Transactions' }).evaluateAll((links) => {
    for (const link of links.filter(({ isConnected }) => isConnected))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Sign in to MPC' })).toBeVisible();
    await expect(tab.getByText('Your session has ended')).toBeVisible();
  }
  await expect(page).toHaveURL(/from=%2Fmpc%2Fcenter%2Fwallet/);
});

test('110249: custody is not for this person', async ({ signIn, sandbox }) => {
  const page = await signIn('Lin Wei');
  await sandbox.fault('wallets.focusCoins', { code: '110249', times: 1 });
  await page.goto(main);
  await expect(page).toHaveURL('/custody/notPms');
  await expect(toasts(page)).toHaveCount(0);
});

test('200005: the choice of wallet is cleared, in the address and in what is kept', async ({
  signIn,
  sandbox,
}) => {
  const page = await signIn('Lin Wei');
  await sandbox.fault('transactions.list', { code: '200005', times: 1 });
  await page.goto(centre('transactions', { sub: subWalletIds.main }));
  await expect(page).toHaveURL('/mpc/wallet');
  await expect(toasts(page)).toHaveCount(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('mpc.wallet') ?? '{}').state)).toEqual({
    wallet: null,
    subWallet: null,
  });
});

test('200125 in the wallet centre: the sub-wallet is let go, and the first one taken', async ({
  signIn,
  sandbox,
}) => {
  const page = await signIn('Lin Wei');
  await sandbox.fault('wallets.focusCoins', { code: '200125', times: 1 });
  await page.goto(centre('wallet', { sub: subWalletIds.payroll }));
  await expect(heading(page, 'Main sub-wallet')).toBeVisible();
  await expect(page).toHaveURL(main);
  await expect(toasts(page)).toHaveText(/Sub-wallet does not exist, or you no longer have access/);
});

test('200125 elsewhere: what stands open is closed, and the choice stays', async ({ signIn, sandbox }) => {
  const page = await signIn('Ana Ruiz');
  const transfers = `${centre('todo', { sub: subWalletIds.payroll })}&type=1`;
  await page.goto(transfers);
  await sandbox.fault('withdrawals.info', { code: '200125', times: 1 });
  await page.getByRole('table', { name: 'To-do' }).getByRole('button').first().click();
  await expect(toasts(page)).toHaveText(/Sub-wallet does not exist, or you no longer have access/);
  await expect(page.getByRole('region', { name: 'Transfer', exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(transfers);
});

test('any other code is told once, however many calls it came to', async ({ signIn, sandbox }) => {
  const page = await signIn('Lin Wei');
  await page.goto(main);
  await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
  for (const call of [
    'transactions.list',
    'approvals.items',
    'wallets.allSubWallets',
    'wallets.focusCoins',
  ] as const)
    await sandbox.fault(call, { code: '100001' });
  await page.getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByText('Loading failed')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('System error. Retry later');
  // An answer is an answer: it is not asked for again.
  expect(await sandbox.seen('GET /api/mpc/transaction/list')).toHaveLength(1);
});

test.describe('a call that nobody answers', () => {
  test.use({ expected: { problems: [/status of 502/] } });

  test('is tried three times more, then a person may try', async ({ signIn, sandbox }) => {
    const page = await signIn('Lin Wei');
    await page.clock.install();
    await sandbox.fault('transactions.list', { status: 502 });
    const tries = async () => (await sandbox.seen('GET /api/mpc/transaction/list')).length;
    await page.goto(centre('transactions'));
    await expect.poll(tries).toBe(1);
    await expect(page.getByText('Loading failed. Retrying…')).toBeVisible();
    for (const [at, wait] of [1, 2, 4].entries()) {
      await page.clock.fastForward(wait * second);
      await expect.poll(tries).toBe(at + 2);
    }
    await expect(page.getByText('Loading failed')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    expect(await tries()).toBe(4);

    await sandbox.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  });
});

test('an error in our own code takes the page away, and the draft is kept', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  await page.goto(main);
  await openTransfer(page);
  await fill(page, { remark: 'Kept' });
  // Of an extension: nobody's emergency.
  const breakIn = (filename: string) =>
    page.evaluate((file) => {
      const error = new Error('It broke');
      window.dispatchEvent(new ErrorEvent('error', { filename: file, message: error.message, error }));
    }, filename);
  await breakIn('chrome-extension://abcdef/content.js');
  await expect(form(page)).toBeVisible();

  await breakIn(`${new URL(page.url()).origin}/mpc/assets/screen.js`);
  await expect(page.getByRole('heading', { name: 'Something went wrong in the console' })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page).toHaveURL(/[?&]t=\d+/);
  await expect(form(page).getByRole('textbox', { name: 'Remark' })).toHaveValue('Kept');
});

/** Code that is fetched ahead has come: what is under way when the network goes is an error to the browser. */
async function allFetched(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect
    .poll(async () => {
      const before = await fetched();
      await page.waitForTimeout(700);
      return (await fetched()) - before;
    })
    .toBe(0);
}

test.describe('without a network', () => {
  test.use({ expected: { problems: [] } });

  test('R12: what is shown says so, and money cannot be sent', async ({ signIn, sandbox }) => {
    const page = await signIn('Lin Wei');
    await page.goto(main);
    await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
    await allFetched(page);
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(toasts(page)).toHaveText(/Data shown may be out of date/);
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);

    await prepare(page);
    await expect(sendButton(page)).toBeEnabled();
    await allFetched(page);
    await page.context().setOffline(true);
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveAccessibleDescription('You are offline');
    await sendButton(page).click({ force: true });
    await confirmation(page).getByRole('button', { name: 'Edit' }).click();
    const review = form(page).getByRole('button', { name: 'Review transfer' });
    await expect(review).toBeDisabled();
    await expect(review).toHaveAccessibleDescription('You are offline');
    await page.context().setOffline(false);
    expect(await sandbox.seen('POST /api/mpc/sub_wallet/withdraw')).toEqual([]);
  });
});

test('R12: figures older than a minute are said to be so, and not acted on', async ({ signIn, sandbox }) => {
  const page = await signIn('Lin Wei');
  await page.clock.install();
  await prepare(page);
  await sandbox.fault('all', { latency: 600_000 });
  await page.clock.runFor(65 * second);
  await expect(confirmation(page).getByText('Last updated over a minute ago')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toHaveAccessibleDescription('Last updated over a minute ago');
  await sandbox.heal();
  await confirmation(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(sendButton(page)).toBeEnabled();
});

/** The list of coins of the sub-wallet that is left before it is answered. */
const isLate = (request: Request) =>
  request.url().includes('need_stat') &&
  request.url().includes(`sub_wallet_id=${subWalletIds.customerDeposits}`);

test('R13: the late answer of a sub-wallet that was left does not overwrite the next one', async ({
  signIn,
  sandbox,
}) => {
  const page = await signIn('Ana Ruiz');
  const coins = page.getByRole('table', { name: 'Coins' });
  const names = coins.locator('tbody td:first-child');
  const coinsOf = async (sub: number, name: string) => {
    await goWithin(page, centre('wallet', { sub }));
    await expect(heading(page, name)).toBeVisible();
    await expect(names.first()).toHaveText(/\w/);
    return names.allTextContents();
  };
  const ofReserve = await coinsOf(subWalletIds.reserve, 'Reserve');
  expect(await coinsOf(subWalletIds.customerDeposits, 'Customer deposits')).not.toEqual(ofReserve);
  await page.goto(main);
  await expect(coins).toBeVisible();
  await sandbox.fault('wallets.focusCoins', { latency: 1500, times: 1 });
  const over = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  await page.getByRole('button', { name: 'Customer deposits' }).click();
  await expect(heading(page, 'Customer deposits')).toBeVisible();
  await page.getByRole('button', { name: 'Reserve' }).click();
  await over;
  await expect(heading(page, 'Reserve')).toBeVisible();
  await expect(names).toHaveText(ofReserve);
});

/** What a page asks the server from now on, and how often. */
function countRequests(page: Page) {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1);
  });
  return counts;
}

test('200125: a link to a sub-wallet one has left asks once, on every screen', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  for (const [screen, refused] of [
    ['transactions', '/api/mpc/transaction/list'],
    ['todo', '/api/mpc/user/action/items/list'],
    ['addressBook', '/api/mpc/address_book/list'],
    ['addressBook/log', '/api/mpc/address_book_audit/list'],
  ] as const)
    await test.step(screen, async () => {
      const counts = countRequests(page);
      await page.goto(`/mpc/center/${screen}?w=1001&sub=2008`);
      await expect(toasts(page)).toHaveText(/Sub-wallet does not exist, or you no longer have access/);
      await page.waitForLoadState('networkidle');
      const ofSubWallet = [...counts].filter(([url]) => url.startsWith(refused) && url.includes('2008'));
      expect(ofSubWallet.map(([, count]) => count)).toEqual([1]);
      expect([...counts].filter(([, count]) => count > 2)).toEqual([]);
    });
});

test('200125 for every sub-wallet of the wallet centre: each is asked once, then none is chosen', async ({
  signIn,
  sandbox,
}) => {
  const page = await signIn('Lin Wei');
  const counts = countRequests(page);
  await sandbox.fault('wallets.focusCoins', { code: '200125' });
  await page.goto(main);
  await expect(page.getByText('Choose another sub-wallet from the list.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const coins = [...counts].filter(([url]) => url.startsWith('/api/mpc/sub_wallet/focus/coin'));
  expect(coins.length).toBeGreaterThan(0);
  expect(coins.filter(([, count]) => count > 1)).toEqual([]);
});

test.describe('offline', () => {
  test.use({ expected: { problems: [/ERR_INTERNET_DISCONNECTED/] } });

  test('another screen is waited for, on the page one is on', async ({ signIn }) => {
    const page = await signIn('Lin Wei');
    // No screen is fetched ahead here: a browser that is never idle.
    await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
    await page.goto(main);
    await expect(page.getByRole('table', { name: 'Coins' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Transactions' }).click();
    await expect(toasts(page)).toHaveText(/No connection to the server/);
    await expect(heading(page, 'Main sub-wallet')).toBeVisible();
    await page.context().setOffline(false);
    await expect(heading(page, 'Transactions')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: /中文/ }).click();
    await expect(toasts(page)).toHaveText(/No connection to the server/);
    await page.context().setOffline(false);
    await expect(heading(page, '交易记录')).toBeVisible();
  });
});
