import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect, type Locator, type Page, type SandboxControl } from './fixtures/test.ts';
import type { Liar } from './fixtures/liar.ts';
import { isSeen, stopsAfterLook, type Trial } from './steps/lies.ts';
import { centre } from './steps/places.ts';
import { confirmation, createLine, outcome, prepare, recipient, sendButton } from './steps/transfer.ts';
import { said } from './steps/words.ts';
import { second } from '../support/durations.ts';

const gas = '/api/mpc/gas_estimate';
const thief = addressOn('TRX', 'thief');
/** A name with a character that turns the rest around, and how it is shown. */
const turned = { value: 'safe\u202Etxt', shown: /safe.*U\+202E.*txt/ };

/** Until what changes by itself has been asked for again. */
const askedAgain = (page: Page) => page.clock.fastForward(21 * second);

const dialog = (page: Page, key: string): Locator => page.getByRole('dialog', { name: said(key) });
const button = (place: Page | Locator, key: string): Locator =>
  place.getByRole('button', { name: said(key) });

/** Whatever it is called that is reviewed. */
const reviewButton = (place: Locator): Locator => place.getByRole('button', { name: /^Review/ });

interface Confirmed {
  page: Page;
  liar: Liar;
  sandbox: SandboxControl;
  line: string;
  come: () => Promise<void>;
  /** The last button. */
  send: Locator;
  fee: Omit<Trial, 'of'>;
  /** What is shown of it, as it is posted. */
  shown: Record<string, string>;
  /** What says that the fee has changed. @default the button of a payment that takes it up */
  renew?: Locator;
}

/** Another fee than was confirmed: nothing leaves until somebody takes it up; at the one that was shown it leaves as it was shown. */
async function costsWhatWasShown(asked: Confirmed): Promise<void> {
  const { page, liar, sandbox, line, come, send, fee, shown } = asked;
  const { renew = button(page, 'transfer.quote.renew') } = asked;
  await stopsAfterLook({ liar, sandbox, line, come, press: () => askedAgain(page) }, renew, [
    { of: 'fee', ...fee },
  ]);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await askedAgain(page);
  await expect(renew).toHaveCount(0);
  await send.click();
  await expect.poll(async () => (await sandbox.seen(line)).length).toBe(1);
  expect((await sandbox.seen(line))[0]?.params).toMatchObject(shown);
}

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
      seen: confirmation(page).getByText('TUSDT', { exact: true }),
    },
  ]);
  await isSeen({ liar, come }, [
    {
      of: 'name',
      path: '/api/mpc/user/strategy/list',
      field: '0.name',
      value: turned.value,
      seen: confirmation(page).getByText(turned.shown).first(),
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
      await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
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
      of: 'name',
      path: list,
      field: 'list.0.ticker',
      value: turned.value,
      seen: form.getByText(turned.shown).first(),
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

const word = (text: string) => text.padStart(64, '0');

const confirmCall = (page: Page) => button(dialog(page, 'web3.confirm'), 'web3.send');

test('R17, R19, R20: a collectible before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Lin Wei');
  await page.clock.install();
  const collection = addressOn('MATIC1', 'Signal Flags');
  const to = addressOn('MATIC1', 'Northwind Gallery');
  const place = centre('wallet', { sub: subWalletIds.main, open: `nft:MATIC1.${collection}` });
  const nft = '/api/mpc/sub_wallet/nft/info';
  const token = dialog(page, 'nft.token');
  const open = async () => void (await page.goto(`${place}&token=1`));
  await isSeen({ liar, come: open }, [
    { of: 'number', path: nft, field: 'token_id', value: '2', seen: token.getByRole('alert').first() },
    {
      of: 'name',
      path: nft,
      field: 'nft_name',
      value: turned.value,
      seen: token.getByText(turned.shown).first(),
    },
  ]);
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    line: 'POST /api/mpc/web3/trans/create',
    come: async () => {
      await open();
      await button(token, 'nft.transfer.begin').click();
      const form = dialog(page, 'nft.transfer.title');
      await form.getByRole('textbox', { name: said('transfer.to') }).fill(to);
      await form.getByRole('textbox', { name: said('nft.transfer.quantity') }).fill('1');
      await button(form, 'nft.transfer.goOn').click();
      const review = reviewButton(dialog(page, 'web3.title'));
      await expect(review).not.toHaveAttribute('aria-disabled', 'true');
      await review.click();
      await expect(confirmCall(page)).not.toHaveAttribute('aria-disabled', 'true');
    },
    send: confirmCall(page),
    fee: { path: gas, field: 'gas_price2', value: '9000' },
    shown: { interactive_contract: collection, amount: '0' },
  });
});

