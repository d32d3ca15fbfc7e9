import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect } from './fixtures/test.ts';
import { isSeen, stopsAfterLook } from './steps/lies.ts';
import { centre } from './steps/places.ts';
import { confirmation, createLine, outcome, prepare, recipient, sendButton } from './steps/transfer.ts';
import { said } from './steps/words.ts';
import { gas, thief, dialog, button, reviewButton, costsWhatWasShown } from './steps/costs.ts';

/** A transfer of the same sub-wallet that waits for approval. */
const earlier = 700_852;

test('R17, R19, R20: a transfer before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Lin Wei');
  await page.clock.install();
  const come = async () => void (await prepare(page));
  await isSeen({ liar, come: async () => void (await prepare(page, { coin: 'USDC TRC20' })) }, [
    {
      of: 'coin',
      path: '/api/mpc/sub_wallet/focus/coin',
      field: 'list.TUSDT.symbol_alias',
      value: 'USDC',
      seen: confirmation(page).getByText('code TUSDT', { exact: true }),
    },
  ]);
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    come,
    line: createLine,
    send: sendButton(page),
    fee: { path: gas, field: 'agent_fee', value: '90' },
    shown: { address_to: recipient, amount: '1200.50', symbol: 'TUSDT' },
  });
});

test('R19: the order that is read back is another one: it is no success', async ({
  signIn,
  sandbox,
  liar,
}) => {
  const page = await signIn('Lin Wei');
  await prepare(page);
  liar.tell({ path: '/api/mpc/withdraw/info', field: 'address_to', value: thief });
  await sendButton(page).click();
  await expect(outcome(page).getByText(said('intent.differs.title'))).toBeVisible({ timeout: 20_000 });
  await expect(outcome(page)).toContainText(thief);
  expect(liar.times()).toBeGreaterThan(0);
  expect(await sandbox.seen(createLine)).toHaveLength(1);
});

test('R17: where the answer names another order, only what was confirmed is canceled', async ({
  signIn,
  sandbox,
  liar,
}) => {
  const page = await signIn('Lin Wei');
  await prepare(page);
  liar.tell({ path: '/api/mpc/sub_wallet/withdraw', field: 'withdraw_id', value: earlier });
  await sendButton(page).click();
  await expect(outcome(page).getByText(said('intent.another.title'))).toBeVisible({ timeout: 20_000 });
  await outcome(page).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel transfer' }).click();
  await expect(outcome(page).getByText(said('intent.differs.over'))).toBeVisible();
  const [canceled] = await sandbox.seen('POST /api/mpc/withdraw/cancel');
  expect(canceled).toMatchObject({ code: '0', params: { id: expect.not.stringMatching(`^${earlier}$`) } });
});

test('R20: no payment of a batch costs more than was confirmed', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Lin Wei');
  const sheet = dialog(page, 'batch.title');
  const confirm = dialog(page, 'batch.confirm.title');
  const rows = [recipient, addressOn('TRX', 'Juniper Freight')].map(
    (to, at) => `USDT TRC20\t${to}\t\t${at + 5}\t`,
  );
  const deciding = {
    liar,
    sandbox,
    line: createLine,
    come: async () => {
      await page.goto(centre('wallet', { sub: subWalletIds.main, open: 'batch' }));
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), rows.join('\n'));
      await sheet.getByRole('textbox').first().click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+v');
      await sheet.getByRole('button', { name: /2/ }).last().click();
      await expect(button(confirm, 'batch.confirm.send')).not.toHaveAttribute('aria-disabled', 'true');
    },
    press: () => button(confirm, 'batch.confirm.send').click(),
  };
  const agree = button(page, 'batch.fee.agree');
  await stopsAfterLook(deciding, agree, [{ of: 'fee', path: gas, field: 'agent_fee', value: '90' }]);
  await button(page, 'batch.resume').click();
  await expect.poll(async () => (await sandbox.seen(createLine)).length).toBe(2);
  expect((await sandbox.seen(createLine)).map(({ params }) => params['amount'])).toEqual(['5', '6']);
});

test('R17, R19, R20: inscriptions before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Ana Ruiz');
  await page.clock.install();
  const to = addressOn('BTC', 'a collector');
  const place = centre('wallet', { sub: subWalletIds.reserve });
  const form = dialog(page, 'brc20.title');
  const list = '/api/mpc/sub_wallet/inscription/list';
  const open = async () => {
    await page.goto(`${place}&tab=inscriptions`);
    await page.getByRole('button', { name: 'Transfer rats' }).click();
    await form.getByRole('table').getByRole('checkbox').nth(1).check();
  };
  await isSeen({ liar, come: open }, [
    {
      of: 'amount',
      path: list,
      field: 'list.0.amount',
      value: '98765',
      seen: form.getByText(/^98,765/).first(),
    },
  ]);
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    line: 'POST /api/mpc/sub_wallet/withdraw/brc20',
    come: async () => {
      await open();
      await form.getByRole('textbox', { name: said('transfer.to') }).fill(to);
      await reviewButton(form).click();
      await expect(sendButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    },
    send: sendButton(page),
    fee: { path: gas, field: 'fee_rate2', value: '900' },
    shown: { address_to: to },
  });
});
