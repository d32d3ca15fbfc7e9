import { intercept } from '#shared/testing/network.ts';
import { clear, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderDigest, orderFacts } from '#features/orders';
import { database } from '#shared/drafts/database.ts';
import type { Intent } from './intent.ts';
import { idOf, intent, row, to } from './intent-samples.ts';
import { intentsOf, record } from './journal.ts';
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
  facts: { ...intent().facts, symbol: 'ETH', amount: '0', payload: '0x095ea7b3' },
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
    const other = call({ request_id: idOf(3) });
    const says = { ...other, facts: { ...other.facts, payload: '0xa9059cbb' } };
    expect(await sendPayment(says, { post })).toMatchObject({ kind: 'sent' });
    expect(await sendPayment(call({ request_id: idOf(4) }), { post })).toMatchObject({ kind: 'repeated' });
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('is no repetition of the order it speeds up, but of another faster copy', async () => {
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

describe('a payment that an earlier console wrote down', () => {
  it('still blocks the same one, is looked for, and is written anew with what was learnt', async () => {
    const { payment, facts, orderId, ...rest } = { ...intent(), state: 'unknown' as const };
    const former = { ...rest, order: payment.order, base_symbol: facts.base_symbol, withdrawId: orderId };
    await set(['intent', 7, idOf(1)], { ...former, digest: 'of another age' }, database);
    const post = vi.fn(async () => taken);
    expect(await sendPayment(intent({}, { request_id: idOf(2) }), { post })).toMatchObject({
      kind: 'blocked',
    });

    const [kept] = await intentsOf(7);
    if (kept === undefined) throw new Error('It was lost');
    expect(kept).toMatchObject({ payment, facts, orderId: null, digest: await orderDigest(facts) });
    server.answer = () => ({ list: [row()], pageTotal: 1, count: 1 });
    expect(await lookUp(kept)).toMatchObject({ state: 'sent', orderId: 900 });
    expect(await intentsOf(7)).toMatchObject([{ state: 'sent', payment, orderId: 900 }]);
  });
});
