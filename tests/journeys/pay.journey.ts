import { expect, test } from './fixtures/test.ts';
import {
  auditLine,
  code,
  decide,
  openTodo,
  orderDrawer,
  orderStatus,
  takePhone,
  transferRow,
} from './steps/order.ts';
import { main } from './steps/places.ts';
import {
  confirmation,
  createLine,
  expectHolding,
  fill,
  fingerprint,
  form,
  holding,
  inGroups,
  millionths,
  openTransfer,
  outcome,
  recipient,
  review,
  sendButton,
} from './steps/transfer.ts';
import { second } from '../support/durations.ts';

const asked = millionths('1,200.50');

test('Lin asks for 1,200.50 USDT, Ana approves and signs, and both see it arrive', async ({
  signIn,
  sandbox,
}) => {
  test.slow();
  await sandbox.clock({ freeze: true });
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  const assets = await signIn('Lin Wei');
  await assets.clock.install();
  await assets.goto(main);
  await expect(assets.getByRole('table', { name: 'Coins' })).toBeVisible();
  const usdt = await holding(assets, 'USDT TRC20');
  const trx = await holding(assets, 'TRX TRON');

  // Lin fills in the form, and everything that can be known is said as it is typed.
  await lin.goto(main);
  await openTransfer(lin);
  await form(lin)
    .getByRole('textbox', { name: 'To' })
    .fill(recipient.slice(0, -1) + 'x');
  await expect(form(lin)).toContainText('Checksum mismatch');
  await fill(lin, { remark: 'November settlement, desk B' });
  await expect(form(lin)).toContainText('≈ $1,200.50');
  await expect(form(lin)).toContainText('27 / 200');
  await expect(form(lin).getByRole('radio', { name: /Delegated energy/ })).toBeChecked();
  await form(lin)
    .getByRole('radio', { name: /Burn TRX/ })
    .check({ force: true });
  await expect(form(lin)).toContainText('Large stablecoin');
  await expect(form(lin)).toContainText('Low risk');

  // The confirmation shows it whole.
  await review(lin);
  const fact = (name: string) =>
    confirmation(lin)
      .getByRole('definition')
      .and(confirmation(lin).locator(`dt:text-is("${name}") + dd`));
  await expect(confirmation(lin)).toContainText('USDT (TRC20) code TUSDT · Treasury / Main sub-wallet');
  await expect(confirmation(lin).getByTitle('1,200.50 USDT').first()).toBeVisible();
  await expect(confirmation(lin).getByRole('img', { name: `Recipient: ${inGroups(recipient)}` })).toHaveText(
    recipient,
  );
  await expect(fact('Network fee')).toHaveText(/^13\.\d+ TRX.*burned for energy/);
  await expect(fact('Strategy')).toHaveText(/^Large stablecoin\s+· Step 1 of 2/);
  // The same wherever it is agreed to; what the chain then takes is compared below.
  const cost = /^[\d.]+ TRX/.exec((await fact('Network fee').textContent()) ?? '')?.[0] ?? 'no fee';
  const fee = millionths(cost.split(' ')[0] ?? '');
  const approvers = confirmation(lin).getByRole('list', { name: 'Approvers' });
  await expect(approvers.getByRole('listitem')).toHaveText([
    /Approve.*any 1 of: Ana Ruiz, Kofi Okafor/,
    /Approve & sign.*any 1 of: Ana Ruiz, Kofi Okafor/,
  ]);
  const words = await fingerprint(confirmation(lin));
  expect(words.en).toMatch(/^[a-z]+( · [a-z]+){5}$/);
  expect(words.zh).toMatch(/^\p{Script=Han}+( · \p{Script=Han}+){5}$/u);
  await sendButton(lin).click();
  await expect(
    outcome(lin).getByText('Submitted. The server’s copy matches what you confirmed.'),
  ).toBeVisible();

  // What it holds is frozen to the last digit, and no more.
  const afterUsdt = { available: usdt.available - asked, frozen: usdt.frozen + asked };
  const afterTrx = { available: trx.available - fee, frozen: trx.frozen + fee };
  await assets.clock.fastForward(20 * second);
  await expectHolding(assets, 'USDT TRC20', afterUsdt);
  await expectHolding(assets, 'TRX TRON', afterTrx);

  // Lin stays on Transactions, and never loads the page again.
  await outcome(lin).getByRole('button', { name: 'Track in Transactions' }).click();
  await expect(orderStatus(lin, 'Awaiting approval')).toBeVisible();
  await orderDrawer(lin).getByRole('button', { name: 'Close' }).click();
  const row = transferRow(lin, '1,200.50 USDT');
  await expect(row).toContainText('Awaiting approval');
  await lin.evaluate(() => Object.assign(window, { neverLoadedAgain: true }));

  // Ana, in another browser, reads why it needs her.
  const ana = await signIn('Ana Ruiz');
  await openTodo(ana, '1,200.50');
  const order = orderDrawer(ana);
  await expect(order).toContainText('Awaiting your approval · 1 of 2');
  await expect(order).toContainText('Large stablecoin');
  await expect(order).toContainText('Lin Wei');
  await expect(order).toContainText('November settlement, desk B');
  await expect(order).toContainText('No transfers from this sub-wallet yet');
  await expect(order).toContainText('Low risk');
  await expect(order).toContainText(cost);
  await expect(order.getByRole('img', { name: `Recipient: ${inGroups(recipient)}` })).toHaveText(recipient);
  // She reads the same six words as Lin did, and may compare them by telephone.
  expect(await fingerprint(order)).toEqual(words);
  await decide(ana, 'Approve', 'Agreed with desk B');

  await lin.clock.fastForward(5 * second);
  await expect(row).toContainText('Awaiting signature');

  // The signature is made on the phone, which shows the same by itself.
  const phone = await takePhone(ana);
  await expect(code(ana)).toContainText(cost);
  await expect(phone.getByText('1200.50 USDT (TRC20)', { exact: true })).toBeVisible();
  await expect(phone.locator('dd.address')).toHaveText(recipient);
  expect(await fingerprint(phone.locator('dl'))).toEqual(words);
  await phone.getByRole('button', { name: 'Scan the code' }).click();
  await expect(code(ana)).toContainText('Scanned. Confirm on the phone.');
  await phone.getByRole('button', { name: 'Confirm and sign' }).click();
  await expect(phone.getByRole('status')).toHaveText('Signed');
  await phone.close();
  await expect(code(ana)).toContainText('Signed. The transfer is being broadcast.');
  await code(ana).getByRole('button', { name: 'Close' }).last().click();

  // The chain goes on, a block every three seconds.
  await lin.clock.fastForward(5 * second);
  await expect(row).toContainText(/Broadcast|Confirming/);
  await sandbox.clock({ step: 2 * second });
  await sandbox.clock({ step: 9 * second });
  await lin.clock.fastForward(5 * second);
  await expect(row).toContainText('Confirming 3/20');
  await sandbox.clock({ step: 51 * second });
  await lin.clock.fastForward(5 * second);
  await expect(row).toContainText('Completed');
  expect(await lin.evaluate(() => 'neverLoadedAgain' in window)).toBe(true);

  // Nothing is frozen any more, and exactly the amount and the fee are gone.
  await assets.clock.fastForward(20 * second);
  await expectHolding(assets, 'USDT TRC20', { available: afterUsdt.available, frozen: usdt.frozen });
  await expectHolding(assets, 'TRX TRON', { available: afterTrx.available, frozen: trx.frozen });

  // The drawer tells the whole story.
  await row.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(orderStatus(lin, 'Completed')).toBeVisible();
  const story = orderDrawer(lin).getByRole('list', { name: 'Approval timeline' });
  await expect(story.getByRole('listitem')).toHaveText([
    /Created by Lin Wei/,
    /KYT passed/,
    /Approved by Ana Ruiz.*Agreed with desk B/,
    /Signed by Ana Ruiz/,
    /Broadcast/,
    /Confirmations.*20 of 20/,
    /Completed$|Completed.*UTC/,
  ]);
  const explorer = orderDrawer(lin).getByRole('link', { name: /View on tronscan\.org/ });
  const hash = (await orderDrawer(lin).locator('dt:text-is("Transaction hash") + dd').textContent()) ?? '';
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await expect(explorer).toHaveAttribute('href', `https://tronscan.org/#/transaction/${hash}`);
  await expect(explorer).toHaveAttribute('rel', /noopener/);

  const sent = await sandbox.seen(createLine);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ code: '0', params: { amount: '1200.50', address_to: recipient } });
  expect(sent[0]?.params['request_id']).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(await sandbox.seen(auditLine)).toHaveLength(1);
});
