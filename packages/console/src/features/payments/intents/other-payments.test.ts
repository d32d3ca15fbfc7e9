import { intercept } from '#shared/testing/network.ts';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderFacts } from '#features/orders';
import { database } from '#shared/drafts/database.ts';
import { factsOf, type Intent } from './intent.ts';
import { idOf, intent, row, to } from './intent-samples.ts';
import { record } from './journal.ts';
import { lookUp } from './look-up.ts';
import { sendPayment } from './send-payment.ts';

const server: { answer: (url: URL) => unknown; asked: string[] } = { answer: () => ({}), asked: [] };

const taken = { id: 900, needSign: false };

const call = (ordered: object = {}): Intent => ({
  ...intent(),
  payment: {
    kind: 'web3',
    order: {
      request_id: idOf(2),
      main_chain_symbol: 'ETH',
      sub_wallet_id: 31,
      interactive_contract: to,
      amount: '0',
      input_data: '0x095ea7b3',
      ...ordered,
    },
  },
});

const faster = (last: number) => intent({}, { request_id: idOf(last), speed_up_id: 900, gas_price: '9' });

beforeEach(() => {
  server.asked = [];
  intercept.answer = async (request) => {
    const url = new URL(request.url);
    server.asked.push(url.pathname);
    return Response.json({ code: '0', msg: '', data: server.answer(url) });
  };
});
afterEach(() => clear(database));

describe('a payment of another kind', () => {
  it('is told from one that says something else to the same contract', async () => {
    const post = vi.fn(async () => taken);
    await sendPayment(call(), { post });
    const says = call({ request_id: idOf(3), input_data: '0xa9059cbb' });
    expect(await sendPayment(says, { post })).toMatchObject({ kind: 'sent' });
    expect(await sendPayment(call({ request_id: idOf(4) }), { post })).toMatchObject({ kind: 'repeated' });
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('is no repetition of the order it speeds up, but of another replacement', async () => {
    const post = vi.fn(async () => taken);
    await sendPayment(intent(), { post });
    expect(await sendPayment(faster(2), { post })).toMatchObject({ kind: 'sent' });
    expect(await sendPayment(faster(3), { post })).toMatchObject({ kind: 'repeated' });
  });

  it('that speeds another up is found in the order it speeds up', async () => {
    const lost = { ...faster(1), state: 'unknown' } as const;
    await record(lost);
    server.answer = () => row({ gas_price: '3', pending_round: false });
    expect(await lookUp(lost)).toMatchObject({ state: 'unknown', checks: 1 });
    server.answer = () => row({ gas_price: '3', pending_round: true });
    expect(await lookUp(lost)).toMatchObject({ state: 'sent', orderId: 900 });
    expect(server.asked.every((path) => path.endsWith('/withdraw/info'))).toBe(true);
  });

  it('R20: that speeds another up is held to the fee it was confirmed with', async () => {
    const lost = { ...faster(1), state: 'unknown' } as const;
    await record(lost);
    const fees = { fee_symbol: 'TRX', fee_symbol_alias: 'TRX', pending_round: true };
    server.answer = () => row({ ...fees, fee: '273500' });
    expect(await lookUp(lost)).toMatchObject({ state: 'differs', found: { fee: { amount: '273500' } } });
    server.answer = () => row({ ...fees, fee: '27.35' });
    expect(await lookUp(lost)).toMatchObject({ state: 'sent' });
  });

  it('R20: no claim of a replacement excuses the fee of what was never broadcast', async () => {
    const lost = { ...intent(), state: 'unknown' } as const;
    await record(lost);
    const claims = { pending_round: true, replaced: ['0x1'], txid: '0x2', status: 1000 };
    server.answer = () => ({
      count: 1,
      list: [row({ ...claims, fee: '273500', fee_symbol: 'TRX', fee_symbol_alias: 'TRX' })],
    });
    expect(await lookUp(lost)).toMatchObject({ state: 'differs' });
  });

  it.each([
    ['the main coin', { symbol: 'ETH', amount: '0.5' }, '0.5'],
    ['a token', { symbol: 'USDTERC20', amount: '12.5' }, '0'],
    ['nothing, but permits everything', { symbol: 'ETH', amount: '-1' }, '0'],
  ])('that calls a contract is compared by what it sends along, where it moves %s', (_, moved, amount) => {
    const order = {
      ...row(moved),
      trans_kind: 'web3',
      base_symbol: 'ETH',
      main_chain_symbol: 'ETH',
      interactive_contract: to,
      address_to: 'whoever is paid in the end',
      input_data: '0xa9059cbb',
    } as unknown as Parameters<typeof orderFacts>[0];
    expect(orderFacts(order)).toMatchObject({ symbol: 'ETH', address_to: to, amount, payload: '0xa9059cbb' });
  });
});

describe('what is shown and compared', () => {
  it('derives from what is posted, for every kind of payment', () => {
    const outputs = [
      { address: to, amount: '1' },
      { address: to, amount: '2', memo: '7' },
    ];
    expect(factsOf(intent({}, { memo: '7', outputs }).payment)).toEqual({
      symbol: 'TUSDT',
      base_symbol: 'TRX',
      sub_wallet_id: 31,
      address_to: to,
      memo: '7',
      amount: '1200.50',
      outputs,
    });
    expect(factsOf(call({ input_data: '0x095EA7B3' }).payment)).toEqual({
      symbol: 'ETH',
      base_symbol: 'ETH',
      sub_wallet_id: 31,
      address_to: to,
      memo: '',
      amount: '0',
      payload: '0x095ea7b3',
    });
    const order = { request_id: idOf(1), sub_wallet_id: 31, inscription_ids: ['b', 'a'], address_to: to };
    const inscriptions = { kind: 'brc20', order, symbol: 'BTC', base_symbol: 'BTC', amount: '0.1' } as const;
    expect(factsOf(inscriptions)).toMatchObject({ symbol: 'BTC', amount: '0.1', payload: 'a b' });
  });
});
