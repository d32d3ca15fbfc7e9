import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { orderDrawer } from './steps/order.ts';
import { centre } from './steps/places.ts';
import { confirmation, drawer, inGroups, outcome, sendButton } from './steps/transfer.ts';

const line = 'POST /api/mpc/sub_wallet/withdraw/brc20';
const collector = addressOn('BTC', 'a collector');
const reserve = centre('wallet', { sub: subWalletIds.reserve });

test('R7: inscriptions are chosen, confirmed whole and sent once, whatever is pressed', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const ana = await signIn('Ana Ruiz');
  await ana.goto(`${reserve}&tab=inscriptions`);
  await ana.getByRole('button', { name: 'Transfer rats' }).click();

  const form = drawer(ana, 'Transfer inscriptions');
  const rows = form.getByRole('table', { name: 'Inscriptions' }).getByRole('row').filter({ hasText: 'rats' });
  const [first, second] = [rows.nth(0), rows.nth(1)];
  const numbers = await Promise.all(
    [first, second].map(async (row) => (await row.getByText(/^#\d+$/).textContent()) ?? ''),
  );
  for (const row of [first, second]) await row.getByRole('checkbox').check();
  await form.getByRole('textbox', { name: 'To' }).fill(collector);
  await expect(form.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect(form.getByRole('button', { name: 'Review transfer' })).toBeEnabled();

  // What was filled in outlives a reload; the confirmation does not.
  await ana.reload();
  await expect(form.getByRole('textbox', { name: 'To' })).toHaveValue(collector);
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(confirmation(ana)).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Remark' }).fill('Sold to a collector');
  await form.getByRole('radio', { name: /Slow/ }).check({ force: true });
  await form.getByRole('button', { name: 'Review transfer' }).click();

  for (const number of numbers) await expect(confirmation(ana)).toContainText(number);
  await expect(confirmation(ana)).toContainText('0.00001092 BTC');
  await expect(
    confirmation(ana).getByRole('img', { name: new RegExp(`^Recipient: ${inGroups(collector)}`) }),
  ).toBeVisible();
  await expect(confirmation(ana).getByText('Fingerprint', { exact: true })).toBeVisible();
  await sandbox.fault('collectibles.withdrawBrc20', { latency: 400 });
  await sendButton(ana).dblclick();
  await expect(
    outcome(ana).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();

  const sent = await sandbox.seen(line);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    code: '0',
    params: { address_to: collector, fee_rate: '4', remark: 'Sold to a collector' },
  });
  expect(sent[0]?.params['inscription_ids']?.split(',')).toHaveLength(2);

  // They are held from now on, and the order tells which they are.
  await ana.goto(`${reserve}&tab=inscriptions&ticker=rats&type=held`);
  await expect(ana.getByRole('table', { name: 'Inscriptions' }).getByRole('row')).toHaveCount(3);
  await ana
    .getByRole('link', { name: /^Order/ })
    .first()
    .click();
  for (const number of numbers) await expect(orderDrawer(ana)).toContainText(number);
});
