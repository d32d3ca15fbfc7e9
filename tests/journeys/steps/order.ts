import { expect, type Locator, type Page } from '../fixtures/test.ts';
import { centre, goWithin } from './places.ts';

/** The line of the contract by which an approver says yes or no. */
export const auditLine = 'POST /api/mpc/withdraw/audit';

/** One order, whole. */
export const orderDrawer = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: 'Transfer', exact: true })
    .or(page.getByRole('region', { name: 'Transfer', exact: true }));

/** The word for where the order in the drawer stands. */
export const orderStatus = (page: Page, status: string): Locator =>
  orderDrawer(page).getByText(status, { exact: true }).first();

/** The row of a transfer in Transactions, by its amount as written there. */
export const transferRow = (page: Page, amount: string): Locator =>
  page
    .getByRole('table', { name: 'Transactions' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: `−${amount}`, exact: true }) });

/** The item of a transfer in the to-do list, by its amount as written there. */
export const todoItem = (page: Page, amount: string): Locator =>
  page.getByRole('table', { name: 'To-do' }).getByRole('button', { name: `Transfer ${amount} ` });

/** Goes to the to-do list and opens what is asked for there. */
export async function openTodo(page: Page, amount: string, where?: { wallet: number }): Promise<Locator> {
  // What expires last stands last.
  await goWithin(page, `${centre('todo', where)}&size=100`);
  await todoItem(page, amount).click();
  await expect(orderDrawer(page).getByText('Request ID')).toBeVisible();
  return orderDrawer(page);
}

/** Approves, refuses or cancels what stands open, and says why. */
export async function decide(page: Page, act: 'Approve' | 'Reject' | 'Cancel transfer', remark?: string) {
  await orderDrawer(page).getByRole('button', { name: act, exact: true }).click();
  const asked = page.getByRole('alertdialog');
  if (remark !== undefined) await asked.getByRole('textbox').fill(remark);
  await asked.getByRole('button', { name: act, exact: true }).click();
}

/** The code that the phone scans to sign. */
export const code = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign on your phone' });

/** Follows the code on show to the phone, which is another page. */
export async function takePhone(page: Page): Promise<Page> {
  await expect(code(page).getByRole('img', { name: 'Code to scan with the app' })).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await code(page)
    .getByRole('link', { name: /Open on the phone/ })
    .click();
  return opened;
}
