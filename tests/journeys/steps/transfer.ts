import { addressOn } from '@mpc/api/sandbox';
import { expect, type Locator, type Page } from '../fixtures/test.ts';
import { goWithin, main } from './places.ts';

/** The line of the contract by which money is asked to leave. */
export const createLine = 'POST /api/mpc/sub_wallet/withdraw';

/** Somebody no wallet of the sandbox has ever paid, on TRON. */
export const recipient = addressOn('TRX', 'Larkspur Instruments');

/** An address in groups of four, as it is painted and spelled. */
export const inGroups = (address: string): string => (address.match(/^0x.{4}|.{1,4}/g) ?? []).join(' ');

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
export const form = (page: Page): Locator => drawer(page, /^Transfer(?! outcome)/);

/** The step that shows what will be sent. */
export const confirmation = (page: Page): Locator => drawer(page, 'Review transfer');

/** What became of a payment. */
export const outcome = (page: Page): Locator => drawer(page, 'Transfer outcome');

/** From the list of coins, opens the form for one of them. */
export async function openTransfer(page: Page, coin = 'USDT TRC20'): Promise<Locator> {
  await page.getByRole('button', { name: `Transfer ${coin}` }).click();
  await expect(form(page).getByRole('textbox', { name: 'To' })).toBeVisible();
  return form(page);
}

/** Says whom, how much and why. */
export async function fill(page: Page, { to = recipient, amount = '1200.50', remark }: Payment = {}) {
  await form(page).getByRole('textbox', { name: 'To' }).fill(to);
  await form(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  if (remark !== undefined) await form(page).getByRole('textbox', { name: 'Remark' }).fill(remark);
}

/** Goes on to the step that shows everything once more. */
export async function review(page: Page): Promise<Locator> {
  await form(page).getByRole('button', { name: 'Review transfer' }).click();
  await expect(confirmation(page)).toBeVisible();
  return confirmation(page);
}

/** From the assets of Main to the confirmation of a payment. */
export async function prepare(page: Page, payment: Payment = {}): Promise<Locator> {
  await goWithin(page, main);
  await openTransfer(page, payment.coin);
  await fill(page, payment);
  return review(page);
}

/** The six words of a payment, as a confirmation or an order says them in either language. */
export async function fingerprint(place: Locator): Promise<{ en: string | null; zh: string | null }> {
  // They are made once somebody sees them.
  await place
    .getByText(/^(Fingerprint|核对词)$/)
    .first()
    .scrollIntoViewIfNeeded();
  return {
    en: await place.locator('[lang=en]').first().textContent(),
    zh: await place.locator('[lang=zh-CN]').first().textContent(),
  };
}

/** The button that sends. A click waits until it may be pressed. */
export const sendButton = (page: Page): Locator =>
  confirmation(page).getByRole('button', { name: 'Submit transfer' });

/** Asks for a payment, from the assets of Main to "sent". */
export async function pay(page: Page, payment: Payment = {}): Promise<void> {
  await prepare(page, payment);
  await sendButton(page).click();
  await expect(
    outcome(page).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();
}

/** What is there of a coin, in millionths of it. */
export interface Holding {
  available: bigint;
  frozen: bigint;
}

/** An amount of a coin with six decimals as it is written on screen, in millionths. */
export function millionths(written: string): bigint {
  const [, whole = '', part = ''] = /^([\d,]+)(?:\.(\d{1,6}))?(?: |$)/.exec(written) ?? [];
  if (whole === '') throw new Error(`“${written}” is no amount of at most six decimals`);
  return BigInt(whole.replaceAll(',', '') + part.padEnd(6, '0'));
}

/** What the list of coins says is there of one. */
export async function holding(page: Page, coin: string): Promise<Holding> {
  const row = page
    .getByRole('table', { name: 'Coins' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Receive ${coin}` }) });
  const figure = async (at: number) => millionths((await row.getByRole('cell').nth(at).textContent()) ?? '');
  return { available: await figure(2), frozen: await figure(3) };
}

/** Waits until the list of coins says this. */
export async function expectHolding(page: Page, coin: string, expected: Holding): Promise<void> {
  const said = ({ available, frozen }: Holding) => `${available} available, ${frozen} frozen`;
  await expect.poll(async () => said(await holding(page, coin)), { message: coin }).toBe(said(expected));
}
