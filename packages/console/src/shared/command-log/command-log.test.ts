import { Refusal, wallets, withdrawals, type Client } from '@mpc/api';
import { AxiosError } from 'axios';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { outcomeNow, sayable, type CommandRecord } from './command-record.ts';
import { forgetRecords, markFound, markLooked, recordsOf } from './command-log.ts';
import { recorded } from './recorded.ts';

type Call = Client['call'];

const payment = {
  request_id: '9b0d7a52-6c4f-4f1e-8a3b-000000000001',
  sub_wallet_id: 31,
  symbol: 'ETH',
  address_to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  amount: '1',
};

beforeEach(() => {
  useCommonStore.setState({
    user: { uid: 7 } as NonNullable<ReturnType<typeof useCommonStore.getState>['user']>,
  });
});
afterEach(() => clear(database));

const answering = (answer: () => Promise<unknown>): Call => recorded(vi.fn(answer) as unknown as Call);

describe('a command', () => {
  it('is written down before it is sent, and again when it is answered', async () => {
    const seen: unknown[] = [];
    const call = answering(async () => {
      seen.push((await recordsOf(7)).map(({ outcome, said }) => [outcome, said['address_to']]));
      return { withdraw_id: 5, need_sign: 0 };
    });
    await call(withdrawals.create, payment);
    expect(seen).toEqual([[['sending', payment.address_to]]]);
    expect(await recordsOf(7)).toMatchObject([
      {
        name: 'withdrawals.create',
        line: 'POST /api/mpc/sub_wallet/withdraw',
        requestId: payment.request_id,
        outcome: 'done',
      },
    ]);
  });

  it.each([
    ['refused', new Refusal({ code: '100011', msg: 'too little', data: null }, withdrawals.create)],
    ['unknown', new AxiosError('timeout', AxiosError.ECONNABORTED)],
    ['notSent', new AxiosError('bad', AxiosError.ERR_BAD_REQUEST)],
  ])('that fails is %s, and its caller hears of the same failure', async (outcome, failure) => {
    const call = answering(() => Promise.reject(failure));
    await expect(call(withdrawals.create, payment)).rejects.toBe(failure);
    expect(await recordsOf(7)).toMatchObject([{ outcome }]);
  });

  it('is not sent where it cannot be written down', async () => {
    const send = vi.fn();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(recorded(send as unknown as Call)(withdrawals.create, payment)).rejects.toThrow(/record/);
    expect(send).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('that only reads is not written down, nor one of nobody', async () => {
    const call = answering(async () => ({}));
    await call(wallets.assets, { type: 0 });
    useCommonStore.setState({ user: null });
    await call(withdrawals.create, payment);
    expect(await recordsOf(7)).toEqual([]);
  });
});

describe('the record', () => {
  it('forgets what is over when its owner leaves, and keeps what nobody knows the end of', async () => {
    await answering(async () => ({}))(withdrawals.create, payment);
    const lost = answering(() => Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED)));
    await lost(withdrawals.create, payment).catch(() => undefined);
    await forgetRecords(7);
    const left = await recordsOf(7);
    expect(left).toMatchObject([{ outcome: 'unknown' }]);
    for (const record of left) await markLooked(record);
    await forgetRecords(7);
    expect(await recordsOf(7)).toEqual([]);
  });

  it('of a command whose answer was lost says that it is done, once it was found', async () => {
    await answering(async () => ({}))(withdrawals.create, payment);
    const since = Date.now();
    const lost = answering(() => Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED)));
    await lost(withdrawals.create, payment).catch(() => undefined);
    await markFound(7, 'refund', since);
    expect((await recordsOf(7)).map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'unknown']);
    await markFound(7, 'withdrawals', since);
    expect((await recordsOf(7)).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  it('keeps no secret and no long text', () => {
    expect(
      sayable({ ga_code: '246810', api_secret: 's', remark: 'r'.repeat(300), ids: [1, 2], left: undefined }),
    ).toEqual({ remark: `${'r'.repeat(200)}…`, ids: '[1,2]' });
    expect(sayable(undefined)).toEqual({});
    expect(
      sayable({ service_id: 7, sections: { connection: { mode: 'own', api_key: 'k', api_secret: 's' } } }),
    ).toEqual({ service_id: '7', sections: '{"connection":{"mode":"own"}}' });
  });

  it('does not know what became of a command whose tab is gone', () => {
    const record = { outcome: 'sending', at: 0 } as CommandRecord;
    expect(outcomeNow(record, 59_000)).toBe('sending');
    expect(outcomeNow(record, 61_000)).toBe('unknown');
    expect(outcomeNow({ ...record, outcome: 'done' }, 61_000)).toBe('done');
  });
});
