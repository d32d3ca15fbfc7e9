import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { messageOf } from '../sandbox/wire/messages.ts';
import { people } from '../sandbox/world/people.seed.ts';
import { calls } from '../contract.ts';
import { wallets } from '../domains/wallets/wallets.contract.ts';
import { createClient } from './client.ts';
import { Refusal } from './envelope.ts';
import { catalogue, kindOf, silentReactions } from './codes.ts';
import { codesOf, generalCodes } from './failures.ts';

// Row by row as the specification has it.
const rows = {
  silent: '200137 200139 200109 200143 200145 200163 200164 200166 100181 100180 200170 100023 200140'.split(
    ' ',
  ),
  signedOut: ['110909'],
  notPermitted: ['110249', '110924', '100015'],
  selectionLost: ['200005', '200004', '100016'],
  subWalletGone: ['200125'],
};
const codesWithKind = Object.entries(rows).flatMap(([kind, codes]) =>
  codes.map((code): [code: string, kind: string] => [code, kind]),
);

it.each(codesWithKind)('reads %s as %s', (code, kind) => {
  expect(kindOf(code)).toBe(kind);
});

it.each(['1', '110055', '110088', '-1', '', '__proto__', 'toString'])('reads %j as a message', (code) => {
  expect(kindOf(code)).toBe('message');
});

const sorted = (byKind: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(byKind).map(([kind, codes]) => [kind, [...codes].sort()]);

it('knows no code beyond the specification, and none twice', () => {
  expect(sorted(catalogue)).toEqual(sorted(rows));
});

describe('on the wire', () => {
  const sandbox = createSandbox({ clock: 'frozen' });
  const { openToken, csrf } = sandbox.signInAs(people.owner.uid);
  const cookies: Record<string, string> = { openToken, 'XSRF-TOKEN': csrf };
  const client = createClient({
    baseURL: 'http://sandbox',
    cookies: { get: (name) => cookies[name] },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });

  it.each([...codesWithKind, ['100011', 'message']])('%s reaches the caller as %s', async (code, kind) => {
    sandbox.faults.set('wallets.assets', { code, times: 1 });
    const refused: unknown = await client.call(wallets.assets, {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code, kind, msg: messageOf(code, 'en_US') });
  });
});

describe('what a caller answers itself', () => {
  it('has a reaction for every silent code of the specification', () => {
    expect(Object.keys(silentReactions).sort()).toEqual([...rows.silent].sort());
  });

  it('is never met by a call without one', () => {
    const silent = calls.flatMap(codesOf).filter((code) => rows.silent.includes(code));
    expect(silent).not.toEqual([]);
    expect(silent.filter((code) => !Object.hasOwn(silentReactions, code))).toEqual([]);
  });
});

describe('the codes of a call', () => {
  const [withdraw] = calls.filter(({ path }) => path === '/api/mpc/sub_wallet/withdraw');

  it('are those of its line, of what it names, and what any call may answer', () => {
    const codes = withdraw === undefined ? [] : codesOf(withdraw);
    expect(codes).toEqual(expect.arrayContaining(['200137', '200125', ...generalCodes]));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('are the general ones alone where it takes nothing', () => {
    const [nothing] = calls.filter(({ path }) => path === '/api/openPlatform/wallet/userInfo');
    expect(nothing && codesOf(nothing)).toEqual(generalCodes);
  });
});
