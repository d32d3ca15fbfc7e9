import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import type { House } from './fixtures/house.ts';
import { code } from './steps/order.ts';
import { centre } from './steps/places.ts';
import { call } from './steps/call.ts';
import { confirmation, createLine, form, review, sendButton } from './steps/transfer.ts';

const supplier = addressOn('BTC', 'Larkspur Instruments');
const carrier = addressOn('BTC', 'Halcyon Freight');
const other = addressOn('BTC', 'Somebody else');

/** In Reserve, payments to the supplier and the carrier need no approval. */
function listTwo({ world }: House): void {
  const basic = world.strategies.where('sub_wallet_id', subWalletIds.reserve).find(({ type }) => type === 0);
  if (basic === undefined) throw new Error('Reserve has no basic strategy');
  world.strategies.insert({
    ...basic,
    strategy_id: world.nextId('strategy'),
    name: 'Known partners',
    type: 1,
    priority: 1,
    action: 3,
    conditions: {
      ...basic.conditions,
      destination: 3,
      addresses: [supplier, carrier].map((address) => ({ base_symbol: 'BTC', address })),
    },
    scenes: [],
    nodes: [],
  });
}

test('recipients of different strategies are paid apart, those of one together', async ({
  signIn,
  house,
  sandbox,
}) => {
  listTwo(house);
  const ana = await signIn('Ana Ruiz');
  await ana.goto(centre('wallet', { sub: subWalletIds.reserve, open: 'transfer:BTC' }));
  const sheet = form(ana);
  await sheet.getByRole('radio', { name: 'Several recipients' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Paste a table' }).click();
  await sheet
    .getByRole('textbox', { name: 'Rows from a spreadsheet or CSV' })
    .fill(`Address\tAmount\n${supplier}\t0.01\n${other}\t0.02`);
  await sheet.getByRole('button', { name: 'Add 2 rows' }).click();
  await expect(sheet).toContainText('These recipients fall under different strategies:');
  for (const name of ['Known partners', 'Basic strategy'])
    await expect(sheet.getByRole('link', { name })).toBeVisible();
  await sheet.getByRole('button', { name: 'Review transfer' }).click({ force: true });
  await expect(confirmation(ana)).toHaveCount(0);

  // Sent all the same, the server refuses it.
  const refused = await call(ana, 'sub_wallet/withdraw', {
    request_id: crypto.randomUUID(),
    sub_wallet_id: String(subWalletIds.reserve),
    symbol: 'BTC',
    address_to: supplier,
    amount: '0.03',
    outputs: JSON.stringify([
      { address: supplier, amount: '0.01' },
      { address: other, amount: '0.02' },
    ]),
    fee_rate: '7',
  });
  expect(refused).toMatchObject({ code: '100004', data: { field: 'outputs', fault: 'mixed' } });

  // One strategy decides about both: nobody has to approve, and it is there to be signed.
  await sheet.getByRole('textbox', { name: 'To' }).nth(1).fill(carrier);
  await expect(sheet).not.toContainText('These recipients fall under different strategies');
  await expect(sheet).toContainText('No approval needed, straight to signing.');
  await review(ana);
  await expect(confirmation(ana)).toContainText('Known partners');
  await sendButton(ana).click();
  await expect(code(ana).getByRole('img', { name: 'Code to scan with the app' })).toBeVisible();
  const sent = await sandbox.seen(createLine);
  expect(sent.map((one) => one.code)).toEqual(['100004', '0']);
});
