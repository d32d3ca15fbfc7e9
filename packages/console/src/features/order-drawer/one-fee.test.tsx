import { type SpeedUp, withdrawals } from '@mpc/api';
import { addressOn, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chosenFee, type FeeOption, usualFee } from '#features/network-fee';
import { OrderSheet } from '#features/orders';
import { client } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { sandbox, stage } from '#shared/testing/stage.tsx';
import { readItem } from '../approvals/items/load-item.ts';
import { feeToday, replacementOf } from '../speed-up/speed-up.rules.ts';

const { main, reserve, vendors } = subWalletIds;
const untranslated = ((key: string) => key) as never;

/** The fee of an order as the approver's item and the sheet that everybody decides on say it. */
async function shown(id: number): Promise<string[]> {
  const item = await createConsoleQueryClient().fetchQuery(readItem('withdraw', id));
  const fact = item.content(untranslated).facts.find(({ key }) => key === 'fee');
  const order = await client.call(withdrawals.info, { id });
  // Approver, signing dialog and drawer show the same sheet, whatever the fee is said to have been.
  await stage(<OrderSheet order={{ ...order, real_fee: '0.0000001' }} />, { as: 'owner' });
  const mounted = (await screen.findByText('Network fee (estimated)')).nextElementSibling?.textContent ?? '';
  cleanup();
  return [fact?.text ?? '', mounted];
}

const sameEverywhere = async (id: number, { amount }: FeeOption, unit: string) => {
  const fee = `${exactAmount(amount)} ${unit}`;
  expect((await shown(id)).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([fee, fee]);
};

beforeEach(() => {
  sandbox.reset();
  signIn('owner');
});

it.each([
  ['unspent outputs', reserve, 'BTC', 'BTC', () => addressOn('BTC', 'vendors'), '0.01', undefined],
  ['gas', main, 'ETH', 'ETH', () => specialAddresses.ordinary.evm, '0.1', undefined],
  ['delegated energy', main, 'TUSDT', 'TRX', () => specialAddresses.ordinary.tron, '20', 'on'],
  ['burnt TRX', main, 'TUSDT', 'TRX', () => specialAddresses.ordinary.tron, '20', 'off'],
  ['an account chain', vendors, 'SOL', 'SOL', () => addressOn('SOL', 'vendors'), '1', undefined],
  ['XRP', main, 'XRP', 'XRP', () => addressOn('XRP', 'vendors'), '25', undefined],
  ['TON', vendors, 'TON', 'TON', () => addressOn('TON', 'a supplier'), '1', undefined],
  ['Cosmos', vendors, 'ATOM', 'ATOM', () => addressOn('ATOM', 'a supplier'), '1', undefined],
  ['EOS', vendors, 'EOS', 'EOS', () => addressOn('EOS', 'a supplier'), '1', undefined],
] as const)(
  'R20: one fee from request to order: %s',
  async (_, sub_wallet_id, symbol, unit, to, amount, agent) => {
    const address_to = to();
    const subWallet = sandbox.world.subWallets.get(sub_wallet_id);
    const wallet = sandbox.world.wallets.get(subWallet?.wallet_id ?? 0);
    if (agent !== undefined && wallet !== undefined)
      sandbox.world.wallets.update(wallet, { tron_agent: agent });
    // The sandbox shows transfers of XRP as suspended.
    const coin = sandbox.world.coins.get(symbol);
    if (coin !== undefined) sandbox.world.coins.update(coin, { enable_withdraw: true });
    const estimate = await client.call(withdrawals.fee, { sub_wallet_id, symbol, to: address_to });
    const { option } = chosenFee(estimate, usualFee);
    if (option === null) throw new Error('No fee is quoted');
    const { withdraw_id } = await client.call(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id,
      symbol,
      address_to,
      amount,
      ...option.fields,
    });
    await sameEverywhere(withdraw_id, option, unit);
  },
);

it('R20: one fee from request to order: a payment that is sped up', async () => {
  const pending = sandbox.world.transactions
    .all()
    .filter(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.wallet_id === walletIds.treasury &&
        row.status === 1200 &&
        row.confirmations === 0,
    );
  const asked = await Promise.all(
    pending.map(async ({ id }): Promise<SpeedUp> =>
      client.call(withdrawals.speedUp, { id, trans_kind: 'withdraw' }),
    ),
  );
  const terms = asked.find(({ support }) => support === 1);
  if (terms === undefined) throw new Error('The sandbox has no payment to speed up');
  const order = await client.call(withdrawals.info, { id: terms.id });
  const fee = feeToday(terms, usualFee);
  if (fee === null) throw new Error('No fee is quoted');
  const payment = replacementOf(order, fee.fields, crypto.randomUUID());
  if (payment.kind !== 'withdraw') throw new Error('It is no payment');
  const { withdraw_id } = await client.call(withdrawals.create, payment.order);
  await sameEverywhere(withdraw_id, fee, terms.fee_unit);
});
