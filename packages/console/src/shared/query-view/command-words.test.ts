import { AnswerMismatch, NotSent, Refusal, withdrawals } from '@mpc/api';
import { AxiosError } from 'axios';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { commandWords } from './command-words.ts';

const t = ((key: string) => key) as unknown as TFunction;
const config = { headers: {} } as AxiosError['config'];

it.each([
  ['a lost connection', new AxiosError('', AxiosError.ERR_NETWORK), 'network'],
  ['a time-out', new AxiosError('', AxiosError.ECONNABORTED), 'timeout'],
  ['a 500', new AxiosError('', AxiosError.ERR_BAD_RESPONSE), 'badResponse'],
  ['an unreadable answer', new SyntaxError('JSON'), 'badResponse'],
  ['a 404', new AxiosError('', AxiosError.ERR_BAD_REQUEST, config), 'badRequest'],
  ['an answer about something else', new AnswerMismatch(withdrawals.create, 'id'), 'mismatch'],
  ['a request that never left', new AxiosError('', AxiosError.ERR_BAD_REQUEST), 'notSent'],
  ['a command that could not be recorded', new NotSent('full'), 'notSent'],
])('says what %s means for a command', (_, error, words) => {
  expect(commandWords(t, error)).toBe(`state.command.${words}`);
});

it('gives the reason of a refusal in the words of the server', () => {
  const refused = new Refusal({ code: '110055', msg: 'Not an address', data: null }, withdrawals.create);
  expect(commandWords(t, refused)).toBe('Not an address');
});
