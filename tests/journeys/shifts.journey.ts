import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { centre } from './steps/places.ts';

const wallet = `?w=${walletIds.treasury}`;
const sub = { sub: subWalletIds.main };

const screens = [
  '/mpc/wallet',
  '/mpc/wallet/PersonalBook',
  centre('wallet', sub),
  centre('wallet', { sub: subWalletIds.customerDeposits }),
  `/mpc/center/wallet/addressBook${wallet}&s=${subWalletIds.main}`,
  centre('transactions'),
  centre('todo'),
  `/mpc/center/addressBook${wallet}`,
  `/mpc/center/addressBook/log${wallet}`,
  `/mpc/center/transactionNotification${wallet}`,
  `/mpc/center/collection${wallet}`,
  `/mpc/center/coSigner${wallet}`,
  `/mpc/center/coSigner/consolidationEdit${wallet}`,
  `/mpc/center/coSigner/logs${wallet}`,
  `/mpc/center/coSigner/messageNotification${wallet}`,
  `/mpc/center/coSigner/fundsDetail${wallet}`,
  `/mpc/center/coldWallet${wallet}`,
  `/mpc/center/coldWallet${wallet}&tab=addresses`,
  `/mpc/center/coldWallet${wallet}&tab=strategies`,
  `/mpc/center/coldWallet${wallet}&tab=warnings`,
  `/mpc/center/coldWallet${wallet}&tab=tasks`,
  `/mpc/center/coldWallet/editMultisig${wallet}`,
  `/mpc/center/coldWallet/multisigLog${wallet}`,
  `/mpc/center/coldWallet/fundStrategy/add${wallet}`,
  `/mpc/center/coldWallet/assetsFlowLog${wallet}`,
  `/mpc/center/tools${wallet}`,
  `/mpc/center/tools/tonTransQuery${wallet}`,
  `/mpc/center/tools/tronAutoAgent${wallet}`,
  `/mpc/center/tools/tronAutoAgent/accountList${wallet}`,
  `/mpc/center/tools/tronAutoAgent/messageNotification${wallet}`,
  `/mpc/center/tools/loginHistory${wallet}`,
  `/mpc/center/tools/tronResourceMonitor${wallet}`,
];

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  /** What moved on the page by itself since it was opened: how far it went, and how much that is of the screen. */
  var shifts: { value: number; what: string }[];
}

/** The most that may move while a screen is loaded, as a part of the screen: web.dev calls 0.1 good. */
const most = 0.02;

/** Writes down whatever moves by itself, from the first paint on. */
const watchShifts = async (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const [first] = sources;
        const text = first?.node?.textContent?.slice(0, 60) ?? '';
        const [from, to] = [first?.previousRect, first?.currentRect];
        globalThis.shifts.push({ value, what: `${text}: ${from?.x},${from?.y} → ${to?.x},${to?.y}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const expectStill = async (page: Page, path: string, width: number) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (process.env['FIGURES'] !== undefined)
    console.log(path, width, sum.toFixed(4), JSON.stringify(shifts.filter((s) => s.value > 0.003)));
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
};

for (const width of [1440, 390])
  test(`nothing moves while a screen is loaded, ${width} wide`, async ({ signIn, visit }) => {
    test.slow();
    const viewport = { width, height: 900 };
    const page = await signIn('Ana Ruiz', { viewport });
    await watchShifts(page);
    for (const path of screens) await expectStill(page, path, width);
    const [stranger, uninvited] = [await visit({ viewport }), await signIn('Sam Poole', { viewport })];
    for (const outside of [stranger, uninvited]) await watchShifts(outside);
    await expectStill(stranger, '/login', width);
    await expectStill(uninvited, '/custody/notPms', width);
  });
