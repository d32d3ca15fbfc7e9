import { readFile } from 'node:fs/promises';
import { addressOn, people, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import { expect, test, type Locator, type Page } from './fixtures/test.ts';
import { bulkDrawer, confirmOnPhone, itemRow, refuseOnPhone } from './steps/items.ts';
import { centre } from './steps/places.ts';
import { createLine, drawer } from './steps/transfer.ts';

const place = centre('wallet', { sub: subWalletIds.main, open: 'batch' });
const recipients = ['Larkspur Instruments', 'Juniper Freight', 'Maple & Sons'].map((name) =>
  addressOn('TRX', name),
);
const [first = '', second = '', third = ''] = recipients;
const { evm } = specialAddresses.ordinary;

/** Four that can be paid, one whose network is not named, and one with a typing mistake. */
const rows = [
  ['Coin', 'Address', 'Memo', 'Amount', 'Remark'],
  ['USDT TRC20', first, '', '1200.50', 'November'],
  ['USDT TRC20', second, '', '75', ''],
  ['USDT', third, '', '20', ''],
  ['USDT ERC20', evm, '', '250', 'desk B'],
  ['USDT TRC20', `${first.slice(0, -1)}${first.endsWith('x') ? 'y' : 'x'}`, '', '10', ''],
  ['TRX', third, '', '3', ''],
];

const sheet = (page: Page): Locator => drawer(page, 'Batch transfer');
const cell = (page: Page, name: string): Locator => sheet(page).getByRole('textbox', { name, exact: true });

/** Pastes rows as a spreadsheet puts them on the clipboard. */
async function paste(page: Page, table: readonly (readonly string[])[]): Promise<void> {
  const text = table.map((row) => row.join('\t')).join('\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await cell(page, 'Coin, row 1').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+v');
}

/** Mends what is wrong where it stands, and goes on to the confirmation. */
async function review(page: Page, count: number): Promise<Locator> {
  await sheet(page)
    .getByRole('button', { name: `Review ${count} transfers` })
    .click();
  return drawer(page, 'Review batch transfer');
}

test('six rows are pasted, two mended, all sent once though the page dies in the middle', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(place);
  await paste(lin, rows);

  // What is wrong stands beside its value, and keeps the batch back.
  await expect(sheet(lin)).toContainText('2 rows with errors');
  await expect(cell(lin, 'Coin, row 3')).toHaveAccessibleDescription(/Specify the network/);
  await expect(cell(lin, 'To, row 5')).toHaveAccessibleDescription(/Checksum mismatch/);
  await expect(cell(lin, 'Amount, row 1')).toHaveValue('1200.50');
  const button = sheet(lin).getByRole('button', { name: 'Review 6 transfers' });
  await expect(button).toHaveAccessibleDescription('Correct or remove the 2 rows with errors first');

  // Only the bad rows go into the file, each with its reason.
  const asked = lin.waitForEvent('download');
  await sheet(lin).getByRole('button', { name: 'Export rows with errors' }).click();
  const lines = (await readFile(await (await asked).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Reason');
  expect(lines[1]).toMatch(/USDT,.*20.*Specify the network/);
  expect(lines[2]).toMatch(/Checksum/);

  // Mended by the keyboard, in the cells themselves.
  await sheet(lin).getByRole('button', { name: 'Next problem' }).click();
  await expect(cell(lin, 'Coin, row 3')).toBeFocused();
  await lin.keyboard.type('USDT TRC20');
  await lin.keyboard.press('Enter');
  await cell(lin, 'To, row 5').fill(second);
  await lin.keyboard.press('Tab');
  await expect(sheet(lin)).toContainText('0 rows with errors');

  // Closed and opened again, it is all there.
  await sheet(lin).getByRole('button', { name: 'Close' }).last().click();
  await expect(sheet(lin)).toHaveCount(0);
  await lin.goto(place);
  await expect(cell(lin, 'Coin, row 3')).toHaveValue('USDT TRC20');
  await expect(sheet(lin).getByText(/^Draft from/)).toBeVisible();

  // One network is paid faster; the other in the usual way.
  await sheet(lin)
    .getByRole('combobox', { name: /Network fee in ETH/ })
    .click();
  await lin.getByRole('option', { name: /^Fast/ }).click();

  const confirm = await review(lin, 6);
  await expect(confirm).toContainText('ETH · Fast');
  await expect(confirm).toContainText('6 transfers');
  await expect(confirm.getByRole('img', { name: /^Recipient: / })).toHaveCount(4);
  await sandbox.fault('withdrawals.create', { latency: 1500 });
  await confirm.getByRole('button', { name: 'Submit 6 transfers' }).dblclick();
  const count = async () => (await sandbox.seen(createLine)).length;
  await expect.poll(count, { intervals: [100] }).toBe(2);
  // The third is taken, and its answer never comes.
  await sandbox.fault('withdrawals.create', { timeoutAfter: true, times: 1 });
  await expect.poll(count, { intervals: [100] }).toBe(3);
  const next = await lin.context().newPage();
  await lin.close();

  // Nothing goes on by itself: it stands where it was, and is resumed by a press.
  await next.goto(place);
  await expect(sheet(next)).toContainText('Batch paused');
  await expect(sheet(next)).toContainText('3 of 6');
  await next.reload();
  await expect(sheet(next)).toContainText('Batch paused');
  expect(await sandbox.seen(createLine)).toHaveLength(3);
  await sheet(next)
    .getByRole('button', { name: /^Resume/ })
    .dblclick();
  await expect(sheet(next)).toContainText('6 transfers submitted', { timeout: 20_000 });

  const sent = await sandbox.seen(createLine);
  expect(sent).toHaveLength(6);
  expect(new Set(sent.map(({ params }) => params['request_id'])).size).toBe(6);
  expect(sent.map(({ params }) => params['amount'])).toEqual(['1200.50', '75', '20', '250', '10', '3']);
  // Each carries the fee of its network, as it was asked for when it left.
  const fees = sent.map(({ params }) => params['gas_price'] ?? params['fee']);
  expect(fees[3]).toBe('3.4');
  expect(fees).not.toContain(undefined);
});

test('the answer to one is lost: it stops for nobody else, is found, and is never sent again', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(place);
  await paste(lin, [rows[0] ?? [], ['TRX', first, '', '5', ''], ['TRX', second, '', '6', '']]);
  const confirm = await review(lin, 2);
  await sandbox.fault('withdrawals.create', { emptyBody: true, times: 1 });
  await confirm.getByRole('button', { name: 'Submit 2 transfers' }).click();

  await expect(sheet(lin)).toContainText('2 transfers submitted', { timeout: 20_000 });
  const sent = await sandbox.seen(createLine);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ params }) => params['request_id'])).size).toBe(2);
});

