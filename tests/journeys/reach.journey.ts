import { expect, test, type Locator } from './fixtures/test.ts';
import { bulkDrawer, todoTable } from './steps/items.ts';
import { code, orderDrawer } from './steps/order.ts';
import { centre } from './steps/places.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Stands whole in the window. */
const inReach = async (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

interface Waiting {
  business_id: number;
  my_action: number;
}

test('decisions are in reach without scrolling, and so are code, countdown and fingerprint when signing', async ({
  signIn,
}) => {
  const page = await signIn('Ana Ruiz', { viewport: { width: 1440, height: 900 } });
  const answering = page.waitForResponse(
    (response) => response.url().includes('/user/action/items/list') && response.url().includes('item_type'),
  );
  await page.goto(`${centre('todo')}&type=1&size=100`);
  const { data } = (await (await answering).json()) as { data: { list: Waiting[] } };
  const open = async (action: number) => {
    const id = data.list.find(({ my_action }) => my_action === action)?.business_id;
    await page.goto(`${centre('todo', { open: `withdraw:${id}` })}&type=1`);
  };

  for (const size of sizes) {
    await page.setViewportSize(size);

    await page.goto(`${centre('todo')}&type=1`);
    for (const at of [0, 1]) await todoTable(page).locator('tbody').getByRole('checkbox').nth(at).check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await inReach(bulkDrawer(page).getByRole('button', { name: /^Approve (all 2|the other)/ }));

    await open(1);
    const approve = orderDrawer(page).getByRole('button', { name: 'Approve', exact: true });
    await inReach(approve);
    await approve.click();
    const question = page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true });
    await inReach(question);
    // It stays open though the window becomes narrow.
    await page.setViewportSize({ width: 390, height: 844 });
    await inReach(question);
    await page.setViewportSize(size);

    await open(2);
    const sign = orderDrawer(page).getByRole('button', { name: 'Approve & sign' });
    await inReach(sign);
    await sign.click();
    await inReach(code(page).getByRole('img', { name: 'Code to scan with the app' }));
    await inReach(code(page).getByText(/seconds? left/));
    await inReach(code(page).locator('[lang=en]').first());
  }
});
