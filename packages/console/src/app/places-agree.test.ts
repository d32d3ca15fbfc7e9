import { sandbox } from '#shared/testing/network.ts';
import { signIn } from '#shared/testing/sign-in-as.ts';
import { addressBook, wallets } from '@mpc/api';
import { subWalletIds } from '@mpc/api/sandbox';
import { checkAddress } from '@mpc/api/addresses';
import { beforeEach, expect, it } from 'vitest';
import { paidTimes } from '#features/address-check';
import { client } from '#shared/api/api.ts';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { worthOf } from '../screens/center/wallet/parts/coins/coin-figures.ts';
import { checksumOf } from '../features/address-check/checksum.rules.ts';

const { main, reserve, vendors, payroll } = subWalletIds;

beforeEach(() => {
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

const cents = (usd: string) => Math.round(Number(usd) * 100);

it('adds up: the portfolio to its wallets, a sub-wallet to its coins', async () => {
  const { total_usd, top_wallet, wallet_list, not_complete_list } = await client.call(wallets.assets, {
    type: 0,
  });
  const listed = [...top_wallet, ...wallet_list, ...not_complete_list];
  expect(listed.reduce((sum, wallet) => sum + cents(wallet.total_usd), 0)).toBe(cents(total_usd));

  for (const sub_wallet_id of [main, reserve, vendors, payroll]) {
    const wallet_id = sandbox.world.subWallets.get(sub_wallet_id)?.wallet_id ?? 0;
    const { stat, list } = await client.call(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1 });
    const worth = list.reduce((sum, coin) => sum + cents(worthOf(coin) ?? '0'), 0);
    // Each row is rounded to a cent.
    expect(Math.abs(worth - cents(stat?.total_usd ?? '0')), String(sub_wallet_id)).toBeLessThanOrEqual(
      list.length,
    );
  }
});
