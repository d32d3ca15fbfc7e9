import { sandbox } from '#shared/testing/network.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { addressBook } from '@mpc/api';
import { subWalletIds } from '@mpc/api/sandbox';
import { checkAddress } from '@mpc/api/addresses';
import { beforeAll, expect, it } from 'vitest';
import { paidTimes } from '#features/address-check';
import { client } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { checksumOf } from '../features/address-check/checksum.rules.ts';

const { main, reserve, vendors, payroll } = subWalletIds;

beforeAll(() => {
  sandbox.reset();
  signIn('owner');
});

it('counts the payments to an entry alike in the picker and in the form', async () => {
  const queries = createConsoleQueryClient();
  const compared: [label: string, picker: number, form: number][] = [];
  for (const sub_wallet_id of [main, reserve, vendors, payroll]) {
    const wallet = sandbox.world.subWallets.get(sub_wallet_id)?.wallet_id ?? 0;
    for (const entry of await client.call(addressBook.withdrawAddresses, { sub_wallet_id })) {
      const { base_symbol, address, label, used_count } = entry;
      const { count } = await queries.fetchQuery(paidTimes(wallet, sub_wallet_id, base_symbol, address));
      compared.push([label, used_count, count]);
    }
  }
  expect(compared.filter(([, picker, form]) => picker !== form)).toEqual([]);
  expect(compared.some(([, picker]) => picker > 1)).toBe(true);
});

it('says the same of the checksum of an address beside its field and in its summary', () => {
  const said = { neverChecksum: 'never', noChecksum: 'absent', weakChecksum: 'weak' } as const;
  for (const { base_symbol, address } of sandbox.world.addresses.all()) {
    const check = checkAddress(base_symbol, address);
    if (!check.ok) continue;
    const [field] = check.warnings.flatMap((one) => (one in said ? [said[one as keyof typeof said]] : []));
    expect(checksumOf(base_symbol, address, address), address).toBe(field ?? 'caught');
  }
});

it('rates a deposit in one way', () => {
  for (const row of sandbox.world.transactions.all()) {
    if (row.trans_kind !== 'deposit') continue;
    const { kyt_status, kyt } = row;
    if (kyt_status === 0 || kyt_status === 1) expect(kyt.level, String(row.id)).toBe(0);
  }
});
