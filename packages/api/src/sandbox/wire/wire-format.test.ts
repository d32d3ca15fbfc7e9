import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../contract.ts';
import { day } from '../../core/durations.ts';
import { codes } from '../../core/codes.ts';
import { createSandbox, people, type Sandbox } from '../index.ts';
import { headersOf } from '../testing.ts';
import { resolverByCall } from '../resolvers.ts';

let sandbox: Sandbox;
let headers: Record<string, string>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  headers = headersOf(sandbox, people.member.uid);
});

async function send(line: string, { body, without = '', ...more }: Record<string, string | undefined> = {}) {
  const [method = '', path = ''] = line.split(' ');
  const sent: Record<string, string> = { ...headers };
  delete sent[without];
  for (const [name, value] of Object.entries(more)) sent[name] = value ?? '';
  const init = { method, headers: sent, ...(body === undefined ? {} : { body }) };
  const response = await sandbox.fetch(new Request(`http://sandbox${path}`, init));
  return { status: response.status, text: await response.text() };
}

const subWallets = 'GET /api/mpc/sub_wallets?wallet_id=1001';

describe('answers', () => {
  it('wrap data in code, msg and data, with status 200', async () => {
    const { status, text } = await send('GET /api/fund/user/getWallet');
    expect([status, text]).toEqual([200, '{"code":"0","msg":"","data":{"has_mpc":1,"wallet_count":1}}']);
  });

  it('carry the text {} where there is no data', async () => {
    const created = await send('POST /api/mpc/sub_wallet/withdraw', {
      body: 'request_id=7b0c3e5e-3a55-4a39-9d0c-0a7f6cf1c001&sub_wallet_id=2001&symbol=TUSDT&amount=25&address_to=TACKgBccvieFaVFM6hKSB3xAYxvhUPgbFh',
    });
    const id = /"withdraw_id":(\d+)/.exec(created.text)?.[1];
    const { text } = await send('POST /api/mpc/withdraw/cancel', { body: `id=${id}&remark=%E2%9C%93` });
    expect(text).toBe('{"code":"0","msg":"","data":"{}"}');
  });

  it('are refusals with status 200 too, in the language of the header', async () => {
    const { status, text } = await send('GET /api/mpc/sub_wallets?wallet_id=9', { Language: 'zh_CN' });
    expect([status, text]).toEqual([200, '{"code":"200005","msg":"钱包不存在","data":"{}"}']);
  });

  it('say the date of their world, whatever it is outside', async () => {
    sandbox.clock.step(40 * day);
    const request = new Request('http://sandbox/api/fund/user/getWallet', { headers });
    const { headers: answered } = await sandbox.fetch(request);
    expect(answered.get('date')).toBe(new Date(sandbox.clock.now()).toUTCString());
  });

  it('are given for every line of the contract', () => {
    expect(calls.filter((call) => !resolverByCall.has(`${call.domain}.${call.name}`))).toEqual([]);
    expect(resolverByCall.size).toBe(calls.length);
  });
});

