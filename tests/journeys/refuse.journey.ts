import { expect, test } from './fixtures/test.ts';
import {
  code,
  decide,
  auditLine,
  openTodo,
  orderDrawer,
  orderStatus,
  takePhone,
  todoItem,
  transferRow,
} from './steps/order.ts';
import { centre, goWithin, main } from './steps/places.ts';
import { createLine, expectHolding, holding, pay } from './steps/transfer.ts';
import { second } from '../support/durations.ts';

test('Ana refuses, and Lin reads why; nothing is sent and nothing stays frozen', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  const assets = await signIn('Lin Wei');
  await assets.clock.install();
  await assets.goto(main);
  const before = await holding(assets, 'USDT TRC20');
  await pay(lin);
  await goWithin(lin, centre('transactions'));
  const row = transferRow(lin, '1,200.50 USDT');
  await expect(row).toContainText('Awaiting approval');

  const ana = await signIn('Ana Ruiz');
  await openTodo(ana, '1,200.50');
  await decide(ana, 'Reject', 'Ask the desk for an invoice first');
  // What is below it comes in its place.
  await expect(todoItem(ana, '1,200.50')).toHaveCount(0);

  await lin.clock.fastForward(5 * second);
  await expect(row).toContainText('Rejected');
  await row.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(orderDrawer(lin).getByRole('list', { name: 'Approval timeline' })).toContainText(
    /Rejected by Ana Ruiz.*Ask the desk for an invoice first/,
  );
  await expect(orderDrawer(lin)).toContainText('Not on-chain yet.');
  await assets.clock.fastForward(20 * second);
  await expectHolding(assets, 'USDT TRC20', before);
  expect(await sandbox.seen(createLine)).toHaveLength(1);
  expect(await sandbox.seen(auditLine)).toHaveLength(1);
});

test('Ana approves, but refuses on the phone: nothing is sent', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  const ana = await signIn('Ana Ruiz');
  await openTodo(ana, '1,200.50');
  await decide(ana, 'Approve');
  const phone = await takePhone(ana);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await phone.getByRole('button', { name: 'Reject' }).click();
  await expect(phone.getByRole('status')).toHaveText('Rejected');
  await phone.close();

  await expect(code(ana)).toContainText('Rejected on the phone. Nothing was signed.');
  await code(ana).getByRole('button', { name: 'Close' }).last().click();
  await expect(orderStatus(ana, 'Signature rejected')).toBeVisible();
  await sandbox.clock({ step: 60 * second });
  await goWithin(lin, centre('transactions'));
  await expect(transferRow(lin, '1,200.50 USDT')).toContainText('Signature rejected');
});
