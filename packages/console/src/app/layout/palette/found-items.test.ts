import type { TransactionRow } from '@mpc/api';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n, wordFiles } from '#shared/i18n/i18n.ts';
import { itemOfOrder } from './found-items.rules.ts';

let t: TFunction;
beforeAll(async () => {
  ({ t } = await startI18n('en-US', wordFiles));
});

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const row = (change: Partial<TransactionRow>) =>
  ({
    trans_kind: 'withdraw',
    id: 7,
    status: 2000,
    base_symbol: 'ETH',
    symbol_alias: 'USDT',
    amount: '12',
    amount_usd: '12',
    address_from: address,
    address_to: address,
    txid: '',
    ...change,
  }) as TransactionRow;

const found = (change: Partial<TransactionRow>, name: string | null = null) => {
  const { label, detail } = itemOfOrder(t, row(change), {
    walletId: 1,
    keywords: '',
    nameOf: () => (name === null ? null : { name }),
  });
  return `${label} | ${detail}`;
};

const output = { address, amount: '1', memo: '' } as NonNullable<TransactionRow['outputs']>[number];

it.each([
  [
    'names whom it pays before the address',
    {},
    'Larkspur',
    `Transfer 12 USDT · 7 | Completed · Larkspur · ${address}`,
  ],
  [
    'says how many are paid',
    { outputs: [output, output, output] },
    'Larkspur',
    'Transfer 12 USDT · 7 | Completed · 3 recipients',
  ],
  [
    'marks dust and leaves out its sender',
    { trans_kind: 'deposit', amount: '0' },
    null,
    'Deposit 0 USDT · 7 | Credited · Dust',
  ],
  [
    'marks a fake coin',
    { trans_kind: 'deposit', symbol_alias: 'U S D T' },
    null,
    'Deposit 12 U S D T · 7 | Credited · Fake coin name',
  ],
  [
    'reads an allowance without an end',
    { trans_kind: 'web3', amount: '-1' },
    'Pool',
    `Contract call Unlimited USDT · 7 | Completed · Pool · ${address}`,
  ],
] as const)('%s', (_, change, name, said) => {
  expect(found(change as Partial<TransactionRow>, name)).toBe(said);
});
