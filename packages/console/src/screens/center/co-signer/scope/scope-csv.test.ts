import { expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { subWalletsIn } from './scope-csv.rules.ts';

const all = [
  { sub_wallet_id: 2002, sub_wallet_name: 'Customer deposits' },
  { sub_wallet_id: 2005, sub_wallet_name: 'Market making' },
  { sub_wallet_id: 2006, sub_wallet_name: 'Twins' },
  { sub_wallet_id: 2007, sub_wallet_name: 'Twins' },
];
const found = (text: string) => subWalletsIn(readCsv(text), all);

it('takes sub-wallets by number, or by a name that only one has', () => {
  expect(found('ID;Name\n2005;x\n2002;y\n2005;x')).toEqual({ ids: ['2005', '2002'] });
  expect(found('子钱包\nCustomer deposits')).toEqual({ ids: ['2002'] });
});

it('takes all lines or none, and says which names nobody', () => {
  expect(found('Name\nCustomer deposits\nCustomers')).toEqual({ unknown: 'Customers', line: 3 });
  expect(found('Name\nTwins')).toEqual({ unknown: 'Twins', line: 2 });
  expect(found('Wallet\nTwins')).toEqual({ head: true });
});
