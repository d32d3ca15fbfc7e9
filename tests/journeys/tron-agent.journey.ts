import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { hour, second } from '../support/durations.ts';
import { expect, test, type Page } from './fixtures/test.ts';
import type { House } from './fixtures/house.ts';
import { confirmOnPhone } from './steps/items.ts';

const { treasury } = walletIds;
const agentPage = `/mpc/center/tools/tronAutoAgent?w=${treasury}`;
const generateLine = 'POST /api/mpc/qrc/generate';

/** Signs whatever code is on show, and closes it. */
async function signOnPhone(page: Page): Promise<void> {
  const code = page.getByRole('dialog', { name: 'Decide on your phone' });
  await confirmOnPhone(page);
  await expect(code.getByText(/^Confirmed on the phone/)).toBeVisible();
  await code.getByRole('button', { name: 'Close' }).last().click();
}

const status = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible({ timeout: 20_000 });

async function closeAgent(page: Page): Promise<void> {
  await page.goto(agentPage);
  await page.getByRole('button', { name: 'Close agent' }).click();
  const drawer = page.getByRole('dialog', { name: 'Close the auto agent' });
  await expect(drawer.getByText(/^Fees due are deducted first/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Sign on phone' }).click();
  await signOnPhone(page);
  await status(page, 'Off');
}

/** Authorizes the agent with the sub-wallet of a name, and waits until its chain has confirmed that. */
async function enableAgent(page: Page, name: string, confirm: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Enable agent' }).click();
  const drawer = page.getByRole('dialog', { name: 'Enable the auto agent' });
  await drawer.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
  await expect(drawer.getByText(new RegExp(`any amount of TRX from ${name}`))).toBeVisible();
  await drawer.getByRole('button', { name: 'Sign on phone' }).dblclick();
  await signOnPhone(page);
  await status(page, 'Authorizing');
  await confirm();
  await status(page, 'On');
}

test('the agent is closed, and authorized again by a sub-wallet whose permission is shown in full', async ({
  signIn,
  house,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  await closeAgent(ana);
  await enableAgent(ana, 'Main sub-wallet', () => sandbox.clock({ step: 120 * second }));
  const codes = await sandbox.seen(generateLine);
  expect(codes.map(({ params }) => params['business_type'])).toEqual(['trx_proxy_close', 'trx_proxy']);
  expect(codes[1]?.params['business_id']).toBe(String(subWalletIds.main));
  expect(house.world.tronAgents.get(treasury)).toMatchObject({ auth_sub_wallet_id: subWalletIds.main });
});

/** Something was used that is paid at the next settlement. */
function oweFees({ world }: House): void {
  const usage = world.feeUsages.where('wallet_id', treasury).at(-1);
  if (usage === undefined) throw new Error('Treasury never used energy');
  world.feeUsages.update(usage, { settle_status: 0, payment_id: 0 });
}

/** TRX arrives on the address of a sub-wallet. */
function payIn({ world }: House, sub_wallet_id: number, amount: string): void {
  const [like] = world.transactions
    .all()
    .filter((row) => row.trans_kind === 'deposit' && row.symbol === 'TRX' && row.status === 2000);
  const [home] = world.addresses.where('home', `${sub_wallet_id}/TRX`);
  if (like?.trans_kind !== 'deposit' || home === undefined) throw new Error('Nothing ever came in');
  const id = world.nextId('transaction');
  world.transactions.insert({
    ...like,
    id,
    wallet_id: treasury,
    sub_wallet_id,
    amount,
    address_to: home.address,
    txid: id.toString(16).padStart(64, 'a'),
  });
}

test('it falls into arrears, and out of them once the missing TRX is there', async ({
  signIn,
  house,
  sandbox,
}) => {
  test.slow();
  const { grants } = subWalletIds;
  const ana = await signIn('Ana Ruiz');
  await closeAgent(ana);
  await enableAgent(ana, 'Grants', () => sandbox.clock({ step: 120 * second }));
  oweFees(house);
  const settlesAt = house.world.tronAgents.get(treasury)?.settles_at ?? 0;
  await sandbox.clock({ step: settlesAt - house.world.clock.now() + second });
  await ana.reload();
  await status(ana, 'In arrears');
  await expect(ana.getByText(/missing on the paying address of Grants/)).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Close agent' })).toHaveAttribute(
    'title',
    'Pay the arrears before closing the agent.',
  );

  await ana.getByRole('button', { name: 'Top up' }).click();
  const drawer = ana.getByRole('dialog', { name: 'Top up the paying address' });
  await drawer.getByRole('button', { name: 'Copy address' }).click();
  const [home] = house.world.addresses.where('home', `${grants}/TRX`);
  expect(await ana.evaluate(() => navigator.clipboard.readText())).toBe(home?.address);
  await drawer.getByRole('button', { name: 'Close' }).click();

  payIn(house, grants, '500');
  await sandbox.clock({ step: 4 * hour + second });
  await status(ana, 'On');
  await expect(ana.getByText(/missing on the paying address/)).toHaveCount(0);
  await ana.getByRole('tab', { name: 'Payments' }).click();
  const payments = ana.getByRole('table', { name: 'Payments' });
  await expect(payments.getByText('Insufficient TRX').first()).toBeVisible();
});
