import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect, type Page } from './fixtures/test.ts';
import { isSeen } from './steps/lies.ts';
import { centre } from './steps/places.ts';
import { createLine, inGroups } from './steps/transfer.ts';
import { said } from './steps/words.ts';
import { gas, stranger, dialog, button, reviewButton, costsWhatWasShown } from './steps/costs.ts';

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
      .getByRole('combobox', { name: new RegExp(`^${said('web3.chain').source.slice(2, -2)}`) })
      .click();
    await page.getByRole('option', { name: /^ETH \(/ }).click();
  };
  const come = async () => {
    await open();
    await form.getByRole('textbox', { name: said('web3.contract') }).fill(contract);
    await form.getByRole('textbox', { name: said('web3.data') }).fill(data);
    const review = reviewButton(form);
    await expect(review).not.toHaveAttribute('aria-disabled', 'true');
    await review.click();
    await expect(confirmCall(page)).not.toHaveAttribute('aria-disabled', 'true');
  };
  await costsWhatWasShown({
    page,
    liar,
    sandbox,
    line: 'POST /api/mpc/web3/trans/create',
    come,
    send: confirmCall(page),
    fee: { path: gas, field: 'gas_price2', value: '9000' },
    shown: { interactive_contract: contract, input_data: data, main_chain_symbol: 'ETH' },
  });
});

test('R17, R19, R20: a speed-up before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Ana Ruiz');
  await page.clock.install();
  const facts = '/api/mpc/user/sub_wallet/speed_up/item/info';
  const info = '/api/mpc/withdraw/info';
  const form = dialog(page, 'speedUp.title');
  const send = button(dialog(page, 'speedUp.confirm'), 'speedUp.send');
  const open = async () => {
    await page.goto(centre('wallet', { sub: subWalletIds.marketMaking, open: 'pending' }));
    await button(page.getByRole('row', { name: /1\.6 Gwei/ }), 'speedUp.act').click();
  };
  await isSeen({ liar, come: open }, [
    {
      of: 'recipient',
      path: info,
      field: 'address_to',
      value: stranger,
      seen: form.getByRole('img', { name: inGroups(stranger) }).first(),
    },
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
    { of: 'amount', path: facts, field: 'amount', value: '12', seen: drawer.getByText(/^12\sETH/).first() },
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
