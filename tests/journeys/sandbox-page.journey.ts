import { people } from '@mpc/api/sandbox';
import { hour } from '../support/durations.ts';
import { expect, test, type Page } from './fixtures/test.ts';
import { violationsOn } from './fixtures/violations.ts';
import { tabTo } from './steps/tab-to.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const summary = (page: Page, where: string, text: string) =>
  section(page, where).locator('summary', { hasText: text });

test('the sandbox is controlled without a mouse', async ({ visit, sandbox }) => {
  test.slow();
  const page = await visit();
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/sandbox');

  await tabTo(page, button(page, 'Sign in: Ana Ruiz'));
  await press('Enter');
  await expect(section(page, 'People').getByRole('status')).toHaveText('Signed in.');
  await expect(button(page, 'Sign in: Ana Ruiz')).toBeFocused();
  await expect(section(page, 'People').getByText('this browser', { exact: true })).toBeVisible();

  await tabTo(page, button(page, 'Freeze'));
  await press('Enter');
  await expect(section(page, 'Clock').getByText('Frozen')).toBeVisible();
  const { now } = await sandbox.clock({});
  await tabTo(page, button(page, '+ 1 h'));
  await press('Enter');
  await expect(section(page, 'Clock').getByRole('status')).toBeVisible();
  await expect(button(page, '+ 1 h')).toBeFocused();
  expect(await sandbox.clock({})).toMatchObject({ now: now + hour, frozen: true });

  // Something goes wrong that the console does not show: what is read here is the log.
  await tabTo(page, page.getByRole('combobox', { name: /^Call/ }));
  await press('ControlOrMeta+a');
  await page.keyboard.type('wallets.assets');
  await tabTo(page, page.getByRole('combobox', { name: 'Fault type' }));
  await page.keyboard.type('Returns an error');
  await tabTo(page, page.getByRole('textbox', { name: 'Code' }));
  await press('ControlOrMeta+a');
  await page.keyboard.type('200170');
  await tabTo(page, button(page, 'Set fault'));
  await press('Enter');
  await expect(section(page, 'Faults').getByText('Returns an error code 200170')).toBeVisible();

  const console = await page.context().newPage();
  await console.goto('/mpc/wallet');
  const row = page.getByRole('listitem').filter({ hasText: '/api/mpc/wallets/asset' }).last();
  await expect(row).toContainText('200170');
  await console.close();
  await page.bringToFront();
  await tabTo(page, row.locator('summary'), 200);
  await press('Enter');
  await expect(row.locator('pre')).toContainText('"code":"200170"');
  await tabTo(page, button(page, 'Clear: wallets.assets'), 200);
  await press('Enter');
  await expect(section(page, 'Faults').getByText('No faults set.')).toBeVisible();

  const waiting = summary(page, 'Phone', 'Ana Ruiz');
  const count = Number.parseInt((await waiting.textContent())?.replace(/\D+/g, '') ?? '', 10);
  await tabTo(page, waiting, 200);
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Approve.*Ana Ruiz$/ }));
  await press('Enter');
  await expect(section(page, 'Phone').getByRole('status')).toHaveText('Decision recorded.');
  await expect(waiting).toBeFocused();
  await expect(waiting).toContainText(`${count - 1} pending`);

  await tabTo(page, summary(page, 'World', 'Reset'), 200);
  await press('Enter');
  await tabTo(page, button(page, 'Yes, reset everything'));
  await press('Enter');
  await expect(section(page, 'World').getByRole('status')).toHaveText('Data reset.');
  await expect(page.getByRole('heading', { name: 'World' })).toBeFocused();
  await expect(section(page, 'Requests').getByText('No requests yet.')).toBeVisible();
  await expect(section(page, 'People').getByText('The session of this browser has ended.')).toBeVisible();
  await expect(waiting).toContainText(`${count} pending`);
});

test('what happens elsewhere shows by itself, and disturbs nobody', async ({ visit, sandbox }) => {
  const page = await visit();
  await page.goto('/sandbox');
  await sandbox.clock({ freeze: true });
  await expect(section(page, 'Clock').getByText('Frozen')).toBeVisible();
  await page.request.get('/api/mpc/sub_wallets?wallet_id=1');
  await section(page, 'Requests').locator('summary').first().press('Enter');
  await expect(page.locator('pre')).toContainText('"code":"100004"');
  await button(page, 'Freeze').focus();

  await page.request.get('/api/mpc/wallets/asset');
  await sandbox.clock({ speed: 60 });
  await expect(section(page, 'Requests').getByRole('listitem')).toHaveCount(2);
  await expect(section(page, 'Clock').getByText('Running 60×')).toBeVisible();
  await expect(button(page, 'Freeze')).toBeFocused();
  await expect(page.locator('pre').filter({ visible: true })).toContainText('"code":"100004"');

  await button(page, 'Live').click();
  await sandbox.fault('wallets.assets', { drop: true });
  // Longer than from one look to the next.
  await page.waitForTimeout(2500);
  await expect(section(page, 'Faults').getByText('No faults set.')).toBeVisible();
  await button(page, 'Live').click();
  await expect(section(page, 'Faults').getByText('wallets.assets', { exact: true })).toBeVisible();
});

