import { expect, it } from 'vitest';
import { calls } from '../../packages/api/src/contract.ts';
import { callsByScreen, sentIn } from './call-table.ts';

/** As many screens are named as a reader wants to know; the others are counted. */
const named = 3;

it('every call of the contract is sent from a screen', ({ task }) => {
  const screens = callsByScreen();
  const table = calls.map(({ domain, name, method, path }) => {
    const call = `${domain}.${name}`;
    const from = [...screens]
      .flatMap(([screen, sent]) => ({ screen, away: sent.get(call) ?? Infinity }))
      .filter(({ away }) => away < Infinity)
      .sort((a, b) => a.away - b.away)
      .map(({ screen }) => screen);
    return { call, line: `${method} ${path}`, from };
  });
  const says = table.map(({ call, line, from }) => {
    const more = from.length > named ? `, ${from.length - named} more` : '';
    return `${line}  ${call}: ${from.slice(0, named).join(', ')}${more}`;
  });
  Object.assign(task.meta, { says: ['Each call, and the screens nearest to it', ...says].join('\n') });
  expect(table.filter(({ from }) => from.length === 0).map(({ call }) => call)).toEqual([]);
});

const importing = "import { billing as money, wallets } from '@mpc/api';";

it.each([
  ['read', 'useQuery(read(wallets.assets, { type: 1 }))', ['wallets.assets']],
  ['spread, and under another name', 'useQuery({ ...read(money.bills, params) })', ['billing.bills']],
  ['handed to what sends it', '<Send command={wallets.rename} />', ['wallets.rename']],
  [
    'one of two',
    'client.call(isOne ? wallets.assets : wallets.networks, {})',
    ['wallets.assets', 'wallets.networks'],
  ],
  ['only a key', 'queryClient.getQueryData(keyOf(wallets.assets, {}))', []],
  ['only its path', 'names[wallets.assets.path]', []],
  ['only what an error is about', 'throw new AnswerMismatch(wallets.assets, name)', []],
  ['kept and never sent', 'const asked = wallets.assets;', []],
  ['no call', 'read(wallets.nothing)', []],
])('a call counts where it is sent: %s', (_case, text, sent) => {
  expect([...sentIn(`${importing}\n${text}`)]).toEqual(sent);
});
