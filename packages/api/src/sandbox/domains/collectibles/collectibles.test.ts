import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { collectibles } from '../../../domains/collectibles/collectibles.contract.ts';
import { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { addressOn, createSandbox, people, subWalletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { orderAt, sign } from '../withdrawals/order-lifecycle.ts';
import { inscriptionsOf } from './inscription-state.ts';
import { hour } from '../../../core/durations.ts';

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
});

describe('NFTs', () => {
  const sub_wallet_id = subWalletIds.main;

  it('are told by collection, each with its tokens in pages', async () => {
    const { data } = await ana(collectibles.nfts, { type: 2, sub_wallet_id });
    expect(data.nft_list.map((one) => [one.collection_name, one.count])).toEqual([
      ['Harbour Lights', 24],
      ['Signal Flags', 6],
      ['Tidewater Loops', 4],
    ]);
    for (const { base_symbol, contract_address, count } of data.nft_list) {
      const tokens = await ana(collectibles.nftTokens, {
        sub_wallet_id,
        base_symbol,
        contract_address,
        page_size: 5,
      });
      expect([tokens.data.count, tokens.data.pageTotal]).toEqual([count, Math.ceil(count / 5)]);
    }
    const onBsc = await ana(collectibles.nfts, { type: 2, sub_wallet_id, base_symbol: 'BSC' });
    expect(onBsc.data.nft_list.map((one) => one.collection_name)).toEqual(['Tidewater Loops']);
  });

  it('are sorted by number as numbers, and found by name or number', async () => {
    const { data } = await ana(collectibles.nfts, { type: 2, sub_wallet_id, keyword: 'harbour' });
    const { base_symbol = '', contract_address = '' } = data.nft_list[0] ?? {};
    const asked = { sub_wallet_id, base_symbol, contract_address: contract_address.toLowerCase() };
    const { data: all } = await ana(collectibles.nftTokens, { ...asked, page_size: 100 });
    const numbers = all.nft_token_list.map(({ token_id }) => Number(token_id));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    const { data: one } = await ana(collectibles.nftTokens, { ...asked, keyword: '244' });
    expect(one.nft_token_list).toMatchObject([{ token_id: '244', nft_name: '#244' }]);
    const { data: token } = await ana(collectibles.nft, { ...asked, token_id: '244' });
    expect(token.attributes.map(({ trait_type }) => trait_type)).toEqual(['Sky', 'Tide', 'Boats']);
    const unknown = await ana(collectibles.nft, { ...asked, token_id: '1' });
    expect(unknown.data).toEqual({ field: 'token_id', fault: 'unknown' });
  });
});

describe('inscriptions', () => {
  const sub_wallet_id = subWalletIds.reserve;
  const read = async (more: object = {}) =>
    (await ana(collectibles.inscriptions, { sub_wallet_id, page_size: 100, ...more })).data;

  const send = (inscription_ids: string[], more: object = {}) =>
    ana(collectibles.withdrawBrc20, {
      request_id: crypto.randomUUID(),
      sub_wallet_id,
      inscription_ids,
      address_to: addressOn('BTC', 'a collector'),
      ...more,
    });

  it('add up by token, and those an order holds are told apart', async () => {
    const { tickers, count } = await read({ ticker: 'ordi' });
    expect(count).toBe(5);
    expect(tickers.map(({ ticker }) => ticker)).toEqual(['ordi', 'rats', 'sats']);
    expect(tickers[0]).toMatchObject({ count: 5, total: '167.5', available: '132.5', locked: '35' });
    const { list } = await read({ status: 1 });
    expect(list.map((row) => row.amount).toSorted()).toEqual(['10', '25']);
    const order = orderAt(sandbox.world, list[0]?.withdraw_id ?? 0);
    expect(order).toMatchObject({ symbol: 'BTC', amount: '0.00001092', status: 1100 });
  });

  it('are held from asking on, and gone once their bitcoin has been paid', async () => {
    const free = (await read({ ticker: 'rats', status: 0 })).list.map((row) => row.inscription_id);
    const { code, data } = await send(free.slice(0, 2));
    expect(code).toBe('0');
    expect(inscriptionsOf(sandbox.world, data.withdraw_id)).toHaveLength(2);
    expect((await read({ ticker: 'rats', status: 1 })).count).toBe(2);
    const held = await send(free.slice(0, 1));
    expect([held.code, held.data]).toEqual([codes.changePending, { withdraw_id: data.withdraw_id }]);

    for (const person of [people.owner, people.admin]) {
      const order = orderAt(sandbox.world, data.withdraw_id);
      if (order?.status === 1100) sign(sandbox.world, order, person);
    }
    sandbox.clock.step(3 * hour);
    expect(orderAt(sandbox.world, data.withdraw_id)?.status).toBe(2000);
    expect((await read({ ticker: 'rats' })).count).toBe(free.length - 2);
  });

  it('cost what was quoted for so many of them', async () => {
    const free = (await read({ ticker: 'rats', status: 0 })).list.map((row) => row.inscription_id);
    const asked = { sub_wallet_id, symbol: 'BTC', inscription_count: free.length };
    const { data: quote } = await ana(withdrawals.fee, asked);
    const { data } = await send(free, { fee_rate: quote.fee_rate2 });
    expect(orderAt(sandbox.world, data.withdraw_id)).toMatchObject({
      fee: quote.trans_fee,
      size: quote.size,
    });
  });

  it('are free again when their order comes to nothing', async () => {
    const [first = ''] = (await read({ ticker: 'sats' })).list.map((row) => row.inscription_id);
    const { data } = await send([first]);
    await ana(withdrawals.cancel, { id: data.withdraw_id });
    expect((await read({ ticker: 'sats', status: 1 })).count).toBe(0);
    expect((await send([first])).code).toBe('0');
  });

  it('go each once, from where they are, at a rate that is not below the slow one', async () => {
    const [first = ''] = (await read({ ticker: 'sats' })).list.map((row) => row.inscription_id);
    const fields = await Promise.all([
      send([first, first]),
      send(['none']),
      send([first], { fee_rate: '1' }),
    ]);
    expect(fields.map(({ data }) => data)).toMatchObject([
      { field: 'inscription_ids', fault: 'repeated' },
      { field: 'inscription_ids', fault: 'unknown' },
      { field: 'fee_rate' },
    ]);
  });
});
