import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Locator, type Page } from './fixtures/test.ts';
import { decideItem, openItem } from './steps/items.ts';
import { orderDrawer, orderStatus } from './steps/order.ts';
import { confirmation, fill, form, openTransfer, outcome, review, sendButton } from './steps/transfer.ts';
import { goWithin, main } from './steps/places.ts';

const saveLine = 'POST /api/mpc/sub_wallet/strategy/higher/save';
/** In Main, USDT of 1,000 and more leaves only after one of two people approved. */
const largeStablecoin = 4100;
const editor = `/mpc/center/strategyEngine/senior/addStrategy?w=${walletIds.treasury}&s=${subWalletIds.main}&id=${largeStablecoin}`;

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Change this strategy?' });
const submit = (page: Page): Locator => question(page).getByRole('button', { name: 'Submit for approval' });

/** From the editor to the last look: it begins with another amount, and both have to approve. */
async function reviewChange(page: Page, least: string): Promise<Locator> {
  await goWithin(page, editor);
  await page.getByRole('textbox', { name: /^Minimum/ }).fill(least);
  await page.getByRole('combobox', { name: /Step 1 approvals needed/ }).click();
  await page.getByRole('option', { name: '2 of 2' }).click();
  await page.getByRole('button', { name: 'Review change' }).click();
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
  return question(page);
}

/** How the last orders would be decided by it, and what is wrong with the strategies then. */
async function checks(place: Locator): Promise<string[]> {
  const replay = place.getByRole('heading', { name: /^Replay of the last \d+ orders$/ });
  return [
    await replay.locator('xpath=ancestor::*[.//details][1]').innerText(),
    ...(await place.getByText(/^An amount sent in two parts/).allInnerTexts()),
  ];
}

test('a strategy is changed, and decides the next transfer once it is approved', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  // Kofi sends another change of it while Lin's is on its way, after he looked and before it arrives.
  const kofi = await signIn('Kofi Okafor');
  await reviewChange(kofi, '200');
  const lin = await signIn('Lin Wei');
  const dialog = await reviewChange(lin, '100');
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText('100 USDT and above');
  await expect(dialog).toContainText(/[1-9]\d* orders would be decided differently/);
  await expect(dialog).toContainText(/Basic strategy\s*→\s*Large stablecoin/);
  await expect(dialog).toContainText('An amount sent in two parts is decided by “Basic strategy');
  const looked = await checks(dialog);

  const arrived = Promise.withResolvers<void>();
  await kofi.route('**/strategy/higher/save', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const leaves = kofi.waitForRequest('**/strategy/higher/save');
  await submit(kofi).click();
  await leaves;
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two pairs of eyes from 100 on');
  await submit(lin).dblclick();
  await expect(question(lin)).toHaveCount(0);
  arrived.resolve();
  await expect(question(kofi)).toContainText('Another change is pending. Decide or cancel it first.');
  await expect(question(kofi)).toContainText('Requested by Lin Wei');
  expect((await sandbox.seen(saveLine)).map((one) => one.code)).toEqual(['0', '200145']);
  await question(kofi).getByRole('button', { name: 'View change' }).click();
  await expect(kofi.getByRole('dialog', { name: 'Advanced strategy' })).toContainText(
    'Two pairs of eyes from 100 on',
  );

  // Who approves it has the same before their eyes.
  const ana = await signIn('Ana Ruiz');
  const item = await openItem(ana, 4, /Edit the strategy “Large stablecoin”/, 'Advanced strategy');
  await expect(item).toContainText('Two pairs of eyes from 100 on');
  const changes = item.getByRole('list', { name: 'Changes' });
  await expect(changes.getByRole('deletion').first()).toHaveText('1,000 USDT and above');
  await expect(changes.getByRole('insertion').first()).toHaveText('100 USDT and above');
  await expect.poll(async () => checks(item)).toEqual(looked);
  await decideItem(ana, item, 'Approve');
  await expect(item.getByText('Approved', { exact: true }).first()).toBeVisible();

  // The next transfer is decided by it, and says so before it is sent.
  await goWithin(lin, main);
  await openTransfer(lin);
  await fill(lin, { amount: '241.5' });
  await expect(form(lin)).toContainText('Large stablecoin');
  await expect(form(lin)).toContainText('Approval steps: 2 of 2, then 1 of 2.');
  await review(lin);
  await expect(confirmation(lin)).toContainText('Large stablecoin');
  await sendButton(lin).click();
  await outcome(lin).getByRole('button', { name: 'Track in Transactions' }).click();
  await expect(orderStatus(lin, 'Awaiting approval')).toBeVisible();
  await expect(orderDrawer(lin)).toContainText(
    'Large stablecoin (100 USDT and above) · Step 1 of 2: 2 of Ana Ruiz, Kofi Okafor',
  );
});
