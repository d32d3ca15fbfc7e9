import { subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { centre, main } from './steps/places.ts';

test('what a list is narrowed and grouped by stands in the address, and a hidden coin comes back', async ({
  signIn,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  const coins = lin.getByRole('table', { name: 'Coins', exact: true });
  await expect(coins).toBeVisible();

  await lin.getByRole('button', { name: 'More for BUSD BSC' }).click();
  await lin.getByRole('menuitem', { name: 'Hide' }).click();
  await lin.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
  await expect(lin.getByRole('button', { name: 'Receive BUSD BSC' })).toHaveCount(0);

  await lin.getByRole('button', { name: 'Group by network' }).click();
  await lin.getByRole('button', { name: 'Hide zero balances' }).click();
  await lin.getByRole('searchbox', { name: 'Symbol, name or contract' }).fill('usd');
  await expect(lin.getByRole('columnheader', { name: 'TRC20' })).toBeVisible();
  await expect(lin.getByRole('button', { name: 'Receive ETH ETH' })).toHaveCount(0);
  await lin.reload();
  await expect(lin.getByRole('searchbox', { name: 'Symbol, name or contract' })).toHaveValue('usd');
  await expect(lin.getByRole('button', { name: 'Group by network' })).toHaveAttribute('aria-pressed', 'true');
  await expect(lin.getByRole('columnheader', { name: 'TRC20' })).toBeVisible();

  await lin.getByRole('button', { name: 'More', exact: true }).click();
  await lin.getByRole('menuitem', { name: 'Manage coins' }).click();
  const manage = lin.getByRole('dialog', { name: 'Coins of Main sub-wallet' });
  await manage.getByRole('searchbox', { name: 'Symbol or contract' }).fill('busd');
  await manage.getByRole('switch', { name: 'Show BUSD (BSC) in the list' }).click();
  await manage.getByRole('button', { name: 'Close' }).click();
  await expect(lin.getByRole('button', { name: 'Receive BUSD BSC' })).toBeVisible();
});

test('an address is found by its label, called otherwise, and found again after a reload', async ({
  signIn,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(`${centre('wallet', { sub: subWalletIds.customerDeposits })}&tab=addresses&coin=TRX`);
  const addresses = lin.getByRole('table', { name: 'Addresses' });
  await lin.getByRole('searchbox', { name: 'Address, memo or label' }).fill('user 1003');
  await expect(addresses.getByRole('row')).toHaveCount(2);
  await lin.getByRole('button', { name: /^Edit the label of/ }).click();
  const panel = lin.getByRole('dialog', { name: 'Edit label' });
  await panel.getByRole('textbox', { name: 'Label' }).fill('user 1003, moved');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(addresses).toContainText('user 1003, moved');
  await lin.reload();
  await expect(addresses.getByRole('row')).toHaveCount(2);
  await expect(addresses).toContainText('user 1003, moved');
});
