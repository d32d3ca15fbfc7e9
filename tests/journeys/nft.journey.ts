import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { centre } from './steps/places.ts';
import { inGroups } from './steps/transfer.ts';

const createLine = 'POST /api/mpc/web3/trans/create';
const collection = addressOn('MATIC1', 'Signal Flags');
const recipient = addressOn('MATIC1', 'Northwind Gallery');

test('a token is given away by a call that says so, once, from where it lies', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  const place = centre('wallet', { sub: subWalletIds.main, open: `nft:MATIC1.${collection}` });
  await lin.goto(`${place}&token=1`);
  const token = lin.getByRole('dialog', { name: 'Token', exact: true });
  await token.getByRole('button', { name: 'Transfer', exact: true }).click();
  const form = lin.getByRole('dialog', { name: 'Transfer NFT' });
  await form.getByRole('textbox', { name: 'To', exact: true }).fill(recipient);
  await form.getByRole('textbox', { name: 'Quantity' }).fill('4000');
  await expect(form.getByText(/^At most/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('1');
  await form.getByRole('button', { name: 'Continue' }).click();

  // What the contract is told stands in the form of any call, read from the data itself.
  const call = lin.getByRole('dialog', { name: 'Contract call' });
  await expect(call.getByText('safeTransferFrom')).toBeVisible();
  await expect(call.getByRole('img', { name: `to: ${inGroups(recipient)}` })).toHaveText(recipient);
  const review = call.getByRole('button', { name: 'Review contract call' });
  await expect(review).not.toHaveAttribute('aria-disabled', 'true');
  await review.click();
  const confirm = lin.getByRole('dialog', { name: 'Review contract call' });
  await expect(confirm.getByRole('img', { name: `to: ${inGroups(recipient)}` })).toHaveText(recipient);
  const send = confirm.getByRole('button', { name: 'Submit contract call' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.dblclick();
  await expect(lin.getByText('Submitted. The server’s copy matches what you confirmed.')).toBeVisible();
  const [sent, ...others] = await sandbox.seen(createLine);
  expect(others).toEqual([]);
  expect(JSON.stringify(sent)).toContain('"from":"0x');
});
