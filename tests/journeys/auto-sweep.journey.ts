import { walletIds } from '@mpc/api/sandbox';
import { second } from '../support/durations.ts';
import { expect, test, type Page } from './fixtures/test.ts';
import type { House } from './fixtures/house.ts';
import { confirm, confirmOnPhone } from './steps/items.ts';
import { giveCoSigner } from './steps/co-signer.ts';
import { goWithin } from './steps/places.ts';

const inTreasury = `/mpc/center/coSigner?w=${walletIds.treasury}`;
const inOperations = `/mpc/center/coSigner?w=${walletIds.operations}`;
const importLine = 'POST /api/mpc/auto_collect/symbols/import';

/** Whether the co-signer of Treasury answers. */
function setOnline({ world }: House, online: 0 | 1): void {
  const key = world.apiKeys.get(walletIds.treasury);
  if (!key?.co_signer) throw new Error('Treasury has no co-signer');
  world.apiKeys.update(key, { co_signer: { ...key.co_signer, online } });
}

const percent = (page: Page, value: string) =>
  expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', value);

test('auto sweep is set up from 0 to 100 %', async ({ signIn, house, sandbox }) => {
  test.slow();
  giveCoSigner(house);
  const kofi = await signIn('Kofi Okafor');
  await kofi.goto(inOperations);
  await percent(kofi, '0%');
  await expect(kofi.getByText('Missing: Omnibus and gas station, Scope, Sweeping strategy')).toBeVisible();

  await kofi.getByRole('link', { name: 'Choose', exact: true }).click();
  await kofi
    .getByRole('radiogroup', { name: 'Omnibus sub-wallet' })
    .getByRole('radio', { name: /^Daily payments/ })
    .check({ force: true });
  await kofi
    .getByRole('radiogroup', { name: 'Gas station' })
    .getByRole('radio', { name: /^Daily payments/ })
    .check({ force: true });
  await expect(kofi.getByText('Same sub-wallet for both')).toBeVisible();
  await kofi
    .getByRole('radiogroup', { name: 'Gas station' })
    .getByRole('radio', { name: /^Vendor/ })
    .check({ force: true });
  await kofi.getByRole('button', { name: 'Review change' }).click();
  await confirm(kofi, 'Change omnibus and gas station?', 'Submit for approval');
  expect(await sandbox.seen('POST /api/mpc/auto_collect/config/save')).toHaveLength(1);

  const request = kofi.getByRole('dialog', { name: 'Auto sweep' });
  await request.getByRole('button', { name: 'Approve & sign' }).click();
  await confirmOnPhone(kofi);
  await kofi
    .getByRole('dialog', { name: 'Decide on your phone' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await request.getByRole('button', { name: 'Close' }).click();
  await percent(kofi, '40%');

  await kofi.getByRole('button', { name: 'Edit scope' }).click();
  await kofi.getByRole('radio', { name: 'All sub-wallets' }).check({ force: true });
  await kofi.getByRole('button', { name: 'Review scope' }).click();
  await confirm(kofi, 'Change the scope?', 'Save scope');
  await percent(kofi, '70%');

  await kofi.getByRole('button', { name: 'Add coins' }).click();
  const coins = kofi.getByRole('dialog', { name: 'Add coins' });
  await coins.getByRole('combobox', { name: /Network/ }).click();
  await kofi.getByRole('option', { name: 'TRON' }).click();
  await coins.getByRole('combobox', { name: /^Coins/ }).click();
  await kofi.getByRole('option', { name: /^USDT/ }).click();
  await kofi.keyboard.press('Escape');
  await coins.getByRole('textbox', { name: /^Threshold for USDT/ }).fill('0,5');
  await coins.getByRole('button', { name: 'Review 1 rule' }).click({ force: true });
  await expect(kofi.getByRole('alertdialog')).toHaveCount(0);
  await coins.getByRole('textbox', { name: /^Threshold for USDT/ }).fill('200');
  await coins.getByRole('button', { name: 'Review 1 rule' }).click();
  await confirm(kofi, 'Add 1 rule?', 'Add rule');
  await percent(kofi, '100%');
  await expect(kofi.getByText('Sweeping', { exact: true })).toBeVisible();
});

test('an address without gas is refueled and swept', async ({ signIn, sandbox }) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(`/mpc/center/coSigner/fundsDetail?w=${walletIds.treasury}&tab=addresses&coin=USDTERC20`);
  const waiting = ana.getByRole('row').filter({ hasText: 'user 1006' });
  await expect(waiting).toContainText(/Queued|Refueling/);
  await sandbox.clock({ step: 2400 * second });
  await ana.getByRole('button', { name: 'Refresh' }).click();
  await expect(waiting).toContainText('Swept');
  await waiting.getByRole('button').first().click();
  const drawer = ana.getByRole('dialog', { name: 'user 1006' });
  await expect(drawer).toContainText('Nothing left to sweep');
  await drawer.getByRole('link', { name: 'View transaction' }).click();
  await expect(ana.getByRole('dialog')).toContainText('1,529.51');
});

test('right rows of a file are taken, and wrong ones keep their reasons', async ({ signIn, sandbox }) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(`${inTreasury}&open=import`);
  const drawer = ana.getByRole('dialog', { name: 'Import rules' });
  const give = (text: string) =>
    drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  const many = Array.from({ length: 1001 }, (_, index) => `C${index},1,1`);
  await give(['Symbol,Threshold,Max fee', ...many].join('\n'));
  await expect(drawer).toContainText('1001 rows; at most 1000 at once');

  await give('\uFEFFSymbol;Threshold;Max fee\r\nBSC;0.5;0.002\r\nLINK;0,5;1\r\nNOPE;1;1\r\nETH;1;1\r\n');
  await expect(drawer).toContainText('Separator: semicolon · UTF-8 with byte order mark');
  await expect(drawer).toContainText('Threshold: use a decimal point (0.5).');
  const unknown = drawer.getByRole('row').filter({ hasText: 'NOPE' });
  await expect(unknown).toContainText('Auto sweep does not support this coin here.');
  await drawer.getByRole('button', { name: 'Import 2 rows' }).click();
  await confirm(ana, 'Import 1 rule?', 'Import 1 row');
  await expect(drawer).toContainText('Imported: 1 · not imported: 3');
  await expect(drawer.getByRole('row').filter({ hasText: 'BSC' })).toContainText('Imported');
  await expect(unknown).toContainText('Auto sweep does not support this coin here.');
  await expect(drawer.getByRole('row').filter({ hasText: 'ETH' })).toContainText('already has a rule');
  expect(await sandbox.seen(importLine)).toHaveLength(1);
});

