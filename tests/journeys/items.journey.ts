import { expect, test } from './fixtures/test.ts';
import { confirmOnPhone, decideItem, itemRow, openItem } from './steps/items.ts';
import { centre } from './steps/places.ts';
import { silence } from './steps/silence.ts';
import { second } from '../support/durations.ts';

test('a change of a strategy is compared and approved', async ({ signIn, sandbox }) => {
  const ana = await signIn('Ana Ruiz');
  const drawer = await openItem(ana, 4, /Desk above 5,000/, 'Advanced strategy');
  await expect(drawer).toContainText('Basic · Step 1 of 1: 1 of Ana Ruiz');
  await expect(drawer).toContainText('1 more approval needed: Ana Ruiz');
  await decideItem(ana, drawer, 'Approve', 'As agreed on Monday');
  await expect(drawer.getByText('Approved', { exact: true }).first()).toBeVisible();
  const [asked, ...more] = await sandbox.seen('POST /api/mpc/sub_wallet/strategy/audit');
  expect(asked?.params).toMatchObject({ result: '1', node_index: '1', remark: 'As agreed on Monday' });
  expect(more).toEqual([]);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(ana.getByText('No results for these filters')).toBeVisible();
});

test.describe('while the server does not say how it stands', () => {
  test.use({ expected: { problems: [/502/] } });

  test('a refusal whose answer was lost stays unknown until it is found, and is never sent again', async ({
    signIn,
    sandbox,
  }) => {
    const refuse = 'GET /api/mpc/address_book_audit/refuse';
    const title = 'Add Pension fund to the address book';
    const ana = await signIn('Ana Ruiz');
    await ana.clock.install();
    const drawer = await openItem(ana, 6, title, 'Address book');
    await expect(drawer.getByRole('img', { name: /^Address: \w{4} \w{4} / }).first()).toBeVisible();
    await sandbox.fault('addressBook.refuseAudit', { timeoutAfter: true, times: 1 });
    await decideItem(ana, drawer, 'Reject', 'Not the address we were given');
    await sandbox.fault('addressBook.audit', { status: 502 });
    await silence(ana, sandbox, refuse);

    const unknown = drawer.getByText('Outcome of your decision unknown');
    await expect(unknown).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Reject', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await ana.clock.fastForward(10 * second);
    await expect(drawer.getByText(/Checked [1-9] times?/)).toBeVisible();
    await expect(unknown).toBeVisible();

    await sandbox.heal();
    const found = drawer.getByText('Rejected', { exact: true }).first();
    // Whichever is first: it goes on looking by itself.
    await drawer.getByRole('button', { name: 'Check now' }).or(found).first().click();
    await expect(found).toBeVisible();
    await expect(unknown).toHaveCount(0);
    expect(await sandbox.seen(refuse)).toHaveLength(1);
  });
});

test('another pair for sweeping is signed on the phone, its changes compared before', async ({ signIn }) => {
  const ana = await signIn('Ana Ruiz');
  const drawer = await openItem(ana, 7, 'Change the omnibus sub-wallet and gas station', 'Auto sweep');
  await expect(drawer.getByRole('list', { name: 'Changes' })).toContainText('Reserve');
  await drawer.getByRole('button', { name: 'Approve & sign' }).click();
  await confirmOnPhone(ana);
  const code = ana.getByRole('dialog', { name: 'Decide on your phone' });
  await expect(code).toContainText('Confirmed on the phone.');
  await code.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer.getByText('Signed', { exact: true }).first()).toBeVisible();
});

test('an application for keys says who wants which and why, and is signed on the phone', async ({
  signIn,
}) => {
  const ana = await signIn('Ana Ruiz');
  const drawer = await openItem(ana, 9, 'Export the keys of Reserve', 'Key export');
  await expect(drawer).toContainText('Kofi Okafor');
  await drawer.getByRole('button', { name: 'Approve & sign' }).click();
  await confirmOnPhone(ana);
  await ana
    .getByRole('dialog', { name: 'Decide on your phone' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(drawer.getByText('Available until')).toBeVisible();
});

test('what somebody else handled meanwhile is told, and the list is up to date', async ({
  signIn,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  const other = await signIn('Ana Ruiz');
  await ana.goto(`${centre('todo')}&type=3`);
  await expect(itemRow(ana, /basic strategy of Customer deposits/)).toBeVisible();
  await sandbox.clock({ freeze: true });
  const drawer = await openItem(other, 3, /basic strategy of Customer deposits/, 'Basic strategy');
  await decideItem(other, drawer, 'Approve');
  await expect(drawer.getByText('Approved', { exact: true }).first()).toBeVisible();
  await itemRow(ana, /basic strategy of Customer deposits/)
    .getByRole('button', { name: /basic strategy/ })
    .focus();
  await ana.keyboard.press('a');
  const detail = ana.getByRole('region', { name: 'Basic strategy', exact: true });
  await expect(detail.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(ana.getByRole('alertdialog')).toHaveCount(0);
});