describe('a request is refused with 100004 and the name of what is wrong', () => {
  it.each([
    ['Language', subWallets, { without: 'Language' }],
    ['Language', subWallets, { Language: 'de_DE' }],
    ['openToken', subWallets, { without: 'openToken' }],
    ['Build-CU', subWallets, { 'Build-CU': 'app' }],
    ['timezone', subWallets, { timezone: 'Middle/Earth' }],
    ['Content-Type', subWallets, { 'Content-Type': 'application/json' }],
    ['Content-Type', subWallets, { without: 'Content-Type' }],
    ['POST', 'POST /api/mpc/sub_wallets', { body: 'wallet_id=1001' }],
    ['/api/mpc/nowhere', 'GET /api/mpc/nowhere', {}],
    ['wallet_id', 'GET /api/mpc/sub_wallets', {}],
    ['wallet_id', 'GET /api/mpc/sub_wallets?wallet_id=', {}],
    ['wallet_id', 'GET /api/mpc/sub_wallets?wallet_id=1e3', {}],
    ['wallet_id', 'GET /api/mpc/sub_wallets?wallet_id=1001.5', {}],
    ['wallet_id', 'GET /api/mpc/sub_wallets?wallet_id=1001&wallet_id=1001', {}],
    ['walletId', 'GET /api/mpc/sub_wallets?wallet_id=1001&walletId=1001', {}],
    ['__proto__', 'GET /api/mpc/sub_wallets?wallet_id=1001&__proto__=1', {}],
    ['status', 'GET /api/mpc/transaction/list?wallet_id=1001&status=2000,x', {}],
    ['order', 'GET /api/mpc/transaction/list?wallet_id=1001&order=up', {}],
    ['page_no', 'GET /api/mpc/transaction/list?wallet_id=1001&page_no=0', {}],
    ['create', 'GET /api/mpc/sub_wallet/deposit/address?sub_wallet_id=2001&symbol=TRX&create=2', {}],
    ['query', 'POST /api/mpc/withdraw/cancel?id=1', { body: 'id=1' }],
    ['csrf', 'POST /api/mpc/withdraw/cancel', { body: 'id=1', without: 'X-XSRF-TOKEN' }],
    ['csrf', 'POST /api/mpc/withdraw/cancel', { body: 'id=1', 'X-XSRF-TOKEN': 'guessed' }],
  ])('%s: %s %o', async (name, line, more) => {
    const { status, text } = await send(line, more);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      code: codes.badParameter,
      msg: `Invalid parameter: ${name}`,
      data: { field: name },
    });
  });

  it('but more than 1000 rows have a code of their own', async () => {
    const { text } = await send('GET /api/mpc/transaction/list?wallet_id=1001&page_size=1001');
    expect(JSON.parse(text)).toMatchObject({ code: codes.tooManyRows });
  });
});

describe('sessions', () => {
  it.each(['', 'unknown'])('110909 answers the token "%s"', async (openToken) => {
    const { text } = await send(subWallets, { openToken });
    expect(JSON.parse(text)).toMatchObject({ code: codes.sessionExpired });
  });

  it('a session that was ended on the server answers 110909', async () => {
    const body = JSON.stringify({ uid: people.member.uid });
    await sandbox.fetch(new Request('http://sandbox/sandbox/expire', { method: 'POST', body }));
    expect(JSON.parse((await send(subWallets)).text)).toMatchObject({ code: codes.sessionExpired });
  });

  it('somebody without custody may only learn who they are', async () => {
    headers = headersOf(sandbox, people.outsider.uid);
    const answers = await Promise.all(
      ['GET /api/openPlatform/wallet/userInfo', 'GET /api/fund/user/getWallet', subWallets].map((line) =>
        send(line),
      ),
    );
    expect(answers.map(({ text }) => JSON.parse(text).code)).toEqual([
      '0',
      codes.custodyNotOpened,
      codes.custodyNotOpened,
    ]);
  });

  it('signing in over HTTP sets three cookies that scripts may read', async () => {
    const body = JSON.stringify({ uid: people.owner.uid });
    const request = new Request('http://sandbox/sandbox/sign-in', { method: 'POST', body });
    const cookies = (await sandbox.fetch(request)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.replace(/=\w+/, '='))).toEqual([
      'openToken=; Path=/; SameSite=Lax',
      'sso_session=; Path=/; SameSite=Lax',
      'XSRF-TOKEN=; Path=/; SameSite=Lax',
    ]);
    const [openToken = ''] = cookies.map((cookie) => /=(\w+)/.exec(cookie)?.[1] ?? '');
    expect(JSON.parse((await send(subWallets, { openToken })).text)).toMatchObject({ code: '0' });
  });

  it('signing out ends the session on the server and clears the cookies', async () => {
    const request = new Request('http://sandbox/sandbox/sign-out', { method: 'POST', headers });
    const cookies = (await sandbox.fetch(request)).headers.getSetCookie();
    expect(cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    expect(JSON.parse((await send(subWallets)).text)).toMatchObject({ code: codes.sessionExpired });
  });
});
