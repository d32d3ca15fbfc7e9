import { expect, type Locator, type Page } from '../fixtures/test.ts';
import { centre, goWithin } from './places.ts';

/** The to-do list, on which rows stand for items. */
export const todoTable = (page: Page): Locator => page.getByRole('table', { name: 'To-do' });

/** The row of an item, by what it asks for. */
export const itemRow = (page: Page, title: string | RegExp): Locator =>
  todoTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: title }) });

/** The drawer in which several items, or one, are decided from the list. */
export const bulkDrawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Approve|Reject|Cancel) .*\?$/ });

/** The drawer of an item that is no order, by the name of its sort. */
export const itemDrawer = (page: Page, type: string): Locator =>
  page
    .getByRole('dialog', { name: type, exact: true })
    .or(page.getByRole('region', { name: type, exact: true }));

/** Goes to the to-do list, narrowed to a sort of item, and opens one of them. */
export async function openItem(
  page: Page,
  type: number,
  title: string | RegExp,
  name: string,
): Promise<Locator> {
  await goWithin(page, `${centre('todo')}&type=${type}`);
  await itemRow(page, title).getByRole('button', { name: title }).click();
  await expect(itemDrawer(page, name).getByText('Requested by')).toBeVisible();
  return itemDrawer(page, name);
}

/** Says yes, no or takes back in the drawer of an item, and confirms it. */
export async function decideItem(page: Page, drawer: Locator, act: 'Approve' | 'Reject', remark?: string) {
  await drawer.getByRole('button', { name: act, exact: true }).click();
  const asked = page.getByRole('alertdialog');
  if (remark !== undefined) await asked.getByRole('textbox').fill(remark);
  await asked.getByRole('button', { name: act, exact: true }).click();
}

/** Confirms the question that is asked, twice as fast as anybody should. */
export async function confirm(page: Page, title: string | RegExp, action: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: title });
  await question.getByRole('button', { name: action, exact: true }).dblclick();
  await expect(question).toHaveCount(0);
}

/** Scans whatever code is on show with the phone, which is another page, and presses one of its buttons. */
async function answerOnPhone(page: Page, name: RegExp): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /Open on the phone/ }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  const button = phone.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveCount(0);
  await phone.close();
}

/** Confirms on the phone whatever code is on show. */
export const confirmOnPhone = async (page: Page): Promise<void> => answerOnPhone(page, /Confirm|Sign/);

/** Refuses it there. */
export const refuseOnPhone = async (page: Page): Promise<void> => answerOnPhone(page, /Reject/);
