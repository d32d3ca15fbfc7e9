import { beforeEach, describe, expect, it } from 'vitest';
import { signing, wallets, withdrawals } from '../../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds, type Sandbox } from '../index.ts';
import { asking } from '../testing.ts';

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
});

async function open(search = '', headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(new Request(`http://localhost/sandbox${search}`, { headers }));
  return { response, page: await response.text() };
}

/** A section of the page, without its markup. */
function read(page: string, name: string): string {
  const [section = ''] = new RegExp(`<section id="${name}".*?</section>`, 's').exec(page) ?? [];
  return section.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

function post(path: string, input: object): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify(input) };
  return sandbox.fetch(new Request(`http://localhost/sandbox/${path}`, init));
}

const ana = () => asking(sandbox, people.owner.uid);

describe('the page', () => {
  it('shows everybody, with their roles and since when they are signed in', async () => {
    await ana()(wallets.assets, {});
    const { page } = await open();
    const text = read(page, 'people');
    for (const { nickname } of sandbox.world.people) expect(text).toContain(nickname);
    expect(text).toContain('Ana Ruiz signed in 09:30:00 Treasury: owner');
    expect(text).toMatch(/Sam Poole No custody/);
  });

  it('tells as whom its own browser is signed in, and that a session has ended', async () => {
    expect(read((await open()).page, 'people')).toContain('Not signed in in this browser');
    const { openToken } = sandbox.signInAs(people.member.uid);
    const headers = { Cookie: `openToken=${openToken}` };
    expect(read((await open('', headers)).page, 'people')).toMatch(/Lin Wei signed in [\d:]+ this browser/);
    await post('expire', { uid: people.member.uid });
    expect(read((await open('', headers)).page, 'people')).toContain('The session of this browser has ended');
  });

  it('shows a code, what it signs and with the whole address, and offers what its state allows', async () => {
    const ask = ana();
    const created = await ask(withdrawals.create, {
      request_id: crypto.randomUUID(),
      sub_wallet_id: subWalletIds.main,
      symbol: 'TUSDT',
      address_to: specialAddresses.ordinary.tron,
      amount: '25.5',
    });
    const shown = await ask(signing.generate, {
      business_type: 'withdraw',
      business_id: created.data.withdraw_id,
      summary: 'x',
    });
    const { qrc_id } = shown.data;
    const waiting = (await open()).page;
    expect(read(waiting, 'phone')).toContain('Transfer · 25.5 USDT (TRC20) Waiting to be scanned');
    const groups = [...waiting.matchAll(/<span>(\w{1,4})<\/span>/g)].map(([, group]) => group).join('');
    expect(groups).toContain(specialAddresses.ordinary.tron);
    expect(waiting).toContain(`id="phone.scan-${qrc_id}"`);
    await post('code', { qrc: qrc_id, act: 'scan' });
    const scanned = (await open()).page;
    expect(scanned).not.toContain(`id="phone.scan-${qrc_id}"`);
    await post('code', { qrc: qrc_id, act: 'confirm' });
    expect(read((await open()).page, 'phone')).toContain('No codes.');
    expect(sandbox.world.transactions.get(created.data.withdraw_id)?.status).toBe(1200);
  });

  it('shows what waits for whom', async () => {
    const { page } = await open();
    expect(read(page, 'phone')).toMatch(/Ana Ruiz \d+ pending/);
    expect(page).toContain(`aria-label="Approve &amp; sign: Transfer · `);
  });

  it('shows requests, the newest first, those of a path where one is asked for', async () => {
    const ask = ana();
    await ask(wallets.subWallets, { wallet_id: 1001 });
    await ask(wallets.assets, {});
    const all = read((await open()).page, 'requests');
    expect(all.indexOf(wallets.assets.path)).toBeLessThan(all.indexOf(wallets.subWallets.path));
    expect(all).toContain('wallet_id=1001');
    const some = read((await open('?path=sub_wallets')).page, 'requests');
    expect(some).toContain(wallets.subWallets.path);
    expect(some).not.toContain(wallets.assets.path);
  });

  it('gives the answer to a request as it was sent', async () => {
    await ana()(wallets.subWallets, { wallet_id: 1001 });
    const answer = await sandbox.fetch(new Request('http://localhost/sandbox/answer?id=1'));
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await answer.json()).toMatchObject({ code: '0', data: { sub_wallet_list: expect.any(Array) } });
    expect((await sandbox.fetch(new Request('http://localhost/sandbox/answer?id=9'))).status).toBe(404);
  });

  it('counts the rows of every table', async () => {
    const text = read((await open()).page, 'world');
    expect(text).toContain(`transactions ${sandbox.world.transactions.size.toLocaleString('en-US')}`);
  });

  it('says what was done where it was done, and gives the focus back', async () => {
    const { page } = await open('?said=clockChanged&at=clock.freeze');
    expect(page).toMatch(/<section id="clock".*role="status">Clock changed\./s);
    expect(page).toContain('id="clock.freeze" autofocus aria-describedby="said"');
    const gone = await open('?said=decided&at=phone.of-1');
    expect(gone.page).toContain('id="phone-title" tabindex="-1" autofocus');
    expect((await open('?said=%3Cb%3E&at=clock.freeze')).page).not.toContain('role="status"');
  });

  it('lets what others wrote do nothing but be read', async () => {
    await ana()(withdrawals.cancel, { id: 1, remark: '<script>alert(1)</script>' });
    const { page, response } = await open('?path=%22%3E%3Cscript%3E');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect((await open()).page).toContain('&lt;script&gt;alert(1)');
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'self'; connect-src 'self';/,
    );
  });

  it('speaks the language that is asked for, of the cookie, or of the browser', async () => {
    expect((await open('?lan=zh-CN')).page).toContain('<html lang="zh-CN"');
    expect((await open('', { Cookie: 'lan=zh_CN' })).page).toContain('本浏览器未登录');
    expect((await open('', { 'Accept-Language': 'zh-CN,zh;q=0.9' })).page).toContain('设置故障');
    const { page } = await open('?lan=zh-CN', { Cookie: 'lan=en_US' });
    const english = /Sign in|Waiting|Freeze|Set fault|Requests|Reset|Phone|Rows/;
    expect(page.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')).not.toMatch(english);
  });

  it('shows no token', async () => {
    const { openToken, csrf, sso } = sandbox.signInAs(people.owner.uid);
    const { page } = await open('', { Cookie: `openToken=${openToken}` });
    for (const secret of [openToken, csrf, sso]) expect(page).not.toContain(secret);
  });
});
