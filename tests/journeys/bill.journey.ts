import { actOnWaiting, people, subWalletIds, waitingOn, walletIds } from '@mpc/api/sandbox';
import { second } from '../support/durations.ts';
import type { House } from './fixtures/house.ts';
import { expect, test, type Page } from './fixtures/test.ts';
import { goWithin, main } from './steps/places.ts';
import { confirmation, fill, form, openTransfer, outcome, review, sendButton } from './steps/transfer.ts';

const payLine = 'POST /api/mpc/bill/record/result';
const coin = 'USDT (TRC20)';
const invoice = (open = '') => `/mpc/center/invoice?w=${walletIds.treasury}&s=${subWalletIds.main}${open}`;

const payDrawer = (page: Page) => page.getByRole('dialog', { name: 'Pay bill' });

/** A bill of Treasury that nobody has paid yet. */
function unpaid({ world }: House) {
  const found = world.bills.where('wallet_id', walletIds.treasury).find(({ status }) => status === 0);
  if (found === undefined) throw new Error('There is no bill to pay');
  return found;
}

/** Chooses a coin, and waits until the bill has confirmed where it is paid. */
async function chooseCoin(page: Page): Promise<void> {
  await payDrawer(page).getByRole('radio', { name: coin }).check({ force: true });
  await expect(payDrawer(page).getByRole('img', { name: `Payment address for ${coin}` })).toBeVisible();
}

/** Has what was submitted for a bill approved, signed and broadcast. */
async function letThrough({ world }: House, bill: number, step: (ms: number) => Promise<unknown>) {
  const to = world.bills.get(bill)?.lock?.address;
  const waiting = waitingOn(world, people.owner.uid).filter(
    ({ kind, id }) => kind === 'order' && world.transactions.get(id)?.address_to === to,
  );
  expect(waiting).toHaveLength(1);
  for (const { kind, id } of waiting) actOnWaiting(world, people.owner.uid, kind, id, 'approve');
  await step(5 * second);
}

/** Says that it was paid, and lets the chain confirm it. */
async function report(page: Page, step: (ms: number) => Promise<unknown>): Promise<void> {
  await payDrawer(page).getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).dblclick();
  await expect(payDrawer(page).getByText('Confirming payment').first()).toBeVisible();
  await step(120 * second);
  await page.clock.fastForward(6 * second);
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('R21: a bill is paid short, then in full from a sub-wallet, and its invoice is one page in both languages', async ({
  signIn,
  sandbox,
  house,
}) => {
  test.slow();
  await sandbox.clock({ freeze: true });
  const step = (ms: number) => sandbox.clock({ step: ms });
  const { bill_id: id, amount } = unpaid(house);
  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await ana.goto(invoice(`&open=pay:${id}`));
  await chooseCoin(ana);
  expect(amount).toBe('540');
  await expect(payDrawer(ana)).toContainText(`540 ${coin}`);
  const address = house.world.bills.get(id)?.lock?.address ?? '';
  const drawn = (await payDrawer(ana).textContent())?.replace(/\s/g, '');
  expect(drawn).toContain(address);

  // Somebody types the address, and too little.
  await goWithin(ana, main);
  await openTransfer(ana);
  await fill(ana, { to: address, amount: '500' });
  await review(ana);
  await sendButton(ana).click();
  await expect(outcome(ana).getByText('Submitted. The server’s copy matches')).toBeVisible();
  await letThrough(house, id, step);

  await goWithin(ana, invoice(`&open=pay:${id}`));
  await chooseCoin(ana);
  await report(ana, step);
  await expect(payDrawer(ana)).toContainText('Received 500 of 540 USDT. Pay the remaining 40 USDT.');

  // The rest leaves from a sub-wallet: recipient and amount are the bill's.
  await chooseCoin(ana);
  await payDrawer(ana).getByRole('combobox', { name: 'Sub-wallet' }).click();
  await ana.getByRole('option', { name: 'Main sub-wallet' }).click();
  await payDrawer(ana).getByRole('button', { name: 'Fill in transfer' }).click();
  await expect(form(ana).getByRole('textbox', { name: 'To' })).toBeDisabled();
  await expect(form(ana).getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  await expect(form(ana).getByRole('textbox', { name: 'Amount' })).toHaveValue('40');
  await expect(form(ana)).toContainText('Coin, recipient and amount come from the bill and are locked.');
  await review(ana);
  await expect(confirmation(ana)).toContainText('40 USDT');
  await sendButton(ana).click();
  await expect(outcome(ana).getByText('Mark the bill as paid once the transfer is broadcast.')).toBeVisible();
  await letThrough(house, id, step);
  // Her phone is asked on top of it.
  await expect(outcome(ana).locator('a', { hasText: 'Open bill' })).toHaveAttribute('href', /open=pay/);
  await goWithin(ana, invoice(`&open=pay:${id}`));
  await chooseCoin(ana);
  await report(ana, step);
  await expect(payDrawer(ana).getByText('Paid in full.')).toBeVisible();
  expect(await sandbox.seen(payLine)).toHaveLength(2);

  await payDrawer(ana).getByRole('button', { name: 'Invoice' }).click();
  await expect(ana.getByRole('article', { name: /^Invoice B/ })).toContainText('Harbour Trading Ltd');
  expect(pagesOf(await ana.pdf({ preferCSSPageSize: true }))).toBe(1);

  const chinese = await signIn('Ana Ruiz', { language: 'zh-CN' });
  await chinese.goto(invoice(`&open=invoice:${id}`));
  await expect(chinese.getByRole('article', { name: /^发票 B/ })).toContainText('已支付');
  expect(pagesOf(await chinese.pdf({ preferCSSPageSize: true }))).toBe(1);
});
