import { AxiosError, CanceledError } from 'axios';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract.ts';
import { createClient } from './client.ts';
import { command, domain } from './endpoint.ts';
import { Refusal } from './envelope.ts';
import { catalogue } from './codes.ts';
import { clientErrorKind, outcomeOf } from './outcome.ts';

const { pay } = domain('withdrawals', {
  pay: command('POST /api/pay', { params: v.strictObject({ amount: v.string() }) }),
});
const refusal = (code: string) => new Refusal({ code, msg: '', data: null }, pay);

it.each([...Object.values(catalogue).flat(), '110088', '110055'])(
  'knows that a command refused with %s changed nothing',
  (code) => {
    expect(outcomeOf(refusal(code))).toBe('refused');
    expect(clientErrorKind(refusal(code))).toBeNull();
  },
);

it.each([
  [AxiosError.ERR_NETWORK, 'network'],
  [AxiosError.ETIMEDOUT, 'timeout'],
  [AxiosError.ECONNABORTED, 'timeout'],
  [AxiosError.ERR_BAD_RESPONSE, 'badResponse'],
  ['ENOTFOUND', 'network'],
  [undefined, 'network'],
])('calls %s %s, and leaves open what the command did', (code, kind) => {
  const error = new AxiosError('', code);
  expect(clientErrorKind(error)).toBe(kind);
  expect(outcomeOf(error)).toBe('unknown');
});

it('leaves open what a cancelled command did', () => {
  const error = new CanceledError();
  expect(clientErrorKind(error)).toBe('cancelled');
  expect(outcomeOf(error)).toBe('unknown');
});

it.each([new TypeError('x'), 'text', null, undefined])('leaves open what %s means', (error) => {
  expect(outcomeOf(error)).toBe('unknown');
});

describe('an odd answer to a command', () => {
  const promising = calls.flatMap((call) => {
    const schema = { ...call.schema, params: undefined };
    return call.kind === 'command' && schema.data !== undefined ? [{ ...call, schema }] : [];
  });
  // None of the fields of their answers has to be there.
  const mayBeEmpty = new Set(['apiSettings.switch', 'kyt.handle']);

  it.each([
    ['the literal {}', '{}'],
    ['null', null],
    ['an empty object', {}],
    ['text', 'text'],
    ['a list of nothing', [null]],
  ])('that is %s is no success: what it did stays open', async (_, data) => {
    const client = createClient({ fetch: async () => Response.json({ code: '0', msg: '', data }) });
    const taken: string[] = [];
    for (const call of promising) {
      const outcome = await client.call(call, undefined).then(() => 'done', outcomeOf);
      if (outcome !== 'unknown') taken.push(`${call.domain}.${call.name}`);
    }
    expect(promising.length).toBeGreaterThan(20);
    expect(taken.filter((name) => !mayBeEmpty.has(name))).toEqual([]);
  });
});
