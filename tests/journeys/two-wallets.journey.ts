import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { centre, main } from './steps/places.ts';
import {
  confirmation,
  createLine,
  drawer,
  fill,
  form,
  openTransfer,
  outcome,
  recipient,
  review,
  sendButton,
} from './steps/transfer.ts';

const sent = 'Submitted. The server’s copy matches what you confirmed.';
const dailyPayments = centre('wallet', { wallet: walletIds.operations, sub: subWalletIds.dailyPayments });

test('two tabs on two wallets: what is begun in one is sent from that one', async ({ signIn, sandbox }) => {
  const treasury = await signIn('Ana Ruiz');
  await treasury.goto(main);
  await openTransfer(treasury);
  await fill(treasury, { amount: '1200.50' });
  await expect(form(treasury)).toContainText('Large stablecoin');

  const operations = await treasury.context().newPage();
  await operations.goto(dailyPayments);
  await openTransfer(operations);
  await expect(form(operations).getByRole('textbox', { name: 'To' })).toHaveValue('');
  await fill(operations, { amount: '321' });
  await review(operations);
  await expect(confirmation(operations)).toContainText('Operations / Daily payments');

  await treasury.bringToFront();
  await review(treasury);
  await expect(confirmation(treasury)).toContainText('Treasury / Main sub-wallet');
  await sendButton(treasury).click();
  await expect(outcome(treasury).getByText(sent)).toBeVisible();
  await operations.bringToFront();
  await sendButton(operations).click();
  await expect(outcome(operations).getByText(sent)).toBeVisible();

  const asked = (await sandbox.seen(createLine)).map(({ params, code }) => [
    params['amount'],
    params['sub_wallet_id'],
    code,
  ]);
  expect(asked).toEqual([
    ['1200.50', String(subWalletIds.main), '0'],
    ['321', String(subWalletIds.dailyPayments), '0'],
  ]);
});

test('a draft belongs to its sub-wallet: it is not offered under another', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { remark: 'For Main only' });
  await form(lin).getByRole('button', { name: 'Cancel' }).click();

  await lin.getByRole('button', { name: 'Customer deposits' }).click();
  await expect(lin.getByRole('heading', { level: 1, name: 'Customer deposits' })).toBeVisible();
  await openTransfer(lin);
  for (const name of ['To', 'Amount', 'Remark'])
    await expect(form(lin).getByRole('textbox', { name })).toHaveValue('');
  await form(lin).getByRole('button', { name: 'Cancel' }).click();

  await lin.getByRole('button', { name: 'Main sub-wallet' }).first().click();
  await expect(lin.getByRole('heading', { level: 1, name: 'Main sub-wallet' })).toBeVisible();
  await openTransfer(lin);
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(recipient);
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('For Main only');
});

for (const step of ['form', 'confirmation'] as const)
  test(`another sub-wallet is chosen under the open ${step}: it locks, and sends nothing`, async ({
    signIn,
    sandbox,
  }) => {
    const lin = await signIn('Lin Wei');
    await lin.goto(centre('wallet', { sub: subWalletIds.customerDeposits, open: 'transfer:TUSDT' }));
    await expect(form(lin)).toBeVisible();
    await form(lin).getByRole('button', { name: 'Cancel' }).click();
    await lin.getByRole('button', { name: 'Main sub-wallet' }).click();
    await expect(lin.getByRole('heading', { level: 1, name: 'Main sub-wallet' })).toBeVisible();
    await openTransfer(lin);
    await fill(lin);
    if (step === 'confirmation') await review(lin);

    // Far back in one step, as by holding down the browser's Back: there, another sub-wallet is the chosen one.
    await lin.evaluate(() => history.go(-3));
    await expect(lin).toHaveURL(/s=2002&open=transfer/);
    await expect(
      lin.getByText('This transfer belongs to Main sub-wallet').filter({ visible: true }),
    ).toBeVisible();
    await expect(lin.getByRole('textbox')).toHaveCount(0);
    await expect(lin.getByRole('button', { name: /Review|Submit transfer/ })).toHaveCount(0);
    expect(await sandbox.seen(createLine)).toEqual([]);

    await lin.getByRole('button', { name: 'Back to Main sub-wallet' }).click();
    if (step === 'form') {
      await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(recipient);
      await review(lin);
    }
    await expect(confirmation(lin)).toContainText('Treasury / Main sub-wallet');
    await sendButton(lin).click();
    await expect(outcome(lin).getByText(sent)).toBeVisible();
    const asked = await sandbox.seen(createLine);
    expect(asked.map(({ params }) => params['sub_wallet_id'])).toEqual([String(subWalletIds.main)]);
  });

test('the sub-wallet is gone when it is sent: the draft waits, and nobody else pays', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(centre('wallet', { sub: subWalletIds.customerDeposits }));
  await openTransfer(lin);
  await fill(lin, { amount: '321', remark: 'Refund' });
  await review(lin);
  await sandbox.fault('withdrawals.create', { code: '200125', times: 1 });
  await sendButton(lin).click();

  // In the center another sub-wallet is chosen by itself; the form is not taken along.
  await expect(lin.getByRole('region', { name: /Notifications/ })).toContainText(
    'Sub-wallet does not exist, or you no longer have access',
  );
  await expect(drawer(lin, /./)).toHaveCount(0);
  await expect(lin.getByRole('heading', { level: 1, name: 'Main sub-wallet' })).toBeVisible();
  await openTransfer(lin);
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue('');

  await lin.goto(centre('wallet', { sub: subWalletIds.customerDeposits, open: 'transfer' }));
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('Refund');
  expect((await sandbox.seen(createLine)).map(({ code }) => code)).toEqual(['200125']);
});
