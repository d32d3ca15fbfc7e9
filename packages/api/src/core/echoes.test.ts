import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { AnswerMismatch } from './echoes.ts';
import { command, domain, query } from './endpoint.ts';
import { clientErrorKind, outcomeOf } from './outcome.ts';

const Row = v.strictObject({ sub_wallet_id: v.number(), address: v.string() });
const asks = domain('withdrawals', {
  info: query('GET /api/info', {
    params: v.strictObject({ id: v.number() }),
    data: v.strictObject({ id: v.number(), status: v.number() }),
    echoes: { id: 'id' },
  }),
  list: query('GET /api/list', {
    params: v.strictObject({
      sub_wallet_id: v.optional(v.array(v.number())),
      address: v.optional(v.string()),
    }),
    data: v.strictObject({ list: v.array(Row), top: v.array(Row), one: v.nullable(Row) }),
    echoes: { sub_wallet_id: ['list.*.sub_wallet_id', 'top.*.sub_wallet_id'], address: 'one.address' },
  }),
  save: command('POST /api/save', {
    params: v.strictObject({ id: v.optional(v.number()) }),
    data: v.strictObject({ id: v.number() }),
    echoes: { id: 'id' },
  }),
});

const client = (data: unknown, onFailure = vi.fn()) =>
  createClient({
    baseURL: 'http://server',
    fetch: async () => Response.json({ code: '0', msg: '', data }),
    onFailure,
  });
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );

const row = (sub_wallet_id: number, address = 'a') => ({ sub_wallet_id, address });

describe('R17: an answer about something else', () => {
  it.each([{ id: 6, status: 0 }, { id: '05', status: 0 }, { id: null, status: 0 }, { status: 0 }])(
    'is a stop of its own kind: %j, asked for 5',
    async (data) => {
      const error = await failure(client(data).call(asks.info, { id: 5 }));
      expect(error).toBeInstanceOf(AnswerMismatch);
      expect(error).toMatchObject({ endpoint: asks.info, parameter: 'id' });
      expect(clientErrorKind(error)).toBe('mismatch');
    },
  );

  it('leaves open what a command did', async () => {
    const error = await failure(client({ id: 6 }).call(asks.save, { id: 5 }));
    expect(error).toBeInstanceOf(AnswerMismatch);
    expect(outcomeOf(error)).toBe('unknown');
  });

  it.each([
    ['a row', { list: [row(1), row(3)], top: [], one: null }],
    ['a row of another list', { list: [], top: [row(3)], one: null }],
  ])('is one whose %s is of a sub-wallet that was not asked for', async (_, data) => {
    const asked = client(data).call(asks.list, { sub_wallet_id: [1, 2] });
    expect(await failure(asked)).toMatchObject({ parameter: 'sub_wallet_id' });
  });
});

describe('R17: an honest answer', () => {
  const rows = { list: [{ sub_wallet_id: 1, address: '' }], top: [], one: null };

  it('passes as it came', async () => {
    expect(await client({ id: 5, status: 9 }).call(asks.info, { id: 5 })).toEqual({ id: 5, status: 9 });
    expect(await client(rows).call(asks.list, { sub_wallet_id: [2, 1] })).toEqual(rows);
  });

  it('may name anything where nothing was asked for', async () => {
    expect(await client(rows).call(asks.list, {})).toEqual(rows);
    expect(await client(rows).call(asks.list, { sub_wallet_id: [], address: '' })).toEqual(rows);
    expect(await client({ id: 7 }).call(asks.save, {})).toEqual({ id: 7 });
  });

  it('may leave out what holds the echo where the contract lets it', async () => {
    expect(await client(rows).call(asks.list, { address: '0xAb' })).toEqual(rows);
  });

  it('may spell hexadecimal in other capitals, and nothing else', async () => {
    const capitals = { ...rows, one: row(1, '0xAb') };
    expect(await client(capitals).call(asks.list, { address: '0xab' })).toEqual(capitals);
    const other = client({ ...rows, one: row(1, 'tAb') }).call(asks.list, { address: 'tab' });
    expect(await failure(other)).toMatchObject({ parameter: 'address' });
  });
});
