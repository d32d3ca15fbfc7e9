import { intercept, sandbox, sent } from '#shared/testing/network.ts';
import { account, NotSent, outcomeOf, Refusal, wallets, withdrawals } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSession } from '#shared/session/session.ts';
import { isOwnSession, releaseTab, tabCookies, useOtherPerson } from '#shared/session/tab-session.ts';
import { client, failures, settlePerson } from './api.ts';

const userInfo = 'GET /api/openPlatform/wallet/userInfo';
const assets = 'GET /api/mpc/wallets/asset';
const canceled = `${withdrawals.cancel.method} ${withdrawals.cancel.path}`;

/** Somebody signs in to this browser, by a page outside of this tab. */
function signIn(who: keyof typeof people): { openToken: string; csrf: string } {
  const { openToken, csrf } = sandbox.signInAs(people[who].uid);
  document.cookie = `openToken=${openToken}; path=/`;
  document.cookie = `XSRF-TOKEN=${csrf}; path=/`;
  return { openToken, csrf };
}

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => error,
  );
const cancel = () => client.call(withdrawals.cancel, { id: 1 });

let lin: ReturnType<typeof signIn>;

beforeEach(async () => {
  releaseTab();
  document.cookie = 'lan=en_US; path=/';
  lin = signIn('member');
  await client.call(account.userInfo, undefined);
  sent.length = 0;
});

it('R18: a tab sends its own token and value against forgery, whatever the document holds by then', () => {
  signIn('owner');
  expect([tabCookies.get('openToken'), tabCookies.get('XSRF-TOKEN')]).toEqual([lin.openToken, lin.csrf]);
  expect(isOwnSession()).toBe(false);
});

it('sends a new value against forgery of its own session', () => {
  document.cookie = 'XSRF-TOKEN=renewed; path=/';
  expect(tabCookies.get('XSRF-TOKEN')).toBe('renewed');
});

it('R18: sends its own token where the document has none any more, and clears nothing that may be the next person’s', () => {
  document.cookie = 'openToken=; path=/; max-age=0';
  document.cookie = 'sso_session=next; path=/';
  expect([tabCookies.get('openToken'), tabCookies.get('XSRF-TOKEN')]).toEqual([lin.openToken, lin.csrf]);
  endSession();
  expect(document.cookie).toContain('sso_session=next');
  expect(tabCookies.get('openToken')).toBeUndefined();
  document.cookie = 'sso_session=; path=/; max-age=0';
});

describe('R18: the same person signed in anew', () => {
  it('is asked for once, and the tab goes on with the new session', async () => {
    const tokens: [string, string | null][] = [];
    intercept.answer = async (request, answer) => {
      tokens.push([new URL(request.url).pathname, request.headers.get('openToken')]);
      return answer;
    };
    const { openToken } = signIn('member');
    await Promise.all([client.call(wallets.assets, { type: 0 }), client.call(wallets.assets, { type: 1 })]);
    expect(sent).toEqual([userInfo, assets, assets]);
    expect(new Set(tokens.map(([, token]) => token))).toEqual(new Set([openToken]));
    expect(useOtherPerson.getState().person).toBeNull();
  });
});

describe('R18: another person signed in', () => {
  it('stops the tab before a command leaves, which is certainly not sent', async () => {
    signIn('owner');
    const error = await failure(cancel());
    expect(error).toBeInstanceOf(NotSent);
    expect(outcomeOf(error)).toBe('notSent');
    expect(sent).toEqual([userInfo]);
    expect(useOtherPerson.getState().person).toMatchObject({ nickname: people.owner.nickname });
  });

  it('stops queries too, and everything after', async () => {
    signIn('owner');
    await failure(client.call(wallets.assets, { type: 0 }));
    await failure(client.call(wallets.assets, { type: 0 }));
    await failure(cancel());
    expect(sent).toEqual([userInfo]);
  });

  it('stops a tab that does not know yet whose it is', async () => {
    releaseTab();
    signIn('member');
    await client.call(wallets.assets, { type: 0 });
    signIn('owner');
    await failure(cancel());
    expect(sent).toEqual([assets, userInfo]);
    expect(useOtherPerson.getState().person).not.toBeNull();
  });

  it('stops a tab whose own token opens another person’s session all at once', async () => {
    intercept.answer = async (_request, answer) => {
      const { data, ...rest } = (await answer.json()) as { data: object };
      return Response.json({ ...rest, data: { ...data, uid: people.owner.uid } });
    };
    await failure(client.call(account.userInfo, undefined));
    expect(useOtherPerson.getState().person).not.toBeNull();
  });
});

describe('R18: nobody can tell who signed in', () => {
  it('nothing leaves, and the tab goes on once it is known', async () => {
    signIn('member');
    intercept.answer = async () => Response.error();
    expect(outcomeOf(await failure(cancel()))).toBe('notSent');
    expect(sent).toEqual([userInfo]);
    intercept.answer = null;
    await client.call(wallets.assets, { type: 0 });
    expect(sent).toEqual([userInfo, userInfo, assets]);
  });

  it('a session that has ended is told as a refusal, and the cookie stays', async () => {
    document.cookie = 'openToken=ended; path=/';
    const hear = vi.fn();
    const stop = failures.listen(hear);
    expect(outcomeOf(await failure(cancel()))).toBe('notSent');
    stop();
    expect(hear.mock.calls).toMatchObject([[{ kind: 'signedOut' }]]);
    expect(document.cookie).toContain('openToken=ended');
  });
});

/** A call that has been sent, and is refused with "signed out" when `refuse` is called. */
async function refusedLater<Data>(send: () => Promise<Data>) {
  const [reached, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  intercept.answer = async () => {
    intercept.answer = null;
    reached.resolve();
    await answered.promise;
    return Response.json({ code: '110909', msg: '', data: null });
  };
  const outcome = failure(send());
  await reached.promise;
  return { outcome, refuse: answered.resolve };
}

describe('a refusal that comes late, once the session that asked has ended', () => {
  const heard = vi.fn();

  beforeEach(() => {
    heard.mockClear();
    onTestFinished(failures.listen(heard));
  });

  it('R18: is told to nobody who has signed in here since', async () => {
    const { outcome, refuse } = await refusedLater(() => client.call(wallets.assets, { type: 0 }));
    endSession();
    signIn('owner');
    await client.call(account.userInfo, undefined);
    refuse();
    expect(await outcome).toBeInstanceOf(Refusal);
    expect(heard).not.toHaveBeenCalled();
    expect(isOwnSession()).toBe(true);
  });

  it('is no end of the session that the same person began since: a query is sent again with that one', async () => {
    const { outcome, refuse } = await refusedLater(() => client.call(wallets.assets, { type: 0 }));
    signIn('member');
    await settlePerson();
    refuse();
    expect(await outcome).toBe('answered');
    expect(sent).toEqual([assets, userInfo, assets]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('a command is not sent again', async () => {
    const { outcome, refuse } = await refusedLater(cancel);
    signIn('member');
    await settlePerson();
    refuse();
    expect(await outcome).toBeInstanceOf(Refusal);
    expect(sent).toEqual([canceled, userInfo]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('ends the session it is about', async () => {
    const { outcome, refuse } = await refusedLater(() => client.call(wallets.assets, { type: 0 }));
    refuse();
    await outcome;
    expect(heard.mock.calls).toMatchObject([[{ kind: 'signedOut' }]]);
  });
});

it('settles nothing where nothing changed', async () => {
  await settlePerson();
  expect(sent).toEqual([]);
});
