import { locks } from 'node:worker_threads';
import { intercept } from '#shared/testing/network.ts';
import { outcomeOf, Refusal, withdrawals, type Withdraw } from '@mpc/api';
import { AxiosError } from 'axios';
import { clear, entries } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { database } from '#shared/drafts/database.ts';
import { idOf, intent, row } from './intent-samples.ts';
import { forgetSettledIntents, intentsOf, listenToJournal, record } from './journal.ts';
import { lookUp, search } from './look-up.ts';
import { adoptOrphans, sendPayment } from './send-payment.ts';

const server: { answer: (url: URL, signal: AbortSignal) => unknown; asked: string[] } = {
  answer: () => ({}),
  asked: [],
};

const listOf = (...rows: object[]) => ({ list: rows, pageTotal: 1, count: rows.length });
const waiting = () => ({ signal: new AbortController().signal, wait: vi.fn(async () => undefined) });
const taken = { id: 900, needSign: false };
const refusal = (code: string, data: unknown = null) =>
  new Refusal({ code, msg: 'no', data }, withdrawals.create);
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const nothing = async () => JSON.parse('null') as typeof taken;
const lost = () => new AxiosError('timeout', AxiosError.ECONNABORTED, undefined, {});

beforeEach(() => {
  server.answer = () => listOf();
  server.asked = [];
  intercept.answer = async (request) => {
    const url = new URL(request.url);
    server.asked.push(url.pathname);
    return Response.json({ code: '0', msg: '', data: await server.answer(url, request.signal) });
  };
});
afterEach(() => clear(database));