test('an import whose answer is lost is read back from the rules', async ({ signIn, sandbox }) => {
  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await ana.goto(`${inTreasury}&open=import`);
  const drawer = ana.getByRole('dialog', { name: 'Import rules' });
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'rules.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Symbol,Threshold,Max fee\nBSC,0.5,0.002\nMATIC1,20,0.5\n'),
  });
  await sandbox.fault('autoCollect.importRules', { timeoutAfter: true, times: 1 });
  await drawer.getByRole('button', { name: 'Import 2 rows' }).click();
  await ana.clock.fastForward(second);
  await confirm(ana, 'Import 2 rules?', 'Import 2 rows');
  await expect.poll(async () => (await sandbox.seen(importLine)).length).toBe(1);
  await expect(drawer.getByText('This may take up to 60 s.')).toBeVisible();
  await ana.clock.fastForward(61 * second);
  await expect(drawer).toContainText('Imported: 2 · not imported: 0');
  await expect(drawer).toContainText('the result was read back from the rules');
  expect(await sandbox.seen(importLine)).toHaveLength(1);
});

test('while the co-signer is offline nothing can be set, and Assets says why money stands still', async ({
  signIn,
  house,
}) => {
  setOnline(house, 0);
  const ana = await signIn('Ana Ruiz');
  await ana.goto(inTreasury);
  await expect(
    ana.getByText('Deposits stay on their addresses, and the settings cannot be changed.'),
  ).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Add coins' })).toHaveAttribute('aria-disabled', 'true');
  await goWithin(ana, `/mpc/center/wallet?w=${walletIds.treasury}&s=2002`);
  await expect(ana.getByText('The co-signer is offline: deposits stay on their addresses.')).toBeVisible();
  setOnline(house, 1);
  await goWithin(ana, inTreasury);
  await ana.reload();
  await expect(ana.getByRole('button', { name: 'Add coins' })).not.toHaveAttribute('aria-disabled', 'true');
});
