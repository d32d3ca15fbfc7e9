import { expect, test, type Page } from './fixtures/test.ts';
import { auditLine, code, decide, openTodo, orderDrawer } from './steps/order.ts';
import { outcome, prepare, sendButton } from './steps/transfer.ts';

const notice = {
  changed: 'Changed since you opened it',
  broken: 'Order details no longer match',
};

/** Lets what is read about the order say something else, from now on. */
async function lie(page: Page, change: Record<string, unknown>) {
  await page.route('**/api/mpc/withdraw/info?*', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, ...change } } });
  });
}

const stopLying = (page: Page) => page.unroute('**/api/mpc/withdraw/info?*');

test('R17, R19, R20: nothing is decided or signed but what was looked at', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  const asked = await prepare(lin);
  // What is posted is the code, not the name.
  await expect(asked.getByText('TUSDT', { exact: true })).toBeVisible();
  await sendButton(lin).click();
  await expect(
    outcome(lin).getByText("Submitted. The server's copy matches what you confirmed."),
  ).toBeVisible();
  const ana = await signIn('Ana Ruiz');
  const posts = () => sandbox.seen(auditLine);
  for (const [change, said] of [
    [{ fee: '90000' }, notice.changed],
    [{ amount: '12' }, notice.broken],
    [{ symbol: 'USDTERC20' }, notice.broken],
    [{ request_id: '0d6cb9f0-6f0e-4b57-8f2c-3f2ae9e4e0a1' }, notice.broken],
  ] as const) {
    await openTodo(ana, '1,200.50');
    await orderDrawer(ana).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(orderDrawer(ana).getByText('TUSDT', { exact: true })).toBeVisible();
    const asked = ana.getByRole('alertdialog');
    await lie(ana, change);
    await asked.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(orderDrawer(ana).getByText(said)).toBeVisible();
    await expect(asked).toHaveCount(0);
    expect(await posts()).toHaveLength(0);
    await stopLying(ana);
  }

  await openTodo(ana, '1,200.50');
  await decide(ana, 'Approve');
  await expect.poll(async () => (await posts()).length).toBe(1);
  await code(ana).getByRole('button', { name: 'Close', exact: true }).first().click();
  await lie(ana, { fee: '90000' });
  await orderDrawer(ana).getByRole('button', { name: 'Approve & sign' }).click();
  await expect(code(ana).getByText('so no code was created')).toBeVisible();
  await expect(code(ana).getByRole('img', { name: 'Code to scan with the app' })).toHaveCount(0);
});
