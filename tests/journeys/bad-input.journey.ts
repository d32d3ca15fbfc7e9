import { addressOn, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import { expect, test, type Locator, type Page } from './fixtures/test.ts';
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

const sent = 'Sent, and read back as you confirmed it';

/** What a field says beside itself, in both languages. */
type Said = readonly [en: RegExp, zh: RegExp];

interface Mistake {
  what: string;
  field: 'address' | 'amount';
  entered: string;
  said: Said;
}

const own = addressOn('TRX', `sub-wallet ${subWalletIds.main}`);
const deposits = addressOn('TRX', `sub-wallet ${subWalletIds.customerDeposits}`);

const mistakes: Mistake[] = [
  {
    what: 'an address with a wrong character',
    field: 'address',
    entered: `${recipient.slice(0, 10)}${recipient[10] === 'a' ? 'b' : 'a'}${recipient.slice(11)}`,
    said: [/does not match its own checksum/, /与自身的校验码不符/],
  },
  {
    what: 'an address of another network',
    field: 'address',
    entered: addressOn('ETH', 'Larkspur Instruments'),
    said: [/address of another network \(the Ethereum family\)/, /这是其他网络（以太坊系）的地址/],
  },
  {
    what: 'a letter that only looks like one',
    field: 'address',
    entered: recipient.replace(/^T./, 'TА'),
    said: [/“А” \(character 2\) only looks like a letter/, /第 2 个字符“А”只是形似/],
  },
  {
    what: 'the sub-wallet’s own address',
    field: 'address',
    entered: own,
    said: [/belongs to the sending sub-wallet/, /该地址属于付款子钱包/],
  },
  {
    what: 'the contract of the token itself',
    field: 'address',
    entered: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    said: [/the contract of USDT \(TRC20\)\. Funds sent to it are lost/, /这是 USDT \(TRC20\) 的合约地址/],
  },
  {
    what: 'an address on the blacklist',
    field: 'address',
    entered: specialAddresses.blacklisted.tron,
    said: [/is on the blacklist/, /在黑名单中/],
  },
  {
    what: 'more than there is',
    field: 'amount',
    entered: '999999',
    said: [/Only [\d,.]+ USDT is available/, /可用余额只有 [\d,.]+ USDT/],
  },
  {
    what: 'less than can be sent',
    field: 'amount',
    entered: '0.5',
    said: [/The least that can be sent is 1 USDT/, /最少转出 1 USDT/],
  },
  {
    what: 'nothing',
    field: 'amount',
    entered: '0',
    said: [/Enter an amount above 0/, /请输入大于 0 的金额/],
  },
  {
    what: 'more digits than the coin has',
    field: 'amount',
    entered: '10.1234567',
    said: [/USDT has 6 decimals; this has 7/, /USDT 最多 6 位小数，现在有 7 位/],
  },
];

const names = {
  'en-US': { address: 'To', amount: 'Amount', review: 'Review', transfer: 'Transfer USDT TRC20' },
  'zh-CN': { address: '收款地址', amount: '金额', review: '核对', transfer: '转账 USDT TRC20' },
} as const;

for (const [at, language] of (['en-US', 'zh-CN'] as const).entries())
  test(`every mistake is said beside its field and stops the way on, in ${language}`, async ({ signIn }) => {
    const words = names[language];
    const page = await signIn('Lin Wei', { language });
    await page.goto(main);
    await page.getByRole('button', { name: words.transfer }).click();
    const dialog = page.getByRole('dialog');
    const box = (field: 'address' | 'amount') =>
      dialog.getByRole('textbox', { name: words[field], exact: true });
    await box('address').fill(recipient);
    await box('amount').fill('12');

    for (const { what, field, entered, said } of mistakes) {
      await test.step(what, async () => {
        const before = await box(field).inputValue();
        await box(field).fill(entered);
        await box(field).blur();
        await expect(box(field)).toHaveAccessibleDescription(said[at] ?? /never/);
        await expect(box(field)).toHaveAttribute('aria-invalid', 'true');
        await dialog.getByRole('button', { name: words.review, exact: true }).click({ force: true });
        await expect(box('address')).toBeVisible();
        await expect(page.getByRole('dialog', { name: /Confirm the transfer|确认转账/ })).toHaveCount(0);
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
  const reviewButton = form(lin).getByRole('button', { name: 'Review', exact: true });
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

const acceptable = [
  {
    what: 'a severe risk',
    to: specialAddresses.severeRisk.tron,
    said: /rates this address as risky \(score 97 of 100; Sanctions, Mixer\)/,
    box: 'I know the risk and want to pay this address',
    shown: 'Severe risk',
  },
  {
    what: 'no screening',
    to: specialAddresses.unscreened.tron,
    said: /The screening service does not answer/,
    box: 'Go on without the screening',
    shown: 'Screening did not answer',
  },
];

for (const { what, to, said, box, shown } of acceptable)
  test(`${what} wants a tick before anything goes on`, async ({ signIn, sandbox }) => {
    const lin = await signIn('Lin Wei');
    await lin.goto(main);
    await openTransfer(lin);
    await fill(lin, { to });
    await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(said);
    const tick = form(lin).getByRole('checkbox', { name: box });
    await tick.check();
    await review(lin);
    await expect(confirmation(lin)).toContainText(shown);
    await sendButton(lin).click();
    await expect(outcome(lin).getByText(sent)).toBeVisible();
    const asked = await sandbox.seen(createLine);
    expect(asked.map(({ params, code }) => [params['confirm_risk'], code])).toEqual([['1', '0']]);
  });

test('a severe risk without the tick is not reviewed', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { to: specialAddresses.severeRisk.tron });
  await expect(form(lin).getByRole('checkbox', { name: /I know the risk/ })).toBeVisible();
  await form(lin).getByRole('button', { name: 'Review' }).click();
  await expect(form(lin).getByText('Tick this to go on')).toBeVisible();
  await expect(confirmation(lin)).toHaveCount(0);
});

test('another sub-wallet of one’s own is named', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { to: deposits });
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    /Belongs to your own sub-wallet “Customer deposits”/,
  );
});

test('a sub-wallet with a whitelist pays nobody else', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(centre('wallet', { sub: subWalletIds.payroll }));
  await openTransfer(lin);
  await fill(lin, { amount: '20' });
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
    /pays whitelisted addresses only/,
  );
  await form(lin).getByRole('button', { name: 'Choose a known address' }).click();
  await form(lin).getByRole('searchbox', { name: 'Find by name or address' }).fill('tax');
  await form(lin)
    .getByRole('group', { name: 'Address book' })
    .getByRole('button', { name: /Tax office/ })
    .click();
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(addressOn('TRX', 'Tax office'));
  await review(lin);
  await expect(confirmation(lin)).toContainText('In the address book as “Tax office”');
});

