import { expect, test, type Page } from './fixtures/test.ts';
import { main, centre } from './steps/places.ts';
import { fill, form, openTransfer, pay } from './steps/transfer.ts';

/** Everything this browser keeps of the console. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const request = indexedDB.open('mpc');
    const keys = await new Promise<unknown[]>((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error ?? new Error('It did not open')));
      request.addEventListener('success', () => {
        const all = request.result.transaction('kept').objectStore('kept').getAllKeys();
        all.addEventListener('success', () => resolve(all.result));
      });
    });
    request.result.close();
    return {
      local: Object.fromEntries(
        Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(String(text)).state]),
      ),
      session: Object.keys(sessionStorage),
      databases,
      kinds: keys.map((key) => (Array.isArray(key) ? String(key[0]) : String(key))).sort(),
      caches: await caches.keys(),
    };
  });

const atTheDoor = (page: Page) => page.getByRole('heading', { name: 'Sign in to MPC' });

async function openAccount(page: Page) {
  await page.getByRole('button', { name: 'Lin Wei, your account' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

test('R11: signing out in one tab empties every other within a second', async ({ signIn }) => {
  const one = await signIn('Lin Wei');
  await one.goto('/mpc/wallet');
  await one.getByRole('link', { name: 'Treasury', exact: true }).click();
  await openAccount(one);
  const other = await one.context().newPage();
  await other.goto(centre('transactions'));
  await other.getByRole('link', { name: 'Assets' }).click();
  await expect(other.getByRole('table', { name: 'Coins' })).toBeVisible();

  await one.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('table', { name: 'Coins' })).toHaveCount(0, { timeout: 1000 });
  await expect(atTheDoor(other)).toBeVisible();
  await expect(atTheDoor(one)).toBeVisible();
  for (const page of [one, other]) {
    await page.goBack();
    await expect(atTheDoor(page)).toBeVisible();
  }
});

test('what stays in the browser is ids, preferences, drafts and what was sent, and after signing out nothing of a draft', async ({
  signIn,
}) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { amount: '77', remark: 'A draft' });
  await expect.poll(async () => (await kept(lin)).kinds).toEqual(['command', 'draft', 'intent']);

  const during = await kept(lin);
  expect(during.local).toEqual({
    'mpc.common': {
      user: expect.objectContaining({ nickname: 'Lin Wei' }),
      theme: 'system',
      density: 'default',
      tables: {},
      views: [],
    },
    'mpc.wallet': {
      wallet: { id: 1001, name: 'Treasury' },
      subWallet: { id: 2001, name: 'Main sub-wallet' },
    },
  });
  expect([during.session, during.databases, during.caches]).toEqual([[], ['mpc', 'mpc-key'], []]);
  const secrets = (await lin.context().cookies()).filter(({ name }) => name !== 'lan');
  for (const { name, value } of secrets) expect(JSON.stringify(during), name).not.toContain(value);

  await form(lin).getByRole('button', { name: 'Cancel' }).click();
  await openAccount(lin);
  await lin.getByRole('button', { name: 'Sign out' }).click();
  await expect(atTheDoor(lin)).toBeVisible();

  await expect.poll(async () => (await kept(lin)).kinds).not.toContain('draft');
  const after = await kept(lin);
  expect(after.local).toEqual({
    'mpc.common': { user: null, theme: 'system', density: 'default', tables: {}, views: [] },
    'mpc.wallet': { wallet: null, subWallet: null },
  });
  const names = (await lin.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('openToken');
  expect(names).not.toContain('sso_session');

  await lin.getByRole('button', { name: 'Lin Wei' }).click();
  await lin.goto(main);
  await openTransfer(lin);
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('');
});

test.describe('the server is down', () => {
  test.use({ expected: { problems: [/net::ERR_CONNECTION_REFUSED/] } });

  test('signing out empties every tab all the same', async ({ openHouse, signIn }) => {
    const house = await openHouse();
    const one = await signIn('Lin Wei', { at: house });
    await one.goto('/mpc/wallet');
    const other = await one.context().newPage();
    await other.goto(centre('transactions'));
    await expect(other.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await openAccount(one);
    await house.stop();

    await one.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByRole('table')).toHaveCount(0, { timeout: 1000 });
    await expect(one.getByRole('table')).toHaveCount(0, { timeout: 1000 });
    for (const page of [one, other]) {
      await expect(page.getByText(/Treasury|USDT|Lin Wei/)).toHaveCount(0);
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/openToken=.|sso_session=./);
      expect(await page.evaluate(() => localStorage.getItem('mpc.common'))).toContain('"user":null');
    }
  });
});

test('R11: the server does not answer any more: signing out empties every tab all the same', async ({
  signIn,
}) => {
  const one = await signIn('Lin Wei');
  await one.goto('/mpc/wallet');
  const other = await one.context().newPage();
  await other.goto(centre('transactions'));
  await expect(other.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await openAccount(one);
  // Every request from now on hangs.
  await one.context().route('**/*', () => new Promise<void>(() => {}));

  await one.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('table')).toHaveCount(0, { timeout: 1000 });
  await expect(one.getByRole('table')).toHaveCount(0, { timeout: 1000 });
});
