import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { centre } from './steps/places.ts';
import { fingerprint, inGroups } from './steps/transfer.ts';

const createLine = 'POST /api/mpc/web3/trans/create';
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const spender = addressOn('ETH', 'Larkspur lending');
const endless = `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`;

test('an unlimited permission is warned of, sent once, and what the approver reads is the call itself', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(centre('wallet', { sub: subWalletIds.main, open: 'web3' }));
  const form = lin.getByRole('dialog', { name: 'Contract call' });
  await form.getByRole('combobox', { name: /^Network/ }).click();
  await lin.getByRole('option', { name: /^ETH \(/ }).click();
  await form.getByRole('textbox', { name: 'Contract' }).fill(token);
  await form.getByRole('textbox', { name: 'Data' }).fill(endless);
  await form.getByRole('textbox', { name: 'Name' }).fill('Larkspur');

  // It is read, warned of, and has to be meant.
  await expect(form.getByText('Unlimited allowance', { exact: true })).toBeVisible();
  const review = form.getByRole('button', { name: 'Review contract call' });
  await expect(review).toHaveAttribute('title', 'Confirm the unlimited allowance first');
  await form
    .getByRole('checkbox', { name: /^I intend to grant an unlimited allowance/ })
    .check({ force: true });
  await expect(review).not.toHaveAttribute('aria-disabled', 'true');
  await review.click();

  const confirm = lin.getByRole('dialog', { name: 'Review contract call' });
  await expect(confirm.getByText('Unlimited allowance', { exact: true })).toBeVisible();
  await expect(confirm.getByRole('img', { name: `Spender: ${inGroups(spender)}` })).toHaveText(spender);
  const words = await fingerprint(confirm);
  await sandbox.fault('web3.create', { latency: 400 });
  const send = confirm.getByRole('button', { name: 'Submit contract call' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.dblclick();
  await expect(lin.getByText('Submitted. The server’s copy matches what you confirmed.')).toBeVisible();
  expect(await sandbox.seen(createLine)).toHaveLength(1);

  // Ana, in another browser, is asked: she reads the same call, its warning, and the same words of the fingerprint.
  await lin.getByRole('button', { name: 'Track in Transactions' }).click();
  await expect(lin).toHaveURL(/open=web3(%3A|:)\d+/);
  const open = new URL(lin.url()).searchParams.get('open') ?? '';
  const ana = await signIn('Ana Ruiz');
  await ana.goto(centre('transactions', { open }));
  const order = ana.getByRole('dialog').first();
  await expect(order.getByText('Unlimited allowance', { exact: true })).toBeVisible();
  await expect(order).toContainText('approve');
  await expect(order.getByRole('img', { name: `Spender: ${inGroups(spender)}` })).toHaveText(spender);
  expect(await fingerprint(order)).toEqual(words);
  await expect(order).toContainText('Larkspur');
  await expect(order.getByRole('button', { name: 'Approve & sign' })).toBeVisible();
});
