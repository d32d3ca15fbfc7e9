import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../core/codes.ts';
import { wallets, withdrawals } from '../../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds, type Sandbox } from '../index.ts';
import { asking } from '../testing.ts';

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
});

function post(path: string, input: object, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  return sandbox.fetch(new Request(`http://localhost/sandbox/${path}`, init));
}

const faultsSet = async () => (await sandbox.fetch(new Request('http://localhost/sandbox/faults'))).json();

const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Sends what a form of a page would. */
function submit(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Accept: 'text/html,application/xhtml+xml' };
  const body = new URLSearchParams({ lan: 'en-US', ...fields });
  return sandbox.fetch(new Request(`http://localhost/sandbox/${path}`, { method: 'POST', headers, body }));
}

describe('signing in', () => {
  it('with a session that has ended sets the cookies of one that opens nothing', async () => {
    const answer = await post('sign-in', { uid: people.member.uid, expired: true });
    const [openToken = '', , csrf = ''] = cookiesOf(answer).map((cookie) => cookie.split('=')[1] ?? '');
    expect([openToken, csrf]).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)]);
    const headers = {
      Language: 'en_US',
      openToken,
      'Build-CU': 'web',
      timezone: 'Etc/UTC',
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-XSRF-TOKEN': csrf,
    };
    const asked = new Request(`http://localhost${wallets.assets.path}`, { headers });
    expect(await (await sandbox.fetch(asked)).json()).toMatchObject({ code: codes.sessionExpired });
  });

  it('by a page outside of the console leads on to where one came from, on this host only', async () => {
    const shown = await sandbox.fetch(
      new Request('http://localhost/sandbox/sign-in?to=http://localhost:5173/', {
        headers: { Host: 'localhost:9000' },
      }),
    );
    const page = await shown.text();
    for (const { nickname } of sandbox.world.people) expect(page).toContain(`Sign in: ${nickname}`);
    expect(page).toContain('name="to" value="http://localhost:5173/"');
    expect(shown.headers.get('Content-Security-Policy')).toContain(
      "form-action 'self' http://localhost:5173;",
    );
    const uid = String(people.member.uid);
    const places = [
      'http://localhost:5173/',
      '/mpc/wallet',
      'https://elsewhere.example/',
      'javascript:alert(1)',
    ];
    const answers = await Promise.all(places.map((to) => submit('sign-in', { uid, to })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([
      'http://localhost:5173/',
      'http://localhost/mpc/wallet',
      '/',
      '/',
    ]);
    expect(answers.map((answer) => cookiesOf(answer).length)).toEqual([3, 3, 3, 3]);
  });

  it('as nobody is refused', async () => {
    const answer = await post('sign-in', { uid: 1 });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'uid: there is no person 1' }]);
  });
});

describe('a page of another host', () => {
  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:3000' }],
    ['another site, in a browser that says no more', { Origin: 'https://elsewhere.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
  ])('changes nothing: %s', async (_, headers) => {
    const before = sandbox.clock.now();
    const answer = await post('clock', { step: 60_000 }, { Host: 'localhost', ...headers });
    expect([answer.status, sandbox.clock.now()]).toEqual([403, before]);
    const onPhone = await post('phone', {}, { Host: 'localhost', ...headers });
    expect(onPhone.status).toBe(403);
  });

  it.each([
    ['the page’s own host', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }],
    ['its own host, in a browser that says no more', { Origin: 'http://localhost' }],
    ['a program that is no browser', {}],
  ])('but %s may', async (_, headers) => {
    expect((await post('clock', { step: 1 }, { Host: 'localhost', ...headers })).status).toBe(200);
  });
});

describe('what is pulled', () => {
  it('answers a program in JSON, also where it sends a form', async () => {
    const body = new URLSearchParams({ step: '60', unit: '1000' });
    const before = sandbox.clock.now();
    const answer = await sandbox.fetch(
      new Request('http://localhost/sandbox/clock', { method: 'POST', body }),
    );
    expect(await answer.json()).toEqual({ now: before + 60_000, frozen: true, speed: 0 });
  });

  it('leads a form back to its page, with the focus and what there is to say', async () => {
    const answer = await submit('clock', { freeze: 'true', at: 'clock.freeze' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/sandbox?lan=en-US&said=clockChanged&at=clock.freeze',
    ]);
  });

  it('is no more than there is', async () => {
    expect((await post('constructor', {})).status).toBe(404);
    expect((await post('lever', {})).status).toBe(404);
  });

  it('signs what waits on the phone of somebody', async () => {
    const lin = asking(sandbox, people.member.uid);
    const { data } = await lin(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.main,
      symbol: 'TUSDT',
      address_to: specialAddresses.ordinary.tron,
      amount: '25.5',
    });
    const thing = { kind: 'order', id: data.withdraw_id, act: 'approve' };
    expect((await post('waiting', { uid: people.outsider.uid, ...thing })).status).toBe(400);
    expect((await post('waiting', { uid: people.owner.uid, ...thing })).status).toBe(200);
    expect(sandbox.world.transactions.get(data.withdraw_id)?.status).toBe(1200);
    expect((await post('waiting', { uid: people.owner.uid, ...thing })).status).toBe(400);
  });

  it('tells that there is no such code', async () => {
    expect((await post('code', { qrc: 'none', act: 'scan' })).status).toBe(400);
  });
});

describe('faults', () => {
  it('are told as they are set', async () => {
    await post('faults', { call: 'wallets.assets', status: 502, taken: true, times: 2 });
    await post('faults', { call: 'all', latency: 20 });
    expect(await faultsSet()).toEqual([
      { call: 'wallets.assets', status: 502, taken: true, times: 2 },
      { call: 'all', latency: 20 },
    ]);
  });

  it.each([
    [
      { kind: 'dropAfter', ms: '200', code: '1' },
      { drop: true, taken: true, latency: 200 },
    ],
    [
      { kind: 'status500Before', times: '3' },
      { status: 500, times: 3 },
    ],
    [{ kind: 'drip', ms: '4000' }, { drip: 4000 }],
    [{ kind: 'latency', ms: '10' }, { latency: 10 }],
    [
      { kind: 'code', code: codes.subWalletNotFound, ms: '5' },
      { code: codes.subWalletNotFound, latency: 5 },
    ],
  ])('have a name on the page: %o', async (fields, fault) => {
    expect((await submit('faults', { call: 'wallets.assets', ...fields })).status).toBe(303);
    expect(await faultsSet()).toEqual([{ call: 'wallets.assets', ...fault }]);
  });

  it.each([
    [{ kind: 'drip' }, 'ms: Enter the milliseconds'],
    [{ kind: 'code' }, 'code: Enter the error code'],
    [{ kind: 'storm' }, 'kind: '],
    [{ call: 'wallets.asset', kind: 'html' }, 'call: Unknown call'],
  ])('that make no sense are refused in their place: %o', async (fields, why) => {
    const answer = await submit('faults', { call: 'all', at: 'faults.set', ...fields });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`role="alert">${why}`);
    expect(await faultsSet()).toEqual([]);
  });

  it('of all calls can go alone, or with all others', async () => {
    const other = { call: 'wallets.assets', drop: true };
    await post('faults', other);
    await post('faults', { call: 'all', drop: true });
    await post('faults', { call: 'all', clear: true, only: true });
    expect(await faultsSet()).toEqual([other]);
    await post('faults', { call: 'all', clear: true });
    expect(await faultsSet()).toEqual([]);
  });
});