test('R10: the session ends in the middle: signed in again it is resumed, nothing is sent twice, and no other tab runs it meanwhile', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(place);
  const table = ['5', '6', '7', '8'].map((amount) => ['TRX', first, '', amount, '']);
  await paste(lin, [rows[0] ?? [], ...table]);
  const confirm = await review(lin, 4);
  await sandbox.fault('withdrawals.create', { latency: 4000 });
  await confirm.getByRole('button', { name: 'Submit 4 transfers' }).click();
  const taken = async () => (await sandbox.seen(createLine)).filter(({ code }) => code === '0');
  await expect.poll(async () => (await taken()).length, { intervals: [100] }).toBe(1);

  const other = await lin.context().newPage();
  await other.goto(place);
  await expect(sheet(other)).toContainText('Open in another tab');
  await expect(sheet(other).getByRole('button', { name: /^(Resume|Review|Submit)/ })).toHaveCount(0);
  await other.close();

  await sandbox.expire('Lin Wei');
  await expect(lin.getByRole('heading', { name: 'Sign in to MPC' })).toBeVisible();
  await sandbox.heal();
  const before = (await taken()).length;
  expect(before).toBeLessThan(4);
  await lin.getByRole('button', { name: people.member.nickname }).click();
  await expect(sheet(lin)).toContainText('Batch paused');
  expect(await taken()).toHaveLength(before);
  await sheet(lin)
    .getByRole('button', { name: /^Resume/ })
    .click();
  await expect(sheet(lin)).toContainText('4 transfers submitted', { timeout: 20_000 });
  expect((await taken()).map(({ params }) => params['amount'])).toEqual(['5', '6', '7', '8']);
});

test('a batch is followed to its end: approved and signed in one go, and the row that was not paid is retried', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(place);
  const amounts = ['1301.01', '1302.02', '1303.03'];
  const table = amounts.map((amount, at) => ['USDT TRC20', recipients[at] ?? '', '', amount, '']);
  await paste(lin, [rows[0] ?? [], ...table]);
  const confirm = await review(lin, 3);
  await confirm.getByRole('button', { name: 'Submit 3 transfers' }).click();
  await expect(sheet(lin).getByText('Awaiting approval', { exact: true })).toHaveCount(3, {
    timeout: 30_000,
  });

  const ana = await signIn('Ana Ruiz');
  await ana.goto(`${centre('todo')}&type=1`);
  for (const amount of ['1,301.01', '1,302.02', '1,303.03'])
    await itemRow(ana, new RegExp(`^Transfer ${amount} USDT`))
      .getByRole('checkbox')
      .check();
  await ana.getByRole('button', { name: 'Approve selected' }).click();
  const drawer = bulkDrawer(ana);
  await expect(drawer.getByRole('table', { name: '3 transfers' })).toBeVisible();
  await expect(drawer).toContainText('3,906.06 USDT');
  await drawer.getByRole('button', { name: 'Approve all 3' }).click();
  await drawer.getByRole('button', { name: 'Sign 3 on your phone' }).click();
  for (const turn of [1, 2, 3]) {
    await expect(ana.getByRole('dialog', { name: `Sign ${turn} of 3 on your phone` })).toBeVisible();
    await (turn === 2 ? refuseOnPhone(ana) : confirmOnPhone(ana));
    if (turn === 2) await ana.getByRole('button', { name: 'Next' }).click();
  }
  await expect(drawer.getByText('Rejected on the phone. Nothing was signed.')).toHaveCount(1);
  await expect(drawer.getByText('Approved', { exact: true })).toHaveCount(2);

  // The requester’s page says of each row how it ended, and only the one that was not paid can be retried.
  const retry = sheet(lin).getByRole('button', { name: 'Retry 1 unpaid transfer' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await retry.click();
  await expect(cell(lin, 'Amount, row 1')).toHaveValue('1302.02');
  await sheet(lin).getByRole('button', { name: 'View batch' }).click();
  await expect(sheet(lin).getByText('Moved to a new batch')).toBeVisible();
  await expect(sheet(lin).getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  expect(await sandbox.seen(createLine)).toHaveLength(3);
});