describe('sending', () => {
  it('R3: writes the intent down before anything leaves', async () => {
    const seen: unknown[] = [];
    await sendPayment(intent(), {
      post: async () => {
        seen.push((await intentsOf(7)).map(({ state, payment }) => [state, payment.order.request_id]));
        return taken;
      },
    });
    expect(seen).toEqual([[['sending', idOf(1)]]]);
    expect(await intentsOf(7)).toMatchObject([{ state: 'sent', orderId: 900 }]);
  });

  it('sends nothing where the intent cannot be written down', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const post = vi.fn(async () => taken);
    expect(await sendPayment(intent(), { post })).toEqual({ kind: 'cannotRecord' });
    expect(post).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it.each([
    ['sent', async () => taken],
    ['unknown', async () => Promise.reject(lost())],
  ] as const)('is still %s where the browser can write no more after it was posted', async (kind, answer) => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const post = async () => {
      put.mockImplementation(full);
      return answer();
    };
    expect(await sendPayment(intent(), { post })).toMatchObject({ kind });
    put.mockRestore();
    // In the journal it is still open, so the same payment stays blocked and the order is looked for.
    expect(await intentsOf(7)).toMatchObject([{ state: 'sending' }]);
  });

  it('does not know what became of it after an answer without data', async () => {
    expect(await sendPayment(intent(), { post: nothing })).toMatchObject({
      kind: 'unknown',
      intent: { state: 'unknown' },
    });
  });

  it.each(['"900"', '"A-900"', '""', '0', '-1', '900.5', '1e300', 'null', 'true', '{"id": 900}'])(
    'R4: does not know what became of it after an answer whose order number is %s',
    async (id) => {
      const answer = async () => JSON.parse(`{"id": ${id}, "needSign": true}`) as typeof taken;
      const result = await sendPayment(intent(), { post: answer });
      expect(result).toMatchObject({ kind: 'unknown', intent: { state: 'unknown', orderId: null } });
      expect(await intentsOf(7)).toMatchObject([{ state: 'unknown', orderId: null }]);
    },
  );

  it('looks for the order of a duplicate where its number is none', async () => {
    server.answer = () => listOf(row());
    const answer = refusal('100023', { withdraw_id: '900' });
    const result = await sendPayment(intent(), { post: () => Promise.reject(answer) });
    expect(result).toMatchObject({ kind: 'sent', intent: { orderId: 900 } });
    expect(server.asked).toEqual(['/api/mpc/transaction/list']);
  });

  it('posts once for two presses in one tick', async () => {
    const post = vi.fn(async () => taken);
    const results = await Promise.all([sendPayment(intent(), { post }), sendPayment(intent(), { post })]);
    expect(results.map(({ kind }) => kind)).toEqual(['sent', 'busy']);
    expect(post).toHaveBeenCalledOnce();
  });

  it('posts nothing while another tab is sending from the same sub-wallet', async () => {
    const post = vi.fn(async () => taken);
    const result = await locks.request('withdraw:31', () => sendPayment(intent(), { post }));
    expect(result).toEqual({ kind: 'busy' });
    expect(post).not.toHaveBeenCalled();
  });

  it('R5: takes every refusal of the catalogue for one, and a duplicate alone for taken', async () => {
    const codes = withdrawals.create.refusals;
    expect(codes.length).toBeGreaterThan(20);
    const kinds = new Map<string, string>();
    for (const code of codes) {
      const { kind } = await sendPayment(intent(), { post: () => Promise.reject(refusal(code)) });
      kinds.set(code, kind);
      await clear(database);
    }
    expect([...kinds].filter(([, kind]) => kind !== 'refused')).toEqual([['100023', 'unknown']]);
  });

  it('keeps no trace of what the server refused', async () => {
    const result = await sendPayment(intent(), { post: () => Promise.reject(refusal('100011')) });
    expect(result).toMatchObject({ kind: 'refused', refusal: { code: '100011' } });
    expect(await entries(database)).toEqual([]);
  });

  it.each([
    ['a timeout', lost()],
    ['a dropped connection', new AxiosError('net', AxiosError.ERR_NETWORK, undefined, {})],
    ['an answer that cannot be read', new AxiosError('?', AxiosError.ERR_BAD_RESPONSE, undefined, {})],
    ['something nobody expected', new Error('!')],
  ])('does not know after %s', async (_name, error) => {
    expect(outcomeOf(error)).toBe('unknown');
    const result = await sendPayment(intent(), { post: () => Promise.reject(error) });
    expect(result).toMatchObject({ kind: 'unknown', intent: { state: 'unknown' } });
    expect(await intentsOf(7)).toMatchObject([{ state: 'unknown' }]);
  });

  it('R1: does not know after it was broken off on its way, and sends it no second time', async () => {
    const stop = new AbortController();
    server.answer = (url, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        if (url.pathname.endsWith('/sub_wallet/withdraw')) stop.abort();
      });
    const result = await sendPayment(intent(), {
      post: async ({ order }) => {
        const { withdraw_id } = await client.call(withdrawals.create, order as Withdraw, stop);
        return { id: withdraw_id, needSign: false };
      },
    });
    expect(server.asked).toEqual(['/api/mpc/sub_wallet/withdraw']);
    expect(result).toMatchObject({ kind: 'unknown', intent: { state: 'unknown' } });
  });

  it('blocks the same payment while one of unknown end is open, and no other', async () => {
    await record(intent({ state: 'unknown' }));
    const post = vi.fn(async () => taken);
    const again = intent({}, { request_id: idOf(2), amount: '1205' });
    expect(await sendPayment(again, { post })).toMatchObject({ kind: 'blocked' });
    expect(post).not.toHaveBeenCalled();
    const other = intent({}, { request_id: idOf(3), amount: '10' });
    expect(await sendPayment(other, { post })).toMatchObject({ kind: 'sent' });
  });

  it('asks before the same payment leaves a second time in a day', async () => {
    await record(intent({ state: 'sent' }));
    const post = vi.fn(async () => taken);
    const again = intent({}, { request_id: idOf(2) });
    expect(await sendPayment(again, { post })).toMatchObject({
      kind: 'repeated',
      earlier: { payment: { order: { request_id: idOf(1) } } },
    });
    expect(post).not.toHaveBeenCalled();
    expect(await sendPayment(again, { post, agreed: [idOf(1)] })).toMatchObject({ kind: 'sent' });
  });

  it('R2: repeats an intent under its own number', async () => {
    await record(intent({ state: 'notFound' }));
    const post = vi.fn(async () => taken);
    expect(await sendPayment(intent({ state: 'notFound' }), { post })).toMatchObject({ kind: 'sent' });
    expect(post).toHaveBeenCalledWith({
      kind: 'withdraw',
      base_symbol: 'TRX',
      order: expect.objectContaining({ request_id: idOf(1) }),
    });
    expect(await intentsOf(7)).toHaveLength(1);
  });

  it.each([
    ['100023', { withdraw_id: 900 }, '/api/mpc/withdraw/info', row()],
    ['110088', null, '/api/mpc/transaction/list', listOf(row())],
  ])('reads the order when the server answers %s', async (code, data, path, answer) => {
    server.answer = () => answer;
    const result = await sendPayment(intent(), { post: () => Promise.reject(refusal(code, data)) });
    expect(server.asked).toEqual([path]);
    expect(result).toMatchObject({ kind: 'sent', intent: { orderId: 900 } });
  });

  it('stops when the order of a duplicate is another payment', async () => {
    server.answer = () => row({ amount: '9200.5' });
    const result = await sendPayment(intent(), {
      post: () => Promise.reject(refusal('100023', { withdraw_id: 900 })),
    });
    expect(result).toMatchObject({ kind: 'unknown', intent: { state: 'differs' } });
  });
});

