import { expect, test, type Locator, type Page } from './fixtures/test.ts';
import { violationsOn } from './fixtures/violations.ts';
import { fill, outcome, review, sendButton } from './steps/transfer.ts';
import { said } from './steps/words.ts';

/** A lie of the drill on its page. */
const lie = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ hasText: title });

/** Opens the console where the lie is met, as whoever meets it. */
async function opened(drill: Page, title: string): Promise<Page> {
  const page = drill.context().waitForEvent('page');
  await lie(drill, title)
    .getByRole('button', { name: /^Open as / })
    .click();
  return page;
}

test('R17, R19, R21: a drill shows lies of the server and what the console does about them', async ({
  visit,
}) => {
  const drill = await visit({ viewport: { width: 390, height: 844 } });
  await drill.goto('/sandbox');
  await drill.getByRole('link', { name: 'Drill' }).click();
  const turn = (title: string, how: 'on' | 'off') =>
    drill.getByRole('button', { name: `Turn ${how}: ${title}` }).click();
  const altered = (title: string, calls: string) =>
    expect(lie(drill, title)).toContainText(new RegExp(`Altered responses: [1-9].*${calls}`, 's'));

  const rows = 'Rows of another sub-wallet';
  await turn(rows, 'on');
  await expect(drill.getByRole('button', { name: `Turn off: ${rows}` })).toBeFocused();
  const list = await opened(drill, rows);
  await expect(list.getByRole('alert')).toContainText('The response does not match the request.');
  await altered(rows, 'transactions\\.list');
  for (const colorScheme of ['light', 'dark'] as const) {
    await drill.emulateMedia({ colorScheme });
    expect(await violationsOn(drill), colorScheme).toEqual([]);
  }
  expect(await drill.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await turn(rows, 'off');
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(list.getByRole('table', { name: 'Transactions' })).toBeVisible();

  const recipient = 'Another recipient stored';
  await turn(recipient, 'on');
  const transfer = await opened(drill, recipient);
  await fill(transfer);
  await review(transfer);
  await sendButton(transfer).click();
  await expect(outcome(transfer).getByText(said('intent.differs.title'))).toBeVisible();
  await altered(recipient, 'withdrawals\\.info');

  // Another lie takes its place.
  const bill = 'Another payment address of a bill';
  await turn(bill, 'on');
  await expect(drill.getByRole('button', { name: /^Turn off/ })).toHaveCount(1);
  const invoice = await opened(drill, bill);
  const pay = invoice.getByRole('dialog', { name: 'Pay bill' });
  await pay.getByRole('radio', { name: 'USDT (TRC20)' }).check({ force: true });
  await expect(pay.getByRole('alert')).toContainText('Do not pay to this address');
  await expect(pay.getByRole('img', { name: /^Payment address/ })).toHaveCount(0);
  await altered(bill, 'billing\\.payAddress');
});
