import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { account } from '../../../domains/account/account.contract.ts';
import { createSandbox, people, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { day } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  lin = asking(sandbox, people.member.uid);
});

/** Whose sign-ins somebody is shown. */
async function uids(ask: typeof ana, more: object): Promise<number[]> {
  const { data } = await ask(account.logins, { page_size: 1000, ...more });
  const all = new Set(data.list.map(({ person }) => person.uid));
  return [...all].sort((one, other) => one - other);
}

const read = async (more: object) =>
  (await ana(account.logins, { wallet_id, page_size: 1000, ...more })).data.list;

const count = async () => (await lin(account.logins, {})).data.count;

describe('the sign-ins', () => {
  it('are one’s own; the owner of a wallet sees those of its members, and may choose one', async () => {
    expect(await uids(lin, { wallet_id })).toEqual([10003]);
    expect(await uids(ana, {})).toEqual([10001]);
    expect(await uids(ana, { wallet_id })).toEqual([10001, 10002, 10003, 10004, 10006]);
    expect(await uids(ana, { wallet_id, uid: 10004 })).toEqual([10004]);
    expect(await lin(account.logins, { wallet_id, uid: 10001 })).toMatchObject({ code: codes.noPermission });
    expect(await ana(account.logins, { wallet_id, uid: 10005 })).toMatchObject({ code: codes.noPermission });
  });

  it('are filtered on the server by result, client, time and place, newest first', async () => {
    const all = await read({});
    const times = all.map((row) => row.login_time);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const failed = await read({ result: 0 });
    expect(failed.every((row) => row.fail_reason !== '')).toBe(true);
    expect(failed).toEqual(all.filter((row) => row.result === 0));
    expect(await read({ client_type: 'app' })).toEqual(all.filter((row) => row.client_type === 'app'));
    expect((await read({ keyword: 'bucharest' })).map((row) => row.result)).toEqual([0, 0]);
    const start_time = sandbox.clock.now() - 7 * day;
    expect(await read({ start_time })).toEqual(all.filter((row) => row.login_time >= start_time));
  });

  it('show a country and a device where nobody had been let in from before', async () => {
    const { data } = await lin(account.logins, { keyword: 'seoul' });
    expect(data.list).toMatchObject([{ country: 'KR', is_new_country: 1, is_new_device: 0, result: 1 }]);
    const usual = await lin(account.logins, { keyword: 'singapore', page_size: 1 });
    expect(usual.data.list).toMatchObject([{ is_new_country: 0, is_new_device: 0 }]);
  });

  it('grow with every sign-in', async () => {
    const before = await count();
    sandbox.signInAs(people.member.uid);
    expect(await count()).toBe(before + 1);
  });
});

it('the login page is answered before anybody has signed in', async () => {
  const headers = {
    Language: 'en_US',
    openToken: '',
    'Build-CU': 'web',
    timezone: 'Europe/Berlin',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const ask = async (path: string) => {
    const response = await sandbox.fetch(new Request(`http://sandbox${path}`, { headers }));
    return ((await response.json()) as { code: string }).code;
  };
  expect([await ask(account.captcha.path), await ask(account.userInfo.path)]).toEqual([
    '0',
    codes.sessionExpired,
  ]);
});
