import { walletIds } from '@mpc/api/sandbox';
import { second } from '../support/durations.ts';
import { expect, test, type Locator, type Page } from './fixtures/test.ts';
import { confirm, confirmOnPhone } from './steps/items.ts';
import { goWithin } from './steps/places.ts';
import { silence } from './steps/silence.ts';

const saveLine = 'POST /api/mpc/collect/config/save';
const symbolsLine = 'POST /api/mpc/collect/config/symbol/save';
const cancelLine = 'POST /api/mpc/collect/trans/cancel';
const matches = 'Submitted. The server’s copy matches what you confirmed.';
const inTreasury = `w=${walletIds.treasury}`;
const inOperations = `w=${walletIds.operations}`;

/** Chooses something in a field that is searched. */
async function pick(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Signs whatever code is on show, and closes it. */
async function signOnPhone(page: Page, name: string) {
  await confirmOnPhone(page);
  const code = page.getByRole('dialog', { name });
  await expect(code.getByText(/^(Confirmed on the phone|Signed\. )/)).toBeVisible();
  await code.getByRole('button', { name: 'Close' }).last().click();
}

const openRule = async (page: Page, name: string, search: string) => {
  await goWithin(page, `/mpc/center/collection?${search}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('a rule is published, signed, deployed and authorized', async ({ signIn, sandbox }) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(`/mpc/center/collection?${inTreasury}`);
  await ana.getByRole('link', { name: 'Create rule' }).click();
  await ana.getByRole('textbox', { name: 'Rule name' }).fill('Dust of Main');
  await pick(ana, 'Network', 'ETH');
  await pick(ana, 'Receiving sub-wallet', 'Main sub-wallet');
  await pick(ana, 'Receiving address', /0x/);
  await pick(ana, 'Coins', /^USDT \(ERC20\)/);
  await ana.keyboard.press('Escape');
  await expect(ana.getByText('Conflict with Auto sweep')).toBeVisible();
  await ana.getByRole('button', { name: 'Review rule' }).click();
  await confirm(ana, 'Submit this rule?', 'Submit for signature');

  await expect(ana.getByRole('heading', { level: 1, name: 'Dust of Main' })).toBeVisible();
  expect(await sandbox.seen(saveLine)).toHaveLength(1);
  await ana.getByRole('button', { name: 'Review & sign' }).click();
  await ana
    .getByRole('dialog', { name: 'Contract sweep rule' })
    .getByRole('button', { name: 'Approve & sign' })
    .click();
  await signOnPhone(ana, 'Decide on your phone');
  await ana
    .getByRole('dialog', { name: 'Contract sweep rule' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(ana.getByText('Deploying the contract')).toBeVisible();
  await sandbox.clock({ step: 240 * second });
  // Nothing is authorized yet, and it says so.
  await expect(
    ana.getByRole('main').getByText('Active · not authorized', { exact: true }).first(),
  ).toBeVisible({
    timeout: 15_000,
  });

  await ana.getByRole('link', { name: 'Authorizations' }).first().click();
  const row = ana.getByRole('row').filter({ has: ana.getByRole('button', { name: /^Authorize/ }) });
  const authorize = row.getByRole('button', { name: /^Authorize/, disabled: false }).first();
  const name = (await authorize.getAttribute('aria-label')) ?? '';
  await authorize.click();
  const code = ana.getByRole('dialog', { name: 'Decide on your phone' });
  await expect(code).toContainText('Unlimited USDT allowance');
  await signOnPhone(ana, 'Decide on your phone');
  await sandbox.clock({ step: 240 * second });
  await expect(ana.getByRole('button', { name: name.replace('Authorize', 'Revoke') })).toBeVisible({
    timeout: 15_000,
  });
});

/** The sweep that waits from the start, opened. */
async function openWaiting(page: Page): Promise<Locator> {
  await goWithin(page, `/mpc/center/collection/history?${inOperations}&status=1100&period=90d`);
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: 'Operations stablecoins', exact: true })
    .click();
  return page.getByRole('dialog', { name: 'Contract sweep' });
}

test('a sweep is canceled in time; the next is signed, and then it is too late', async ({
  signIn,
  sandbox,
}) => {
  const kofi = await signIn('Kofi Okafor');
  const drawer = await openWaiting(kofi);
  await drawer.getByRole('button', { name: 'Cancel sweep' }).click();
  await confirm(kofi, 'Cancel this sweep?', 'Cancel sweep');
  await expect(drawer.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect(await sandbox.seen(cancelLine)).toHaveLength(1);

  await openRule(kofi, 'Operations stablecoins', inOperations);
  await kofi.getByRole('button', { name: 'Sweep now' }).click();
  const sweep = kofi.getByRole('dialog', { name: 'Sweep now' });
  await expect(sweep.getByText('to New hires')).toBeVisible();
  await sweep.getByRole('button', { name: 'Start sweep' }).dblclick();
  await expect(sweep.getByText(matches)).toBeVisible();
  expect(await sandbox.seen(symbolsLine)).toHaveLength(1);

  // Another window has it open, and asks to cancel it while it is being signed.
  const other = await signIn('Kofi Okafor');
  const late = await openWaiting(other);
  await late.getByRole('button', { name: 'Cancel sweep' }).click();
  const question = other.getByRole('alertdialog', { name: 'Cancel this sweep?' });
  await expect(question).toBeVisible();
  await sandbox.clock({ freeze: true });

  await sweep.getByRole('button', { name: 'Sign on phone' }).click();
  await signOnPhone(kofi, 'Sign on your phone');
  await question.getByRole('button', { name: 'Cancel sweep' }).click();
  await expect(late.getByText('Already handled. Nothing was submitted.')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Cancel sweep' })).toHaveAttribute(
    'title',
    'Already signed or closed',
  );
  expect(await sandbox.seen(cancelLine)).toHaveLength(1);
});

test('R3, R4: a sweep whose answer was lost is found in the history, and never started twice', async ({
  signIn,
  sandbox,
}) => {
  const kofi = await signIn('Kofi Okafor');
  const drawer = await openWaiting(kofi);
  await drawer.getByRole('button', { name: 'Cancel sweep' }).click();
  await confirm(kofi, 'Cancel this sweep?', 'Cancel sweep');
  await openRule(kofi, 'Operations stablecoins', inOperations);
  await kofi.clock.install();
  await kofi.getByRole('button', { name: 'Sweep now' }).click();
  const sweep = kofi.getByRole('dialog', { name: 'Sweep now' });
  await sandbox.fault('collection.saveSymbols', { timeoutAfter: true, times: 1 });
  const start = sweep.getByRole('button', { name: 'Start sweep' });
  await kofi.clock.fastForward(second);
  await start.dblclick();
  await silence(kofi, sandbox, symbolsLine);
  await kofi.clock.fastForward(3 * second);
  await expect(sweep.getByText(matches)).toBeVisible();
  expect(await sandbox.seen(symbolsLine)).toHaveLength(1);
});
