import { expect, test } from './fixtures/test.ts';
import { confirmOnPhone, itemRow, bulkDrawer, todoTable } from './steps/items.ts';
import { auditLine } from './steps/order.ts';
import { centre } from './steps/places.ts';
import { silence } from './steps/silence.ts';
import { inGroups } from './steps/transfer.ts';

const transfers = `${centre('todo')}&type=1`;
const titles = [/^Transfer 12,500 USDT/, /^Transfer 3,200 USDT/, /^Transfer 1,800 USDT/];

test('Ana approves three transfers with one confirmation, each sent once, and signs one of them', async ({
  signIn,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(transfers);
  for (const title of titles) await itemRow(ana, title).getByRole('checkbox').check();
  await ana.getByRole('button', { name: 'Approve selected' }).click();

  // Everything that is agreed to stands there: whole addresses, exact amounts, and a fingerprint of each.
  const drawer = bulkDrawer(ana);
  await expect(drawer.getByText('12,500 USDT (TRC20)').first()).toBeVisible();
  await expect(
    drawer.getByRole('img', { name: `To: ${inGroups('TXfy1UgATJdHByunsMBikUAJhm2soaQZhB')}` }).first(),
  ).toBeVisible();
  await expect(drawer.getByText('3,200 USDT (ERC20)').first()).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Remark' }).fill('Checked with the desk');
  await drawer.getByRole('button', { name: 'Approve all 3' }).dblclick();

  await expect(drawer.getByText('Waiting for your phone')).toHaveCount(3);
  const asked = await sandbox.seen(auditLine);
  expect(asked.map(({ params }) => [params['audit_result'], params['node_index'], params['remark']])).toEqual(
    titles.map(() => ['1', '1', 'Checked with the desk']),
  );
  expect(new Set(asked.map(({ params }) => params['id'])).size).toBe(3);

  await drawer.getByRole('button', { name: 'Approve & sign' }).first().click();
  await confirmOnPhone(ana);
  const code = ana.getByRole('dialog', { name: 'Sign on your phone' });
  await expect(code).toContainText('Signed. The transfer is being broadcast.');
  await code.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer.getByText('Approved', { exact: true })).toHaveCount(1);
  await expect(drawer.getByText('Waiting for your phone')).toHaveCount(2);
});

test('an answer is lost among several: the rest is left alone, and what was taken is found', async ({
  signIn,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await ana.goto(transfers);
  for (const title of titles) await itemRow(ana, title).getByRole('checkbox').check();
  await ana.getByRole('button', { name: 'Approve selected' }).click();
  const drawer = bulkDrawer(ana);
  await sandbox.fault('approvals.audit', { timeoutAfter: true, times: 1 });
  await drawer.getByRole('button', { name: 'Approve all 3' }).click();
  await silence(ana, sandbox, auditLine);

  await expect(drawer.getByText('Outcome of your decision unknown')).toBeVisible();
  await expect(drawer.getByText('Not submitted', { exact: true })).toHaveCount(2);
  await expect(drawer.getByText('Approved', { exact: true })).toHaveCount(1);
  expect(await sandbox.seen(auditLine)).toHaveLength(1);
});

test('Ana works through the list by keys; a key alone decides nothing', async ({ signIn, sandbox }) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(`${centre('todo')}&type=6`);
  await expect(todoTable(ana)).toBeVisible();
  const opener = (at: number) => todoTable(ana).locator('[data-does=open]').nth(at);
  await ana.keyboard.press('j');
  await expect(opener(0)).toBeFocused();
  await ana.keyboard.press('j');
  await expect(opener(1)).toBeFocused();
  await ana.keyboard.press('k');
  await expect(opener(0)).toBeFocused();

  // The detail opens beside the list, which keeps the focus.
  await ana.keyboard.press('o');
  const detail = ana.getByRole('region', { name: 'Address book', exact: true });
  await expect(detail).toBeVisible();
  await expect(opener(0)).toBeFocused();
  await ana.keyboard.press('a');
  const asked = ana.getByRole('alertdialog');
  await expect(asked).toBeVisible();
  // It is left once it has stood for a moment.
  const yes = asked.getByRole('button', { name: 'Approve', exact: true });
  await expect(yes).not.toHaveAttribute('aria-busy', 'true');
  await ana.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);

  await expect(opener(0)).toBeFocused();
  const title = await detail.getByRole('definition').first().textContent();
  await ana.keyboard.press('r');
  await expect(asked).toBeVisible();
  expect(await sandbox.seen('GET /api/mpc/address_book_audit/refuse')).toEqual([]);
  await asked.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.poll(() => sandbox.seen('GET /api/mpc/address_book_audit/refuse')).toHaveLength(1);
  // What is below it comes in its place, to be decided on its own.
  await expect(detail.getByRole('definition').first()).not.toHaveText(title ?? '');
  await expect(asked).toHaveCount(0);

  await ana.keyboard.press('?');
  await expect(ana.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Approve (confirms first)',
  );
});