test('R17, R19, R20: a contract call before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Lin Wei');
  await page.clock.install();
  const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const spender = addressOn('ETH', 'Larkspur lending').slice(2).toLowerCase();
  const data = `0x095ea7b3${word(spender)}${word('4c4b40')}`;
  const form = dialog(page, 'web3.title');
  const open = async () => {
    await page.goto(centre('wallet', { sub: subWalletIds.main, open: 'web3' }));
    await form
      .getByRole('button', { name: new RegExp(`^${said('web3.chain').source.slice(2, -2)}`) })
      .click();
    await page.getByRole('option', { name: /^ETH \(/ }).click();
  };
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    line: 'POST /api/mpc/web3/trans/create',
    come: async () => {
      await open();
      await form.getByRole('textbox', { name: said('web3.contract') }).fill(contract);
      await form.getByRole('textbox', { name: said('web3.data') }).fill(data);
      const review = reviewButton(form);
      await expect(review).not.toHaveAttribute('aria-disabled', 'true');
      await review.click();
      await expect(confirmCall(page)).not.toHaveAttribute('aria-disabled', 'true');
    },
    send: confirmCall(page),
    fee: { path: gas, field: 'gas_price2', value: '9000' },
    shown: { interactive_contract: contract, input_data: data, main_chain_symbol: 'ETH' },
  });
});

test('R17, R19, R20: a faster copy before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Ana Ruiz');
  await page.clock.install();
  const facts = '/api/mpc/user/sub_wallet/speed_up/item/info';
  const form = dialog(page, 'speedUp.title');
  const send = button(dialog(page, 'speedUp.confirm'), 'speedUp.send');
  const open = async () => {
    await page.goto(centre('wallet', { sub: subWalletIds.marketMaking, open: 'pending' }));
    await button(page.getByRole('row', { name: /1\.6 Gwei/ }), 'speedUp.act').click();
  };
  await isSeen({ liar, come: open }, [
    { of: 'number', path: facts, field: 'id', value: 1, seen: form.getByRole('alert').first() },
  ]);
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    line: createLine,
    come: async () => {
      await open();
      await reviewButton(form).click();
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    },
    send,
    fee: { path: facts, field: 'gas_price2', value: '9000' },
    shown: { amount: '0.75', symbol: 'ETH' },
  });
});

test('R17, R19, R20: a refund before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Ana Ruiz');
  await page.clock.install();
  const facts = '/api/mpc/funds/refund/deposit/info';
  const drawer = dialog(page, 'refund.title');
  const send = button(drawer, 'refund.confirm');
  const open = async () => {
    await page.goto(`${centre('transactions')}&kind=deposit&status=3000&period=90d`);
    await page
      .getByRole('row')
      .filter({ hasText: '+1.1 ETH' })
      .getByRole('button', { name: 'Deposit', exact: true })
      .click();
    await button(page.getByRole('dialog'), 'refund.act').click();
  };
  const review = async () => {
    await open();
    await drawer.getByRole('textbox', { name: /Reason/ }).fill('A mixer sent it');
    await reviewButton(drawer).click();
  };
  await isSeen({ liar, come: open }, [
    { of: 'number', path: facts, field: 'deposit_id', value: 1, seen: drawer.getByRole('alert').first() },
  ]);
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    line: 'POST /api/mpc/funds/refund',
    come: async () => {
      await review();
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    },
    send,
    fee: { path: facts, field: 'fees.gas_price2', value: '9000' },
    shown: { amount: '1.1', remark: 'A mixer sent it' },
    renew: button(drawer, 'refund.quote.renew'),
  });
});
