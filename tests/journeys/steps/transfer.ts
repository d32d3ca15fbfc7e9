import { addressOn } from '@mpc/api/sandbox';
import Big from 'big.js';
import { expect, type Locator, type Page } from '../fixtures/test.ts';
import { main } from './places.ts';

/** The line of the contract by which money is asked to leave. */
export const createLine = 'POST /api/mpc/sub_wallet/withdraw';

/** Somebody no wallet of the sandbox has ever paid, on TRON. */
export const payee = addressOn('TRX', 'Larkspur Instruments');

/** An address in groups of four, as it is painted and spelt. */
export const inGroups = (address: string): string => (address.match(/.{1,4}/g) ?? []).join(' ');

export interface Payment {
  to?: string;
  amount?: string;
  remark?: string;
  /** The coin as its row names it. */
  coin?: string;
}

/** The drawer on top, by its title. */
export const drawer = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title });

/** The form of a transfer. */
export const form = (page: Page): Locator => drawer(page, /^Transfer/);

/** The step that shows what will be sent. */
export const confirmation = (page: Page): Locator => drawer(page, 'Confirm the transfer');

/** What became of a payment. */
export const outcome = (page: Page): Locator => drawer(page, 'Payment');

/** From the list of coins, opens the form for one of them. */
export async function openTransfer(page: Page, coin = 'USDT TRC20'): Promise<Locator> {
  await page.getByRole('button', { name: `Transfer ${coin}` }).click();
  await expect(form(page).getByRole('textbox', { name: 'To' })).toBeVisible();
  return form(page);
}

/** Says whom, how much and why. */
export async function fill(page: Page, { to = payee, amount = '1200.50', remark }: Payment = {}) {
  await form(page).getByRole('textbox', { name: 'To' }).fill(to);
  await form(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  if (remark !== undefined) await form(page).getByRole('textbox', { name: 'Remark' }).fill(remark);
}

/** Goes on to the step that shows everything once more. */
export async function review(page: Page): Promise<Locator> {
  await form(page).getByRole('button', { name: 'Review' }).click();
  await expect(confirmation(page)).toBeVisible();
  return confirmation(page);
}

/** From the assets of Main to the confirmation of a payment. */
export async function prepare(page: Page, payment: Payment = {}): Promise<Locator> {
  await page.goto(main);
  await openTransfer(page, payment.coin);
  await fill(page, payment);
  return review(page);
}

/** The button that sends. A click waits until it may be pressed. */
export const sendButton = (page: Page): Locator =>
  confirmation(page).getByRole('button', { name: 'Confirm transfer' });

/** Asks for a payment, from the assets of Main to "sent". */
export async function pay(page: Page, payment: Payment = {}): Promise<void> {
  await prepare(page, payment);
  await sendButton(page).click();
  await expect(outcome(page).getByText('Sent, and read back as you confirmed it')).toBeVisible();
}

export interface Holding {
  available: Big;
  frozen: Big;
}

/** What the list of coins says is there of one. */
export async function holding(page: Page, coin: string): Promise<Holding> {
  const cells = page
    .getByRole('table', { name: 'Coins' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Receive ${coin}` }) })
    .getByRole('cell');
  const figure = async (at: number) => {
    const [text = ''] = ((await cells.nth(at).textContent()) ?? '').split(' ');
    return new Big(text.replaceAll(',', ''));
  };
  return { available: await figure(1), frozen: await figure(2) };
}

/** Waits until the list of coins says this. */
export async function expectHolding(page: Page, coin: string, expected: Holding): Promise<void> {
  const written = ({ available, frozen }: Holding) => [available.toFixed(), frozen.toFixed()];
  await expect
    .poll(async () => written(await holding(page, coin)), { message: coin, timeout: 30_000 })
    .toEqual(written(expected));
}