test('a sub-wallet without the coin that pays the fee is told which, and how much', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await lin.goto(centre('wallet', { sub: subWalletIds.grants }));
  await openTransfer(lin);
  await fill(lin, { amount: '20' });
  await expect(form(lin)).toContainText(/The fee needs [\d.]+ TRX, and this sub-wallet has 0/);
  await form(lin).getByRole('button', { name: 'Review' }).click({ force: true });
  await expect(confirmation(lin)).toHaveCount(0);
});

const refusals: { code: string; field: (page: Page) => Locator; said: RegExp }[] = [
  {
    code: '110055',
    field: (page) => form(page).getByRole('textbox', { name: 'To' }),
    said: /The server does not take this address/,
  },
  {
    code: '200143',
    field: (page) => form(page).getByRole('textbox', { name: 'To' }),
    said: /Refused: this address is on the blacklist/,
  },
  {
    code: '110087',
    field: (page) => form(page).getByRole('textbox', { name: 'Amount' }),
    said: /Refused: the amount is above the wallet’s limit/,
  },
  {
    code: '100011',
    field: (page) => form(page).getByRole('textbox', { name: 'Amount' }),
    said: /Refused: there is not enough available/,
  },
  {
    code: '120403',
    field: (page) => form(page).getByRole('radiogroup', { name: 'Network fee' }),
    said: /Refused: there is not enough for the network fee/,
  },
  {
    code: '110227',
    field: (page) => form(page).getByRole('combobox', { name: 'Coin and network' }),
    said: /Refused: transfers of this coin are suspended now/,
  },
];

test('what the server refuses is said beside the field it concerns, and the form is kept', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  const lin = await signIn('Lin Wei');
  await lin.goto(main);
  await openTransfer(lin);
  await fill(lin, { remark: 'Kept' });
  let amount = 1200;
  for (const { code, field, said } of refusals) {
    await test.step(code, async () => {
      // Another amount and address, so that what was said of the last ones is over.
      amount += 100;
      await fill(lin, { amount: String(amount), to: addressOn('TRX', `Recipient ${code}`) });
      await review(lin);
      await sandbox.fault('withdrawals.create', { code, times: 1 });
      await sendButton(lin).click();
      await expect(field(lin)).toHaveAccessibleDescription(said);
      await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('Kept');
      await expect(form(lin).getByRole('textbox', { name: 'Amount' })).toHaveValue(String(amount));
    });
  }
  await fill(lin, { amount: '2500' });
  await review(lin);
  await sandbox.fault('withdrawals.create', { code: '200145', times: 1 });
  await sendButton(lin).click();
  await expect(form(lin).getByRole('alert').filter({ hasText: 'Nothing was sent' })).toContainText(
    'Refused: another change of this sub-wallet is waiting',
  );

  await review(lin);
  await sendButton(lin).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  const asked = await sandbox.seen(createLine);
  expect(new Set(asked.map(({ params }) => params['request_id'])).size).toBe(asked.length);
  expect(asked.filter(({ code }) => code === '0')).toHaveLength(1);
});
