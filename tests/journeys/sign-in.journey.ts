import { expect, test } from './fixtures/test.ts';
import { centre } from './steps/places.ts';

const permission = 'GET /api/fund/user/getWallet';

test('a first visit ends at the door, in English, and the first member comes in', async ({
  visit,
  sandbox,
}) => {
  const page = await visit();
  await page.goto('/');

  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('heading', { name: 'Sign in to MPC' })).toBeVisible();
  for (const { nickname } of await sandbox.people())
    await expect(page.getByRole('button', { name: nickname })).toBeVisible();
  expect(await sandbox.seen(permission)).toEqual([]);

  const [language] = await page.context().cookies();
  expect(language).toMatchObject({
    name: 'lan',
    value: 'en_US',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  });
  const days = ((language?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days), 'days until the browser forgets it').toBe(400);

  await page.getByRole('button', { name: 'Lin Wei' }).click();

  await expect(page).toHaveURL('/mpc/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lin Wei, your account' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'lan', 'openToken', 'sso_session']);
  for (const cookie of cookies)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false, domain: '127.0.0.1' });
  expect(await sandbox.seen(permission)).toHaveLength(1);
});

test('a first visitor is welcomed, not told that a session ended', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await expect(page.getByText('This console runs on a sandbox')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('nothing of the console is shown before getWallet has let the person in', async ({ signIn }) => {
  const page = await signIn('Lin Wei');
  const { promise: gate, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/getWallet*', async (route) => {
    await gate;
    await route.continue();
  });
  const asked = page.waitForRequest('**/getWallet*');
  await page.goto('/mpc/wallet');
  await asked;
  await expect(page.getByRole('navigation')).toHaveCount(0);
  letIn();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('somebody without custody is told so, and finds the way out', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sam Poole' }).click();

  await expect(page).toHaveURL('/custody/notPms');
  await expect(
    page.getByRole('heading', { name: 'Custody is not available for your account' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(page).toHaveURL('/custody/notPms');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to MPC' })).toBeVisible();
});

test('what does not exist leads to the wallets', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz');
  const nowhere = [
    '/',
    '/mpc',
    '/mpc/',
    '/mpc/nowhere',
    '/mpc/center',
    '/mpc/center/nowhere?w=1001',
    '/login',
    '/zh-CN/login',
  ];
  for (const path of nowhere) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/mpc/wallet');
  }
});

test('the door and the console speak the language that is chosen, and remember it', async ({ visit }) => {
  const page = await visit();
  const language = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'lan')?.value ?? 'none';
  await page.goto('/login');
  await page.getByRole('button', { name: '简体中文' }).click();

  await expect(page).toHaveURL('/zh-CN/login');
  await expect(page.getByRole('heading', { name: '登录 MPC 控制台' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await language()).toBe('zh_CN');

  await page.getByRole('button', { name: 'Lin Wei' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  expect(await language()).toBe('en_US');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible();

  const asked = page.waitForRequest('**/api/**');
  await page.reload();
  expect((await asked).headers()).toMatchObject({ language: 'zh_CN', 'build-cu': 'web' });
  await expect(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible();
});

test('the Chinese door speaks Chinese to whoever comes to it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/zh-CN/login');
  await expect(page.getByRole('heading', { name: '登录 MPC 控制台' })).toBeVisible();
  await page.getByRole('button', { name: 'Lin Wei' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '钱包' })).toBeVisible();
});

test('a link is followed after signing in, if it is one of ours', async ({ visit }) => {
  const page = await visit();
  const deep = centre('transactions', { sub: 2002 });
  await page.goto(deep);
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByRole('button', { name: 'Lin Wei' }).click();
  await expect(page).toHaveURL(deep);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});

test('a link that leads elsewhere is not followed after signing in', async ({ visit }) => {
  for (const from of [
    'https://example.com/mpc/wallet',
    '//example.com/mpc',
    '/sandbox/phone',
    'javascript:alert(1)',
  ])
    await test.step(from, async () => {
      const page = await visit();
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await page.getByRole('button', { name: 'Lin Wei' }).click();
      await expect(page).toHaveURL('/mpc/wallet');
      await page.context().close();
    });
});
