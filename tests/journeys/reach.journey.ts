import { walletIds } from '@mpc/api/sandbox';
import { expect, test, type Locator, type Page } from './fixtures/test.ts';
import { bulkDrawer, itemRow, todoTable } from './steps/items.ts';
import { code, orderDrawer } from './steps/order.ts';
import { centre, main } from './steps/places.ts';
import { fill, form, review, sendButton } from './steps/transfer.ts';

interface Waiting {
  business_id: number;
  my_action: number;
  amount: string;
}

/** The transfers that wait for whoever is signed in. */
async function waiting(page: Page): Promise<Waiting[]> {
  const answer = await page.request.get(
    `/api/mpc/user/action/items/list?wallet_id=${walletIds.treasury}&tab=mine&item_type=1&page_size=100`,
  );
  const { data } = (await answer.json()) as { data: string | { list: Waiting[] } };
  return (typeof data === 'string' ? (JSON.parse(data) as { list: Waiting[] }) : data).list;
}

const idOf = (items: readonly Waiting[], action: number): number => {
  const item = items.find(({ my_action }) => my_action === action);
  if (item === undefined) throw new Error(`Nothing waits for action ${action}`);
  return item.business_id;
};

const inReach = async (button: Locator) => expect(button).toBeInViewport({ ratio: 1 });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`what is decided is in reach without scrolling, ${width} × ${height}`, async ({ signIn }) => {
    test.slow();
    const visit = { viewport: { width, height }, hasTouch: width < 768 };

    // A transfer that is confirmed.
    const lin = await signIn('Lin Wei', visit);
    await lin.goto(`${main}&open=transfer:TUSDT`);
    await expect(form(lin).getByRole('textbox', { name: 'To' })).toBeVisible();
    await fill(lin);
    await review(lin);
    await inReach(sendButton(lin));

    // One that is approved, beside the list or over it, and the question once more.
    const ana = await signIn('Ana Ruiz', visit);
    await ana.goto(`${centre('todo')}&type=1`);
    await expect(todoTable(ana)).toBeVisible();
    const items = await waiting(ana);
    await ana.goto(`${centre('todo', { open: `withdraw:${idOf(items, 1)}` })}&type=1`);
    const approve = orderDrawer(ana).getByRole('button', { name: 'Approve', exact: true });
    await inReach(approve);
    await approve.click();
    const question = ana.getByRole('alertdialog');
    await inReach(question.getByRole('button', { name: 'Approve', exact: true }));
    await question.getByRole('button', { name: 'Not now' }).click();

    // One that is signed: the code, how long it is good for, and the words to compare.
    await ana.goto(`${centre('todo', { open: `withdraw:${idOf(items, 2)}` })}&type=1`);
    const sign = orderDrawer(ana).getByRole('button', { name: 'Approve & sign' });
    await inReach(sign);
    await sign.click();
    await inReach(code(ana).getByRole('img', { name: 'Code to scan with the app' }));
    await inReach(code(ana).getByText(/seconds? left/));
    await inReach(code(ana).locator('[lang=en]').first());
    await code(ana).getByRole('button', { name: 'Close' }).last().click();

    // Several that are approved at once.
    await ana.goto(`${centre('todo')}&type=1`);
    for (const at of [0, 1])
      await todoTable(ana)
        .getByRole('checkbox', { name: /^Transfer/ })
        .nth(at)
        .check();
    await ana.getByRole('button', { name: 'Approve selected' }).click();
    await inReach(bulkDrawer(ana).getByRole('button', { name: /^Approve (all 2|the other)/ }));
    await bulkDrawer(ana).getByRole('button', { name: 'Close' }).first().click();

    // A change of the address book.
    await ana.goto(`${centre('todo')}&type=6`);
    await itemRow(ana, /./).first().getByRole('button').first().click();
    await inReach(
      ana
        .getByRole('region', { name: 'Address book', exact: true })
        .or(ana.getByRole('dialog', { name: 'Address book', exact: true }))
        .getByRole('button', { name: 'Approve', exact: true }),
    );
  });
