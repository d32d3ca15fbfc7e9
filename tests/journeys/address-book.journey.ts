import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { second } from '../support/durations.ts';
import { confirmation, createLine, form, inGroups, recipient, review } from './steps/transfer.ts';
import { goWithin } from './steps/places.ts';

const { main } = subWalletIds;
const where = `w=${walletIds.treasury}&s=${main}`;
const book = `/mpc/center/addressBook?${where}`;
const log = `/mpc/center/addressBook/log?${where}`;
const subBook = `/mpc/center/wallet/addressBook?${where}`;

const addLine = 'GET /api/mpc/address_book/add';
const passLine = 'GET /api/mpc/address_book_audit/pass';
const typo = `${recipient.slice(0, 9)}${recipient[9] === 'a' ? 'b' : 'a'}${recipient.slice(10)}`;
const stranger = addressOn('TRX', 'Nobody we know');

/** Opens a request in the log, by what was asked, and agrees to it. */
async function pass(page: Page, asked: RegExp) {
  await page.goto(log);
  await page.getByRole('table', { name: 'Requests' }).getByRole('button', { name: asked }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).dblclick();
  await expect(drawer.getByText('Approved', { exact: true }).first()).toBeVisible();
}

test('a mistyped address is not taken; what Ana passes is whitelisted, and then Main pays nobody else', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  const ana = await signIn('Ana Ruiz');

  // Lin proposes an address, with a slip in it at first.
  await goWithin(lin, book);
  await lin.getByRole('button', { name: 'Add addresses' }).click();
  const proposal = lin.getByRole('dialog', { name: 'Add to the shared address book' });
  await proposal.getByRole('combobox', { name: /Sub-wallets/ }).click();
  await lin.getByRole('option', { name: 'Main sub-wallet' }).click();
  await lin.keyboard.press('Escape');
  await expect(lin.getByRole('listbox')).toHaveCount(0);
  await proposal.getByText('Add to whitelist').click();
  await expect(proposal.getByRole('checkbox', { name: /Add to whitelist/ })).toBeChecked();
  await proposal.getByRole('textbox', { name: 'Label' }).fill('Larkspur');
  const address = proposal.getByRole('textbox', { name: 'Address' });
  await address.fill(typo);
  await expect(proposal).toContainText('Checksum mismatch');
  // Off, it leads to what keeps it off.
  await proposal.getByRole('button', { name: 'Review address' }).click({ force: true });
  await expect(address).toBeFocused();
  expect(await sandbox.seen(addLine)).toHaveLength(0);
  await address.fill(recipient);
  await expect(proposal.getByRole('img', { name: `Address: ${inGroups(recipient)}` })).toBeVisible();
  await proposal.getByRole('button', { name: 'Review address' }).click();
  const last = lin.getByRole('alertdialog');
  await expect(last.getByRole('img', { name: `Address: ${inGroups(recipient)}` })).toBeVisible();
  await last.getByRole('button', { name: 'Submit for approval' }).dblclick();
  await expect(proposal).toHaveCount(0);
  expect(await sandbox.seen(addLine)).toHaveLength(1);
  await lin.getByRole('tab', { name: /^Pending/ }).click();
  await expect(lin.getByRole('row').filter({ hasText: 'Larkspur' })).toContainText('Pending');

  // Ana passes it, with one request.
  await pass(ana, /^Add address Larkspur/);
  expect((await sandbox.seen(passLine)).map(({ code }) => code)).toEqual(['0']);

  // Lin asks to have Main pay its whitelist only, Ana agrees.
  await goWithin(lin, subBook);
  // The book before it has a button of the same name.
  await expect(lin.getByRole('heading', { name: 'Sub-wallet address book' })).toBeVisible();
  await lin.getByRole('button', { name: 'Turn on the whitelist of Main sub-wallet' }).click();
  const question = lin.getByRole('alertdialog');
  await expect(question).toContainText('Other transfers are rejected before submission.');
  await expect(question).toContainText('3 whitelisted addresses.');
  await question.getByRole('button', { name: 'Request to turn on' }).click();
  await expect(lin.getByText('Turning whitelist on: awaiting approval', { exact: true })).toBeVisible();

  // Ana agrees while Lin has a payment to somebody else open: it is read again, and he is not paid.
  await goWithin(lin, `/mpc/center/wallet?${where}&open=transfer:TUSDT`);
  await form(lin).getByRole('textbox', { name: 'To' }).fill(stranger);
  await form(lin).getByRole('textbox', { name: 'Amount' }).fill('12');
  await expect(form(lin).getByRole('button', { name: 'Review transfer' })).toBeEnabled();
  await pass(ana, /^Turn on whitelist/);
  await lin.clock.fastForward(21 * second);
  await expect(form(lin)).toContainText('Not whitelisted');
  await form(lin).getByRole('button', { name: 'Review transfer' }).click({ force: true });
  await expect(confirmation(lin)).toHaveCount(0);
  expect(await sandbox.seen(createLine)).toHaveLength(0);

  // Whom Ana passed is, from the book.
  await goWithin(lin, subBook);
  await expect(lin.getByText('Whitelist on', { exact: true })).toBeVisible();
  await lin.getByRole('button', { name: 'Transfer to Larkspur' }).click();
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(recipient);
  await form(lin).getByRole('textbox', { name: 'Amount' }).fill('12');
  await review(lin);
  await expect(confirmation(lin).getByRole('img', { name: `Recipient: ${inGroups(recipient)}` })).toHaveText(
    recipient,
  );
});
