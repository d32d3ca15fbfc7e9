import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { call } from './steps/call.ts';
import { orderDrawer, orderStatus } from './steps/order.ts';
import { centre, goWithin } from './steps/places.ts';

const handleLine = 'POST /api/mpc/kyt/manual/config';
const records = `/mpc/center/kyt/details?w=${walletIds.treasury}`;
/** The service that screens in Treasury. */
const chainward = 5601;

/** A transfer to an address of high risk, in a wallet that holds such transfers. */
async function askForRiskyTransfer(page: Page): Promise<void> {
  const careful = { low: 1, medium: 2, high: 3, severe: 4 };
  const saved = await call(page, 'kyt/config/save', {
    service_id: String(chainward),
    sections: JSON.stringify({ handling: { deposit: careful, withdraw: careful } }),
  });
  const asked = await call(page, 'sub_wallet/withdraw', {
    request_id: crypto.randomUUID(),
    sub_wallet_id: String(subWalletIds.main),
    symbol: 'TUSDT',
    address_to: specialAddresses.highRisk.tron,
    amount: '21.5',
    confirm_risk: '1',
  });
  expect([saved, asked]).toMatchObject([{ code: '0' }, { code: '0' }]);
}

const record = (page: Page) => page.getByRole('region', { name: /^KYT record \d+$/ });

test('a transfer to a risk is held, released with a reason, and goes on to its signature', async ({
  signIn,
  sandbox,
}) => {
  await sandbox.clock({ freeze: true });
  const ana = await signIn('Ana Ruiz');
  await askForRiskyTransfer(ana);
  await ana.goto(`${records}&status=3&way=withdraw`);
  const row = ana.getByRole('table', { name: 'KYT records' }).getByRole('row').filter({ hasText: '21.5' });
  await expect(row).toContainText('High risk');
  await row.getByRole('button', { name: /^Handle record/ }).click();

  // All it is decided by stands beside the list.
  await expect(record(ana)).toContainText('−21.5 USDT');
  await expect(record(ana)).toContainText('Scam');
  await expect(record(ana)).toContainText('High risk: hold for review');
  await expect(record(ana)).toContainText('On hold (risk)');

  // No reason, no decision; and one decision however often it is pressed.
  await record(ana).getByRole('button', { name: 'Release' }).click();
  const asked = ana.getByRole('alertdialog', { name: 'Release this transfer?' });
  await asked.getByRole('button', { name: 'Release', exact: true }).click();
  expect(await sandbox.seen(handleLine)).toHaveLength(0);
  await asked.getByRole('textbox', { name: /Reason/ }).fill('Payee confirmed by phone');
  await asked.getByRole('button', { name: 'Release', exact: true }).dblclick();
  await expect(record(ana).getByText('Released', { exact: true }).first()).toBeVisible();
  await expect(record(ana)).toContainText('Payee confirmed by phone');
  await expect(record(ana).getByRole('button', { name: 'Release' })).toHaveCount(0);
  expect((await sandbox.seen(handleLine)).map(({ params }) => params)).toMatchObject([
    { handle_type: '1', remark: 'Payee confirmed by phone' },
  ]);

  // The transfer itself goes on.
  await record(ana)
    .getByRole('link', { name: /^Transfer \d+$/ })
    .click();
  await expect(orderDrawer(ana)).toContainText('21.5');
  await expect(orderStatus(ana, 'Awaiting signature')).toBeVisible();
});

test('a member proposes what becomes of a deposit, and the owner carries it out', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(`${records}&status=3&level=4`);
  await lin
    .getByRole('table', { name: 'KYT records' })
    .getByRole('row')
    .filter({ hasText: '3,300' })
    .getByRole('button', { name: /^Handle record/ })
    .click();
  await record(lin).getByRole('button', { name: 'Freeze' }).click();
  const asked = lin.getByRole('alertdialog', { name: 'Freeze this deposit?' });
  await expect(asked).toContainText('Step 1 of 1: 1 of Ana Ruiz');
  await asked.getByRole('textbox', { name: /Reason/ }).fill('Sender is on the sanctions list');
  await asked.getByRole('button', { name: 'Propose freeze' }).click();
  await expect(record(lin).getByRole('heading', { name: 'Pending proposal' })).toBeVisible();
  await expect(record(lin).getByRole('button', { name: 'Freeze' })).toHaveCount(0);

  // The owner finds it in the records and in To-do, and agrees by deciding the same.
  const ana = await signIn('Ana Ruiz');
  await goWithin(ana, `${records}&status=3&level=4`);
  await ana
    .getByRole('table', { name: 'KYT records' })
    .getByRole('row')
    .filter({ hasText: '3,300' })
    .getByRole('button', { name: /^Handle record/ })
    .click();
  await expect(record(ana)).toContainText('Proposed by Lin Wei: Sender is on the sanctions list');
  await record(ana).getByRole('button', { name: 'Freeze' }).click();
  const confirm = ana.getByRole('alertdialog', { name: 'Freeze this deposit?' });
  await confirm.getByRole('textbox', { name: /Reason/ }).fill('Agreed');
  await confirm.getByRole('button', { name: 'Freeze', exact: true }).click();
  await expect(record(ana).getByText('Frozen', { exact: true }).first()).toBeVisible();
  expect(await sandbox.seen(handleLine)).toHaveLength(2);
  await goWithin(ana, centre('todo'));
  await expect(ana.getByText(/^Freeze 3,300/)).toHaveCount(0);
});
