import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { domain, query } from './endpoint.ts';
import { clientErrorKind } from './outcome.ts';

const { list } = domain('wallets', {
  list: query('GET /api/rows', {
    params: v.strictObject({ symbol: v.string() }),
    data: v.strictObject({ list: v.array(v.strictObject({ id: v.number() })) }),
  }),
});

const ask = async (body: unknown, onDrift = vi.fn()) => {
  const client = createClient({ baseURL: 'http://server', fetch: async () => Response.json(body), onDrift });
  return client.call(list, { symbol: 'ETH' }).catch((error: unknown) => error);
};

it.each(['{}', null, {}, { list: null }, { list: [null] }, 'text'])(
  'takes %j for no answer where the contract promises a list, and tells of the difference',
  async (data) => {
    const onDrift = vi.fn();
    expect(clientErrorKind(await ask({ code: '0', msg: '', data }, onDrift))).toBe('badResponse');
    expect(onDrift).toHaveBeenCalled();
  },
);

it('tells with a refusal what was asked', async () => {
  const refusal = await ask({ code: '200125', msg: 'gone' });
  expect(refusal).toMatchObject({ endpoint: list, params: { symbol: 'ETH' } });
});