describe('looking up', () => {
  it('finds the order that was taken although no answer came', async () => {
    await record(intent({ state: 'unknown' }));
    server.answer = () => listOf(row());
    expect(await lookUp(intent({ state: 'unknown' }))).toMatchObject({ state: 'sent', orderId: 900 });
  });

  it.each([
    ['amount', { amount: '1200.51' }],
    ['address', { address_to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['amount nobody can read', { amount: '⚠' }],
    ['sub-wallet', { sub_wallet_id: 32 }],
  ])('stops at another %s', async (_name, change) => {
    await record(intent({ state: 'unknown' }));
    server.answer = () => listOf(row(change));
    expect(await lookUp(intent({ state: 'unknown' }))).toMatchObject({ state: 'differs', found: change });
  });

  it('takes no order for ours that carries another number', async () => {
    await record(intent({ state: 'unknown' }));
    server.answer = () => listOf(row({ request_id: idOf(9) }));
    expect(await lookUp(intent({ state: 'unknown' }))).toMatchObject({ state: 'unknown', checks: 1 });
  });

  it('gives up only after five minutes of answers that know nothing', async () => {
    await record(intent({ state: 'unknown' }));
    const options = waiting();
    await search(7, idOf(1), options);
    const [after] = await intentsOf(7);
    expect(after?.state).toBe('notFound');
    expect(after?.checks).toBe(options.wait.mock.calls.length);
  });

  it('stays unknown while the server does not answer', async () => {
    await record(intent({ state: 'unknown' }));
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await search(7, idOf(1), waiting());
    expect(await intentsOf(7)).toMatchObject([{ state: 'unknown', checks: 0 }]);
  });

  it('ends as soon as the order is there', async () => {
    await record(intent({ state: 'unknown' }));
    server.answer = () => (server.asked.length < 3 ? listOf() : listOf(row()));
    await search(7, idOf(1), waiting());
    expect(server.asked).toHaveLength(3);
    expect(await intentsOf(7)).toMatchObject([{ state: 'sent', checks: 2 }]);
  });
});

describe('the journal', () => {
  it('takes over what a closed tab was sending, and leaves alone what another tab still sends', async () => {
    await record(intent());
    await locks.request('withdraw:31', () => adoptOrphans(7, 31));
    expect(await intentsOf(7)).toMatchObject([{ state: 'sending' }]);
    await adoptOrphans(7, 31);
    expect(await intentsOf(7)).toMatchObject([{ state: 'unknown' }]);
  });

  it('shows a person their own intents, and forgets at a log-out only what is settled', async () => {
    await record(intent({ state: 'unknown' }));
    await record(intent({ state: 'sent' }, { request_id: idOf(2) }));
    expect(await intentsOf(8)).toEqual([]);
    await forgetSettledIntents(7, Date.now() - 1000);
    expect(await intentsOf(7)).toHaveLength(2);
    await forgetSettledIntents(7);
    expect(await intentsOf(7)).toMatchObject([{ state: 'unknown' }]);
  });

  it('tells the other tabs', async () => {
    const heard = new Promise((resolve) => {
      const channel = new BroadcastChannel('mpc.intents');
      channel.addEventListener('message', () => {
        channel.close();
        resolve(true);
      });
    });
    const here = vi.fn();
    const stop = listenToJournal(here);
    await record(intent());
    expect(here).toHaveBeenCalled();
    expect(await heard).toBe(true);
    stop();
  });
});
