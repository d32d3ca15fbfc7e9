import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { code } from './steps/order.ts';
import { centre } from './steps/places.ts';
import {
  confirmation,
  createLine,
  fill,
  form,
  inGroups,
  openTransfer,
  outcome,
  recipient,
  review,
  sendButton,
} from './steps/transfer.ts';

const first = addressOn('BTC', 'Larkspur Instruments');
const second = addressOn('BTC', 'Halcyon Freight');

test('several are paid in bitcoin out of the addresses that were chosen, and signed at once', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const ana = await signIn('Ana Ruiz');
  await ana.goto(centre('wallet', { sub: subWalletIds.reserve, open: 'transfer:BTC' }));
  const sheet = form(ana);

  // Where it leaves from: one address is chosen, and only what that holds counts.
  await sheet.getByRole('radio', { name: 'Chosen addresses' }).check({ force: true });
  const addresses = sheet.getByRole('group', { name: 'Chosen addresses' }).getByRole('checkbox');
  await addresses.first().check({ force: true });
  const source = (await addresses.first().inputValue()).trim();
  await expect(sheet).toContainText('1 chosen');

  // Who is paid: two rows of a spreadsheet, the second below what the chain keeps.
  await sheet.getByRole('radio', { name: 'Several recipients' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Paste a table' }).click();
  await sheet
    .getByRole('textbox', { name: 'Rows from a spreadsheet or CSV' })
    .fill(`Address\tAmount\n${first}\t0.01\n${second}\t0.000001`);
  await sheet.getByRole('button', { name: 'Add 2 rows' }).click();
  await expect(sheet).toContainText('Minimum 0.0001 BTC');
  await sheet.getByRole('textbox', { name: 'Amount' }).nth(1).fill('0.02');
  await expect(sheet).toContainText('2 recipients, total 0.03 BTC');
  await sheet.getByRole('radio', { name: /Fast/ }).check({ force: true });

  await review(ana);
  for (const [at, address] of [first, second].entries())
    await expect(
      confirmation(ana).getByRole('img', { name: `Recipient ${at + 1}: ${inGroups(address)}` }),
    ).toHaveText(address);
  await expect(confirmation(ana).getByRole('img', { name: `Address: ${inGroups(source)}` })).toHaveText(
    source,
  );
  await sendButton(ana).click();

  // Nobody else has to approve, so the code to sign with is there at once.
  await expect(code(ana).getByRole('img', { name: 'Code to scan with the app' })).toBeVisible();
  await code(ana).getByRole('button', { name: 'Close' }).last().click();
  await expect(
    outcome(ana).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();
  const [sent] = await sandbox.seen(createLine);
  expect(sent).toMatchObject({
    code: '0',
    params: { from: source, address_to: first, amount: '0.03', fee_rate: '12' },
  });
  expect(JSON.parse(sent?.params['outputs'] ?? '[]')).toEqual([
    { address: first, amount: '0.01' },
    { address: second, amount: '0.02' },
  ]);
});

test('a chain with memos wants one, or somebody who says that none is needed', async ({
  signIn,
  sandbox,
}) => {
  const kofi = await signIn('Kofi Okafor');
  await kofi.goto(
    centre('wallet', { wallet: walletIds.operations, sub: subWalletIds.vendors, open: 'transfer:ATOM' }),
  );
  await fill(kofi, { to: addressOn('ATOM', 'Larkspur Instruments'), amount: '5' });
  await expect(form(kofi)).toContainText('not editable');
  await form(kofi).getByRole('button', { name: 'Review transfer' }).click();
  await expect(form(kofi).getByRole('textbox', { name: 'Memo' })).toHaveAttribute('aria-invalid', 'true');
  await form(kofi).getByRole('textbox', { name: 'Memo' }).fill('104882');
  await review(kofi);
  await expect(confirmation(kofi)).toContainText('104882');
  await confirmation(kofi).getByRole('button', { name: 'Edit' }).click();
  await form(kofi).getByRole('checkbox', { name: 'The recipient needs no memo' }).check({ force: true });
  await review(kofi);
  await sendButton(kofi).click();
  await expect(
    outcome(kofi).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeAttached();
  const [sent] = await sandbox.seen(createLine);
  expect(sent?.params).not.toHaveProperty('memo');
});

test('energy against burning, history that makes nobody trusted, and the rest of a test to the same address', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(centre('wallet', { sub: subWalletIds.main }));
  await openTransfer(lin);
  const sheet = form(lin);

  await sheet.getByRole('button', { name: 'Choose a known address' }).click();
  await sheet.getByRole('tab', { name: 'Recent' }).click();
  await expect(sheet).toContainText('Used before does not mean trusted');
  const recent = sheet.getByRole('group', { name: 'Recent' }).getByRole('button');
  await recent.first().click();
  await expect(sheet).toContainText('From earlier transactions, not verified');

  await fill(lin, { amount: '500' });
  await expect(sheet).toContainText(/Needs 130,285 energy and 345 bandwidth/);
  await expect(sheet.getByRole('radio', { name: /Delegated energy.*8\.\d+ TRX/ })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: /Burn TRX.*13\.\d+ TRX/ })).toBeVisible();

  await sheet.getByRole('button', { name: 'Test with 1 USDT' }).click();
  await expect(sheet).toContainText('After the test transfer arrives, 499 USDT goes to the same address.');
  await review(lin);
  await sendButton(lin).click();
  await outcome(lin).getByRole('button', { name: 'Transfer the rest: 499 USDT' }).click();

  // A page that is loaded again knows it too: the address is the order's, and nobody can type over it.
  await lin.reload();
  await expect(sheet.getByRole('textbox', { name: 'To' })).toHaveValue(recipient);
  await expect(sheet.getByRole('textbox', { name: 'To' })).toBeDisabled();
  await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('499');
  await review(lin);
  await sendButton(lin).click();
  await expect(
    outcome(lin).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();
  const sent = await sandbox.seen(createLine);
  expect(sent.map(({ params }) => [params['address_to'], params['amount']])).toEqual([
    [recipient, '1'],
    [recipient, '499'],
  ]);
});
