import { addressOn, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { centre, main } from './steps/places.ts';
import {
  confirmation,
  createLine,
  fill,
  form,
  openTransfer,
  outcome,
  recipient,
  review,
  sendButton,
} from './steps/transfer.ts';

const sent = 'Submitted. The server’s copy matches what you confirmed.';

const mistakes = [
  {
    what: 'Address of another network',
    field: '收款地址',
    entered: addressOn('ETH', 'Larkspur Instruments'),
    said: /该地址属于其他网络（EVM 网络）/,
  },
  {
    what: 'a letter that only looks like one',
    field: '收款地址',
    entered: recipient.replace(/^T./, 'TА'),
    said: /第 2 个字符“А”是形似字符/,
  },
  {
    what: 'more than there is',
    field: '数量',
    entered: '999999',
    said: /余额不足，可用 [\d,.]+ USDT/,
  },
];

// What each mistake is said to be, the tests of the form read in English; here it is a browser that says it.
test('a mistake is said beside its field and stops the way on, in Chinese', async ({ signIn }) => {
  const page = await signIn('Lin Wei', { language: 'zh-CN' });
  await page.goto(main);
  await page.getByRole('button', { name: '转账 USDT TRC20' }).click();
  const dialog = page.getByRole('dialog');
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await box('收款地址').fill(recipient);
  await box('数量').fill('12');

  for (const { what, field, entered, said } of mistakes) {
    await test.step(what, async () => {
      const before = await box(field).inputValue();
      await box(field).fill(entered);
      await box(field).blur();
      await expect(box(field)).toHaveAccessibleDescription(said);
      await expect(box(field)).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByRole('button', { name: '核对转账', exact: true }).click({ force: true });
      await expect(box(field)).toBeVisible();
      await expect(page.getByRole('dialog', { name: '核对转账' })).toHaveCount(0);
      await box(field).fill(before);
      await expect(box(field)).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('what is typed or pasted as an amount stays as it is, and what is not exact is refused', async ({
  signIn,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  const amount = form(lin).getByRole('textbox', { name: 'Amount' });
  const paste = async (text: string) => {
    await lin.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await amount.selectText();
    await lin.keyboard.press('ControlOrMeta+v');
  };
  const reviewButton = form(lin).getByRole('button', { name: 'Review transfer', exact: true });
  await form(lin).getByRole('textbox', { name: 'To' }).fill(recipient);
  for (const [text, said] of [
    ['1250,75', /Use a point as the decimal separator: 1250\.75/],
    ['1e3', /Enter all digits, without an exponent/],
    ['-5', /without a plus or minus sign/],
    ['0,5', /Use a point as the decimal separator: 0\.5/],
  ] as const) {
    await amount.clear();
    await amount.pressSequentially(text);
    await expect(amount).toHaveValue(text);
    await expect(amount).toHaveAccessibleDescription(said);
    await expect(reviewButton).toHaveAttribute('aria-disabled', 'true');
    await expect(lin.getByText('Correct or complete: Amount', { exact: true })).toBeVisible();
  }
  await paste('1,200.50');
  await expect(amount).toHaveValue('1,200.50');
  await expect(amount).toHaveAccessibleDescription(/Remove the thousands separators: 1200\.50/);
  await paste(' 12.5 ');
  await amount.blur();
  await expect(amount).toHaveValue('12.5');
  await expect(reviewButton).not.toHaveAttribute('aria-disabled', 'true');
});

test('a severe risk wants a tick before anything goes on', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { to: specialAddresses.severeRisk.tron });
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    /Risky address \(score 97 \/ 100; Sanctions, Mixer\)/,
  );
  await form(lin).getByRole('button', { name: 'Review transfer' }).click();
  await expect(form(lin).getByText('Select this to continue')).toBeVisible();
  await expect(confirmation(lin)).toHaveCount(0);
  await form(lin)
    .getByRole('checkbox', { name: 'I know the risk and want to transfer to this address' })
    .check();
  await review(lin);
  await expect(confirmation(lin)).toContainText('Severe risk');
  await sendButton(lin).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  const asked = await sandbox.seen(createLine);
  expect(asked.map(({ params, code }) => [params['confirm_risk'], code])).toEqual([['1', '0']]);
});

test('a sub-wallet with a whitelist pays nobody else', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(centre('wallet', { sub: subWalletIds.payroll }));
  await openTransfer(lin);
  await fill(lin, { amount: '20' });
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(/Not whitelisted/);
  await form(lin).getByRole('button', { name: 'Choose a known address' }).click();
  await form(lin).getByRole('searchbox', { name: 'Search by name or address' }).fill('tax');
  await form(lin)
    .getByRole('group', { name: 'Address book' })
    .getByRole('button', { name: /Tax office/ })
    .click();
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(addressOn('TRX', 'Tax office'));
  await review(lin);
  await expect(confirmation(lin)).toContainText('In the address book as “Tax office”');
});

test('what the server refuses is said beside the field it concerns, and the form is kept', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { remark: 'Kept' });
  await review(lin);
  await sandbox.fault('withdrawals.create', { code: '110087', times: 1 });
  await sendButton(lin).click();
  await expect(form(lin).getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    /Rejected: above the wallet’s limit/,
  );
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('Kept');

  await fill(lin, { amount: '1100' });
  await review(lin);
  await sandbox.fault('withdrawals.create', { code: '200145', times: 1 });
  await sendButton(lin).click();
  await expect(form(lin).getByRole('alert').filter({ hasText: 'Nothing was submitted' })).toContainText(
    'Rejected: another change of this sub-wallet is awaiting',
  );

  await review(lin);
  await sendButton(lin).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  const asked = await sandbox.seen(createLine);
  expect(new Set(asked.map(({ params }) => params['request_id'])).size).toBe(asked.length);
  expect(asked.filter(({ code }) => code === '0')).toHaveLength(1);
});