test('a code of the console shows up, and is signed', async ({ signIn }) => {
  const page = await signIn('Ana Ruiz');
  const control = await page.context().newPage();
  await control.goto('/sandbox');
  await expect(section(control, 'Phone').getByText('No codes.')).toBeVisible();

  await page.goto('/mpc/center/todo?w=1001&type=1');
  await page.getByRole('button', { name: /^Transfer 240 USDT/ }).click();
  await page.getByRole('button', { name: 'Approve & sign' }).click();
  await expect(page.getByRole('link', { name: /Open on the phone/ })).toBeVisible();

  await control.bringToFront();
  await control.getByRole('button', { name: /^Scan: / }).click();
  await expect(control.getByRole('button', { name: /^Confirm and sign: / })).toBeFocused();
  await control.keyboard.press('Enter');
  await expect(section(control, 'Phone').getByText('No codes.')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Signed. The transfer is being broadcast.')).toBeVisible();
});

test('a session that has ended already leads the console back to its door', async ({ visit }) => {
  const page = await visit();
  await page.goto('/sandbox');
  await button(page, 'Sign in with an expired session: Lin Wei').click();
  await expect(section(page, 'People').getByText('The session of this browser has ended.')).toBeVisible();
  await page.goto('/mpc/wallet');
  await expect(page).toHaveURL(/\/login\?.*ended=1/);
});

test('every control works without the script', async ({ visit, sandbox }) => {
  const page = await visit();
  await page.route('/sandbox/page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/sandbox');
  await button(page, 'Sign in: Lin Wei').click();
  await expect(section(page, 'People').getByText('this browser', { exact: true })).toBeVisible();
  await button(page, '3600×').click();
  expect(await sandbox.clock({})).toMatchObject({ speed: 3600 });
  await page.getByRole('combobox', { name: 'Fault type' }).selectOption('drip');
  await page.getByRole('spinbutton', { name: /^Milliseconds/ }).fill('200');
  await button(page, 'Set fault').click();
  await expect(section(page, 'Faults').getByText('Slow, chunked response (200 ms)')).toBeVisible();
  await page.getByRole('searchbox').fill('/nowhere');
  await button(page, 'Show').click();
  await expect(page.getByRole('searchbox')).toHaveValue('/nowhere');
  await summary(page, 'World', 'Reset').click();
  await button(page, 'Yes, reset everything').click();
  await expect(section(page, 'Faults').getByText('No faults set.')).toBeVisible();
});

test.describe('where the form makes no sense', () => {
  test.use({ expected: { problems: [/400/] } });

  test('it says so where it stands', async ({ visit }) => {
    const page = await visit({ language: 'zh-CN' });
    await page.goto('/sandbox');
    await page.getByRole('combobox', { name: '故障类型' }).selectOption('drip');
    await button(page, '设置故障').click();
    await expect(section(page, '故障').getByRole('alert')).toHaveText('ms：请填写毫秒数');
    await expect(button(page, '设置故障')).toBeFocused();
    await expect(page.getByRole('combobox', { name: '故障类型' })).toHaveValue('drip');
    await expect(page).toHaveURL('/sandbox?lan=zh-CN');
    await page.getByRole('spinbutton', { name: /^毫秒/ }).fill('50');
    await button(page, '设置故障').click();
    await expect(section(page, '故障').getByText('缓慢分段响应（50 ms）')).toBeVisible();
  });
});

for (const [language, width] of [
  ['en-US', 1440],
  ['zh-CN', 390],
] as const)
  test(`it is within everybody's reach, in both themes, in ${language}, ${width} wide`, async ({
    visit,
    sandbox,
  }) => {
    const page = await visit({ language, viewport: { width, height: 844 } });
    await page.goto('/mpc/wallet');
    await sandbox.fault('wallets.assets', { status: 502, taken: true, times: 3 });
    await page.goto(`/sandbox?said=faultSet&at=faults.set`);
    await page.request.post('/sandbox/sign-in', { data: { uid: people.member.uid } });
    await page.request.get('/api/mpc/sub_wallets?wallet_id=1001');
    await expect(page.locator('#request-list details').first()).toBeVisible();
    // Open, with everything that can be in it.
    for (const closed of await page.locator('details > summary').all()) await closed.click();
    await expect(page.locator('pre').first()).not.toBeEmpty();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page), colorScheme).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
