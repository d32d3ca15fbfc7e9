import { describe, expect, it } from 'vitest';
import { json, type WholeAnswer } from './answer.ts';
import { createRequestLog } from './request-log.ts';

const arrival = (params: Record<string, string> = {}, secrets: (string | null)[] = []) => ({
  at: 1,
  method: 'GET',
  path: '/api/mpc/sub_wallets',
  form: new URLSearchParams(params),
  uid: 10003,
  secrets,
});

function answered(log: ReturnType<typeof createRequestLog>, answer: WholeAnswer = json({ code: '0' })): void {
  const noting = log.note(arrival());
  noting.decide('0');
  noting.send(answer);
  noting.end();
}

describe('the log of requests', () => {
  it('tells of a request while it is waited for, once it is answered, and where it never was', () => {
    const log = createRequestLog();
    answered(log);
    const lost = log.note(arrival());
    expect(log.all()).toMatchObject([
      { id: 1, code: '0', status: 200, ms: expect.any(Number) },
      { id: 2, code: null, status: null, ms: null },
    ]);
    lost.end();
    expect(log.all()[1]).toMatchObject({ status: null, ms: expect.any(Number) });
  });

  it('keeps the bodies of the last 500 answers, apart from the list', () => {
    const log = createRequestLog();
    for (let count = 0; count < 501; count += 1) answered(log, json({ count }));
    expect(log.answerTo(1)).toBeUndefined();
    expect(log.answerTo(2)).toBe('{"count":1}');
    expect(log.answerTo(501)).toBe('{"count":500}');
    expect(JSON.stringify(log.all())).not.toContain('count');
  });

  it('keeps the beginning of a long body', () => {
    const log = createRequestLog();
    answered(log, json('x'.repeat(50_000)));
    expect(log.answerTo(1)).toMatch(/^"x{19999}…$/);
  });

  it('shows no token, wherever it stands', () => {
    const log = createRequestLog();
    const params = { openToken: 'another', remark: 'mine is t0ken, yes', 'X-XSRF-TOKEN': 'one more' };
    log.note(arrival(params, ['t0ken', 'f0rged', null, ''])).send(json({ echo: 't0ken f0rged' }));
    expect(log.all()[0]?.params).toEqual({
      openToken: '•••',
      remark: 'mine is •••, yes',
      'X-XSRF-TOKEN': '•••',
    });
    expect(log.answerTo(1)).toBe('{"echo":"••• •••"}');
  });

  it('gives no number twice', () => {
    const log = createRequestLog();
    answered(log);
    log.clear();
    answered(log);
    expect(log.all().map(({ id }) => id)).toEqual([2]);
    expect(log.answerTo(1)).toBeUndefined();
  });
});
