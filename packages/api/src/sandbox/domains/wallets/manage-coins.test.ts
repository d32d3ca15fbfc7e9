import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { receiving } from '../../../domains/receiving/receiving.contract.ts';
import { wallets } from '../../../domains/wallets/wallets.contract.ts';
import { addressOn, createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

const listed = async () => {
  const { data } = await ana(wallets.focusCoins, { wallet_id, sub_wallet_id });
  return data.list.map(({ symbol }) => symbol);
};

describe('a list of coins', () => {
  it('takes a coin, once, and gives it up again', async () => {
    const before = await listed();
    for (const _ of [1, 2]) await ana(wallets.focusCoin, { sub_wallet_id, symbol: 'LINK', focus: 1 });
    expect(await listed()).toEqual([...before, 'LINK']);
    await ana(wallets.focusCoin, { sub_wallet_id, symbol: 'LINK', focus: 0 });
    expect(await listed()).toEqual(before);
  });

  it('opens a chain that costs nothing with its first coin, for all sub-wallets of the wallet', async () => {
    const ask = { sub_wallet_id, symbol: 'USDTTON', create: 0 } as const;
    expect(await ana(receiving.depositAddress, ask)).toMatchObject({ code: codes.coinNotSupported });
    await ana(wallets.focusCoin, { sub_wallet_id, symbol: 'USDTTON', focus: 1 });
    const { data } = await ana(receiving.depositAddress, ask);
    expect(data).toMatchObject({
      address: addressOn('TON', `wallet ${wallet_id}`),
      memo: `${sub_wallet_id}`,
    });
    const { data: networks } = await ana(wallets.networks, { wallet_id });
    expect(networks.open_main_chain.map(({ symbol }) => symbol)).toContain('TON');
    for (const { sub_wallet_id: id } of sandbox.world.subWallets.where('wallet_id', wallet_id))
      expect(sandbox.world.addresses.where('home', `${id}/TON`)).toHaveLength(1);
  });

  it('does not open a chain that has to be paid for', async () => {
    const check = await ana(wallets.focusLimit, { wallet_id, sub_wallet_id, symbol: 'SOL' });
    expect(check.data).toMatchObject({ allow: false, reason: 'payment' });
    const { code, data } = await ana(wallets.focusCoin, { sub_wallet_id, symbol: 'SOL', focus: 1 });
    expect([code, data]).toEqual([codes.quotaReached, { base_symbol: 'SOL' }]);
  });

  it('has room for thirty, and says so before', async () => {
    const { data: all } = await ana(wallets.searchCoins, {
      sub_wallet_id,
      open_chain: 1,
      is_focus: 0,
      page_size: 50,
    });
    const answers: string[] = [];
    for (const { symbol } of all.list) {
      const { data } = await ana(wallets.focusLimit, { wallet_id, sub_wallet_id, symbol });
      const { code } = await ana(wallets.focusCoin, { sub_wallet_id, symbol, focus: 1 });
      expect([symbol, data.allow]).toEqual([symbol, code === '0']);
      answers.push(code);
    }
    await ana(wallets.focusCoin, { sub_wallet_id, symbol: 'TON', focus: 1 });
    expect(await listed()).toHaveLength(Math.min(30, 11 + answers.length));
  });
});

const search = async (more: object) => {
  const { data } = await ana(wallets.searchCoins, { sub_wallet_id, page_size: 100, ...more });
  return data;
};

describe('coins are searched', () => {
  it('by symbol, by contract, by chain, and by whether they may be added at once', async () => {
    const { list: all } = await search({});
    expect((await search({ keyword: 'weth' })).list).toEqual([]);
    expect((await search({ keyword: '0x5149' })).list.map(({ symbol }) => symbol)).toEqual(['LINK']);
    expect((await search({ base_symbol: 'SOL' })).list.map(({ symbol }) => symbol)).toEqual([
      'SOL',
      'USDCSOL',
      'USDTSOL',
    ]);
    expect((await search({ open_chain: 0 })).list).toEqual(all.filter((coin) => !coin.if_open_chain));
    expect((await search({ is_focus: 1 })).count).toBe((await listed()).length);
    expect((await search({ open_chain: 0 })).list.filter((coin) => coin.need_payment)).not.toEqual([]);
  });

  it('in pages that together are all of them', async () => {
    const pages = [1, 2, 3].map((page_no) =>
      search({ page_no, page_size: 15, order_by: 'price_usd', order: 'desc' }),
    );
    const symbols = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ symbol }) => symbol));
    expect(symbols.toSorted()).toEqual((await search({})).list.map(({ symbol }) => symbol).toSorted());
    expect(symbols[0]).toBe('BTC');
  });
});

describe('a token that is missing', () => {
  const asked = {
    wallet_id,
    base_symbol: 'ETH',
    contract_address: addressOn('ETH', 'a new token'),
    symbol: 'pepe',
    decimals: 18,
    link: 'https://token.example',
  };

  it('is asked for once, reviewed, and found with the coins then', async () => {
    const first = await ana(wallets.requestListing, asked);
    const kofi = asking(sandbox, people.admin.uid);
    const again = { ...asked, contract_address: asked.contract_address.toLowerCase() };
    expect((await kofi(wallets.requestListing, again)).data).toEqual(first.data);
    expect(first.data.status).toBe(0);
    sandbox.clock.step(day);
    expect((await ana(wallets.requestListing, asked)).data).toEqual({ id: first.data.id, status: 1 });
    const { data } = await ana(wallets.searchCoins, { sub_wallet_id, keyword: asked.contract_address });
    expect(data.list).toMatchObject([{ symbol_alias: 'PEPE', coin_net: 'ERC20', decimals: 18, is_focus: 0 }]);
    expect(data.list[0]?.price_usd).toBeUndefined();
  });

  it('is not there already, is named after none, and has a contract of its chain', async () => {
    const known = await ana(wallets.requestListing, {
      ...asked,
      contract_address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    });
    const foreign = await ana(wallets.requestListing, {
      ...asked,
      contract_address: addressOn('TRX', 'a token'),
    });
    expect([known.data, foreign.data]).toEqual([
      { field: 'contract_address', fault: 'taken' },
      { field: 'contract_address', fault: 'format' },
    ]);
    const copy = { ...asked, symbol: 'LINK' };
    await ana(wallets.requestListing, copy);
    sandbox.clock.step(day);
    const { data } = await ana(wallets.searchCoins, { sub_wallet_id, keyword: asked.contract_address });
    expect(data.count).toBe(0);
  });
});
