import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { code, openTodo, orderDrawer, transferRow } from './steps/order.ts';
import { centre, goWithin } from './steps/places.ts';
import { confirmation, fill, form, outcome, review, sendButton } from './steps/transfer.ts';

const { main, reserve, vendors } = subWalletIds;
const { treasury, operations } = walletIds;

// One for each way a chain has of taking a fee; what TRON burns or rents is told beside a payment of USDT.
const payments = [
  { coin: 'ETH', amount: '0.0123', by: 'Lin Wei', to: 'Ana Ruiz', wallet: treasury, sub: main },
  { coin: 'BTC', amount: '0.0123', by: 'Kofi Okafor', to: 'Ana Ruiz', wallet: treasury, sub: reserve },
  { coin: 'ATOM', amount: '1.23', by: 'Ana Ruiz', to: 'Kofi Okafor', wallet: operations, sub: vendors },
];

for (const { coin, amount, by, to, wallet, sub } of payments)
  test(`the fee of ${coin} is the same where it is requested, approved, signed and looked up`, async ({
    signIn,
  }) => {
    const payer = await signIn(by);
    await payer.goto(centre('wallet', { wallet, sub, open: `transfer:${coin}` }));
    await fill(payer, { to: addressOn(coin, 'Larkspur Instruments'), amount });
    const needsNoMemo = form(payer).getByRole('checkbox', { name: 'The recipient needs no memo' });
    if (coin === 'ATOM') await needsNoMemo.check({ force: true });
    await review(payer);
    const shown = confirmation(payer).locator('dt:text-is("Network fee") + dd');
    await expect(shown).toHaveText(new RegExp(`^[\\d.,]+ ${coin}`));
    const fee = new RegExp(`^[\\d.,]+ ${coin}`).exec((await shown.textContent()) ?? '')?.[0] ?? 'no fee';
    await sendButton(payer).click();
    await outcome(payer).getByRole('button', { name: 'Track in Transactions' }).click();
    await expect(orderDrawer(payer)).toContainText(fee);

    const owner = await signIn(to);
    const order = await openTodo(owner, amount, { wallet });
    await expect(order).toContainText(fee);
    await order.getByRole('button', { name: 'Approve & sign', exact: true }).click();
    await expect(code(owner)).toContainText(fee);
    await code(owner).getByRole('button', { name: 'Close' }).last().click();
    await goWithin(owner, centre('transactions', { wallet }));
    await transferRow(owner, `${amount} ${coin}`)
      .getByRole('button', { name: 'Transfer', exact: true })
      .click();
    await expect(orderDrawer(owner)).toContainText(fee);
  });
