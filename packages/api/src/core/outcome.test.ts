import { AxiosError, CanceledError } from 'axios';
import * as v from 'valibot';
import { expect, it } from 'vitest';
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
