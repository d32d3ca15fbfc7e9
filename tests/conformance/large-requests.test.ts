import { addressBook } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBed, type Bed } from './bed.ts';

let bed: Bed;
beforeAll(async () => {
  bed = await openBed();
});
afterAll(() => bed.close());

it('an address book of 500 rows goes through in one request, though its command is a GET', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    base_symbol: 'TRX',
    address: addressOn('TRX', `row ${index}`),
    memo: '',
    label: `Partner ${index}`,
  }));
  const params = { wallet_id: walletIds.treasury, sub_wallet_ids: [subWalletIds.main], rows };
  const { audit_id } = await bed.call('owner', addressBook.add, params);
  expect(audit_id).toBeGreaterThan(0);
});
