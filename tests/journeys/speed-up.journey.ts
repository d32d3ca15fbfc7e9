import { subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { code, takePhone } from './steps/order.ts';
import { centre } from './steps/places.ts';
import { createLine } from './steps/transfer.ts';

test('a stuck transfer is sped up once, and the chain takes the replacement in its place', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  await sandbox.clock({ freeze: true });
  const ana = await signIn('Ana Ruiz');
  await ana.goto(centre('wallet', { sub: subWalletIds.marketMaking, open: 'pending' }));

  // It pays too little for any block, and the list says what the others pay today.
  const row = ana
    .getByRole('table', { name: 'Pending transactions' })
    .getByRole('row', { name: /1\.6 Gwei/ });
  await expect(row).toContainText(/Broadcast|Confirming/);
  await row.getByRole('button', { name: 'Speed up' }).click();
  const form = ana.getByRole('dialog', { name: 'Speed up', exact: true });
  await expect(form).toContainText('0.75 ETH');
  const shownHash = form.locator('dt:text-is("Transaction hash") + dd');
  await expect(shownHash).toHaveText(/^0x[0-9a-f]{64}$/);
  const hash = (await shownHash.textContent()) ?? '';

  // Less than a tenth more is not taken.
  await form.getByRole('radio', { name: /Custom/ }).check({ force: true });
  const own = form.getByRole('textbox', { name: /Gas price|Max fee per gas/ });
  await own.fill('1.7');
  await form.getByRole('button', { name: 'Review speed-up' }).click();
  await expect(form.getByText(/^Minimum /)).toBeVisible();
  await own.fill('40');
  await form.getByRole('button', { name: 'Review speed-up' }).click();

  const confirm = ana.getByRole('dialog', { name: 'Review speed-up' });
  await expect(confirm).toContainText('1.6 Gwei');
  await expect(confirm).toContainText('40 Gwei');
  const send = confirm.getByRole('button', { name: 'Submit speed-up' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await sandbox.fault('withdrawals.create', { latency: 400 });
  await send.dblclick();

  // Whoever may sign it does so at once.
  const phone = await takePhone(ana);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await phone.getByRole('button', { name: 'Confirm and sign' }).click();
  await expect(code(ana)).toContainText(/Signed/);
  expect(await sandbox.seen(createLine)).toHaveLength(1);
  await sandbox.clock({ step: 3000 });

  const [sent] = await sandbox.seen(createLine);
  const id = sent?.params['speed_up_id'] ?? '';
  await ana.goto(centre('transactions', { open: `withdraw:${id}` }));
  const order = ana.getByRole('dialog', { name: /^Transfer/ });
  await expect(order.locator('dt:text-is("Replaced hash") + dd')).toContainText(hash);
  await expect(order).toContainText(/Broadcast|Confirming/);
});
