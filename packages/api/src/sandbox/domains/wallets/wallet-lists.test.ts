import Big from 'big.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { wallets } from '../../../domains/wallets/wallets.contract.ts';
import { createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
});

describe('sub-wallets', () => {
  it('are sorted on the server, and only those worth enough are shown', async () => {
    const { data } = await ana(wallets.subWallets, { wallet_id, order_by: 'total_usd', order: 'asc' });
    const worths = data.sub_wallet_list.map(({ total_usd }) => new Big(total_usd));
    expect(worths.every((worth, index) => index === 0 || worth.gte(worths[index - 1] ?? 0))).toBe(true);
    const rich = await ana(wallets.subWallets, { wallet_id, total_usd_min: '500000' });
    const all = [...data.top_sub_wallet_list, ...data.sub_wallet_list];
    expect([...rich.data.top_sub_wallet_list, ...rich.data.sub_wallet_list].length).toBe(
      all.filter(({ total_usd }) => new Big(total_usd).gte(500_000)).length,
    );
    const named = await ana(wallets.subWallets, { wallet_id, order_by: 'sub_wallet_name', order: 'asc' });
    const names = named.data.sub_wallet_list.map((row) => row.sub_wallet_name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  });

  it('are worth the same wherever it is asked', async () => {
    const { data } = await ana(wallets.subWallets, { wallet_id });
    const all = [...data.top_sub_wallet_list, ...data.sub_wallet_list];
    const worth = await ana(wallets.subWalletWorth, { wallet_id });
    expect(worth.data).toEqual(
      all.map((row) => ({ sub_wallet_id: row.sub_wallet_id, total_usd: row.total_usd })),
    );
    const { data: coins } = await ana(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1 });
    expect(coins.stat?.total_usd).toBe(all.find((row) => row.sub_wallet_id === sub_wallet_id)?.total_usd);
  });
});

const aliasOf = async (ask: typeof ana) => {
  const { data } = await ask(wallets.assets, {});
  return [...data.top_wallet, ...data.wallet_list].find((row) => row.wallet_id === wallet_id)?.alias;
};

describe('an alias', () => {
  it('is its giver’s alone, finds what it names, and can be taken away', async () => {
    await ana(wallets.rename, { wallet_id, alias: '  The till ' });
    expect([await aliasOf(ana), await aliasOf(kofi)]).toEqual(['The till', '']);
    await ana(wallets.rename, { sub_wallet_id, alias: 'Kitty' });
    const found = await ana(wallets.subWallets, { wallet_id, keyword: 'kitt' });
    expect(found.data.top_sub_wallet_list.map((row) => row.sub_wallet_id)).toEqual([sub_wallet_id]);
    await ana(wallets.rename, { wallet_id, alias: '' });
    expect(await aliasOf(ana)).toBe('');
  });

  it('is never what another wallet, or another sub-wallet, is called', async () => {
    const taken = { code: codes.badParameter, data: { field: 'alias', fault: 'taken' } };
    expect(await ana(wallets.rename, { wallet_id, alias: 'operations' })).toMatchObject(taken);
    await ana(wallets.rename, { sub_wallet_id, alias: 'Kitty' });
    const other = subWalletIds.payroll;
    expect(await ana(wallets.rename, { sub_wallet_id: other, alias: 'KITTY' })).toMatchObject(taken);
    expect(await kofi(wallets.rename, { sub_wallet_id: other, alias: 'KITTY' })).toMatchObject({ code: '0' });
    expect(await ana(wallets.rename, { sub_wallet_id, alias: 'Kitty' })).toMatchObject({ code: '0' });
  });

  it('has at most 20 characters, and names something', async () => {
    const fits = await ana(wallets.rename, { wallet_id, alias: '金'.repeat(20) });
    const isLong = await ana(wallets.rename, { wallet_id, alias: '金'.repeat(21) });
    const nothing = await ana(wallets.rename, { alias: 'Nothing' });
    expect([fits.code, isLong.code, nothing.code]).toEqual(['0', codes.badParameter, codes.badParameter]);
  });
});

const symbolsOf = async (more: object) => {
  const { data } = await ana(wallets.focusCoins, { wallet_id, sub_wallet_id, need_stat: 1, ...more });
  return { symbols: data.list.map(({ symbol }) => symbol), stat: data.stat };
};

describe('the coins of a list', () => {
  it('are searched, sorted and rid of empty ones on the server; their sums stay', async () => {
    const all = await symbolsOf({});
    const some = await symbolsOf({ keyword: 'usdt' });
    expect(some.symbols).toEqual(all.symbols.filter((symbol) => symbol.includes('USDT')));
    expect(some.stat).toEqual(all.stat);
    expect((await symbolsOf({ keyword: '0xa0b86991' })).symbols).toEqual(['USDC']);
    expect((await symbolsOf({ order_by: 'symbol_alias', order: 'asc' })).symbols[0]).toBe('BSC');
    const row = sandbox.world.subWallets.get(sub_wallet_id);
    if (row !== undefined) sandbox.world.subWallets.update(row, { focus: [...row.focus, 'LINK'] });
    expect((await symbolsOf({ hide_zero: 1 })).symbols).toEqual(all.symbols);
    const large = await symbolsOf({ usd_min: '100000' });
    expect(large.symbols).toEqual(['ETH', 'USDTERC20', 'TUSDT']);
    expect(large.stat).toEqual(all.stat);
    expect((await symbolsOf({ order_by: 'usd' })).symbols.at(-1)).toBe('LINK');
  });
});

it('a coin is shown with its balances, its addresses and what moved last', async () => {
  const { data } = await ana(wallets.coinAsset, {
    sub_wallet_id: subWalletIds.customerDeposits,
    symbol: 'TUSDT',
  });
  const { normal_balance, lock_balance, collecting_balance, total_balance } = data.balances;
  expect(new Big(normal_balance).plus(lock_balance).plus(collecting_balance).eq(total_balance)).toBe(true);
  expect(data.addresses_count).toBeGreaterThan(20);
  const times = data.recent.map((row) => row.created_at);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(data.recent).toHaveLength(5);
});
