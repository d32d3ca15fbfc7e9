import { expect, test } from './fixtures/test.ts';
import {
  auditLine,
  decide,
  openTodo,
  orderDrawer,
  orderStatus,
  todoItem,
  transferRow,
} from './steps/order.ts';
import { centre, main } from './steps/places.ts';
import { expectHolding, holding, outcome, pay } from './steps/transfer.ts';
import { second } from '../support/durations.ts';

test('Lin takes it back while it waits: it leaves Ana’s to-do list, and what was frozen is free', async ({
  signIn,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  const assets = await signIn('Lin Wei');
  await assets.clock.install();
  await assets.goto(main);
  const before = await holding(assets, 'USDT TRC20');
  await pay(lin);

  const ana = await signIn('Ana Ruiz');
  await ana.clock.install();
  await ana.goto(`${centre('todo')}&size=100`);
  await expect(todoItem(ana, '1,200.50')).toBeVisible();

  await outcome(lin).getByRole('button', { name: 'Track in Transactions' }).click();
  await decide(lin, 'Cancel transfer', 'The desk asked twice');
  await expect(orderStatus(lin, 'Canceled')).toBeVisible();
  await expect(orderDrawer(lin).getByRole('list', { name: 'Approval timeline' })).toContainText(
    /Canceled by Lin Wei.*The desk asked twice/,
  );
  await expect(orderDrawer(lin).getByRole('button', { name: 'Cancel transfer' })).toHaveCount(0);
  await orderDrawer(lin).getByRole('button', { name: 'Close' }).click();
  await expect(transferRow(lin, '1,200.50 USDT')).toContainText('Canceled');

  await ana.clock.fastForward(10 * second);
  await expect(todoItem(ana, '1,200.50')).toHaveCount(0);
  await assets.clock.fastForward(20 * second);
  await expectHolding(assets, 'USDT TRC20', before);
});

test('Ana was about to approve: nothing is sent for what was taken back meanwhile', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await pay(lin);
  const ana = await signIn('Ana Ruiz');
  await openTodo(ana, '1,200.50');
  await orderDrawer(ana).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(ana.getByRole('alertdialog')).toBeVisible();

  await outcome(lin).getByRole('button', { name: 'Track in Transactions' }).click();
  await decide(lin, 'Cancel transfer');
  await expect(orderStatus(lin, 'Canceled')).toBeVisible();

  await ana.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(orderDrawer(ana)).toContainText('Already handled. Nothing was submitted.');
  await expect(orderStatus(ana, 'Canceled')).toBeVisible();
  expect(await sandbox.seen(auditLine)).toEqual([]);
});
