import { expect, test, type Page } from './fixtures/test.ts';
import { violationsOn } from './fixtures/violations.ts';
import { centre, main } from './steps/places.ts';
import { recipient } from './steps/transfer.ts';

const words = {
  'en-US': {
    transfer: 'Transfer USDT TRC20',
    to: 'To',
    amount: 'Amount',
    review: 'Review transfer',
    confirm: /^Submit transfer$/,
    large: 'Large stablecoin',
    order: 'Transfer',
    approve: 'Approve',
    sign: 'Approve & sign',
    qr: 'Code to scan with the app',
    account: 'Ana Ruiz, your account',
    signOut: 'Sign out',
    close: 'Close',
  },
  'zh-CN': {
    transfer: '转账 USDT TRC20',
    to: '收款地址',
    amount: '数量',
    review: '核对转账',
    confirm: /^提交转账$/,
    large: 'Large stablecoin',
    order: '转账',
    approve: '通过',
    sign: '通过并签名',
    qr: '用 App 扫描的二维码',
    account: 'Ana Ruiz，我的账户',
    signOut: '退出登录',
    close: '关闭',
  },
} as const;

/** Nothing on the page is out of reach of anybody, in either theme, as far as a program can tell. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // It is drawn in the other colors a moment later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await violationsOn(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}

// What is wide is read in English here, and what is narrow in Chinese; the stories have the rest.
const looks = [
  ['en-US', 1440],
  ['zh-CN', 390],
] as const;

/** What is seen here at one of the widths only: all that it can be is looked at in its stories. */
const further = [
  ['personal book', '/mpc/wallet/PersonalBook', 'main table, main h2'],
  ['address book', '/mpc/center/addressBook?w=1001', 'main tbody tr'],
  ['address book log', '/mpc/center/addressBook/log?w=1001', 'main tbody tr'],
  ['address book of a sub-wallet', '/mpc/center/wallet/addressBook?w=1001&s=2001', 'main tbody tr'],
  ['callbacks', '/mpc/center/transactionNotification?w=1001', 'main tbody tr'],
  ['batch', `${main}&open=batch`, '[role=dialog] [role=grid], [role=dialog] input'],
  ['web3', `${main}&open=web3`, '[role=dialog] input'],
  ['coins', `${main}&open=manage`, '[role=dialog] input'],
] as const;

for (const [language, width] of looks)
  test(`every screen and drawer, in both themes, in ${language}, ${width} wide`, async ({
    visit,
    signIn,
  }) => {
    test.slow();
    const say = words[language];
    const options = { language, viewport: { width, height: width === 390 ? 844 : 900 } };
    const stranger = await visit(options);
    await stranger.goto(language === 'zh-CN' ? '/zh-CN/login' : '/login');
    await stranger.getByRole('button', { name: 'Lin Wei' }).waitFor();
    await expectAccessible(stranger, 'login');
    await stranger.context().close();

    const page = await signIn('Ana Ruiz', options);
    await page.goto('/mpc/wallet');
    await page.getByRole('table').last().waitFor();
    await expectAccessible(page, 'wallets');
    await page.getByRole('button', { name: say.account }).click();
    await page.getByRole('button', { name: say.signOut }).waitFor();
    await expectAccessible(page, 'account');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page, 'palette');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'shortcuts');

    await page.goto(`${main}&open=receive:XRP`);
    await page.getByRole('dialog').getByRole('img').first().waitFor();
    await expectAccessible(page, 'receive');
    await page.goto(main);
    await page.getByRole('button', { name: say.transfer }).waitFor();
    await expectAccessible(page, 'assets');
    await page.getByRole('button', { name: say.transfer }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: say.to, exact: true }).fill(recipient);
    await drawer.getByRole('textbox', { name: say.amount, exact: true }).fill('1200.50');
    await expect(drawer.getByRole('button', { name: say.review, exact: true })).toBeEnabled();
    await expectAccessible(page, 'transfer');
    await drawer.getByRole('button', { name: say.review, exact: true }).click();
    await expect(drawer.getByRole('button', { name: say.confirm })).toBeEnabled();
    await expectAccessible(page, 'confirmation');

    for (const [where, path, inSight] of further.filter((_, at) => at % 2 === Number(width === 390))) {
      await page.goto(path);
      await page.locator(inSight).first().waitFor();
      await expectAccessible(page, where);
    }

    await page.goto(centre('transactions'));
    await page.getByRole('table').getByRole('button').first().waitFor();
    await expectAccessible(page, 'transactions');
    await page.getByRole('table').locator('[data-does=open]').first().click();
    await page.getByRole('dialog').getByRole('list').first().waitFor();
    await expectAccessible(page, 'deposit');

    await page.goto(`${centre('todo')}&size=100`);
    await page.getByRole('table').getByRole('button', { name: '12,500' }).waitFor();
    await expectAccessible(page, 'to-do');
    await page.getByRole('table').getByRole('button', { name: '12,500' }).click();
    // Beside the list where there is room, over it elsewhere.
    const order = drawer.or(page.getByRole('region', { name: say.order, exact: true }));
    await order.getByRole('button', { name: say.approve, exact: true }).waitFor();
    await expectAccessible(page, 'order');
    await order.getByRole('button', { name: say.approve, exact: true }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByRole('button', { name: say.approve, exact: true })).toBeEnabled();
    await expectAccessible(page, 'decision');
    await asked.getByRole('button', { name: say.approve, exact: true }).click();
    await page.getByRole('img', { name: say.qr }).waitFor();
    await expectAccessible(page, 'code');
    const path = await page.getByRole('link', { name: /phone|手机/ }).getAttribute('href');
    await page.goto(path ?? '');
    await expectAccessible(page, 'phone');
  });
