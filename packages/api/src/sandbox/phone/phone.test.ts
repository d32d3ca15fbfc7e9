import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprintWords, orderDigest, orderFacts } from '../../fingerprint/index.ts';
import { signing, withdrawals } from '../../index.ts';
import { createSandbox, people, specialAddresses, subWalletIds, type Sandbox } from '../index.ts';
import { asking } from '../testing.ts';

let sandbox: Sandbox;
let path: string;
let id: number;

beforeEach(async () => {
  sandbox = createSandbox({ clock: 'frozen' });
  const ana = asking(sandbox, people.owner.uid);
  const created = await ana(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: subWalletIds.main,
    symbol: 'TUSDT',
    address_to: specialAddresses.ordinary.tron,
    amount: '25.5',
  });
  id = created.data.withdraw_id;
  const shown = await ana(signing.generate, {
    business_type: 'withdraw',
    business_id: id,
    summary: '<script>alert(1)</script>',
  });
  path = shown.data.qrc_content;
});

async function open(at: string, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(new Request(`http://sandbox${at}`, { headers }));
  return { response, page: await response.text() };
}

/** Presses the button of that name, as a browser without scripts would. */
async function press(page: string, act: string) {
  expect(page).toContain(`<button name="act" value="${act}">`);
  const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, value]);
  const body = new URLSearchParams([...fields, ['act', act]]);
  const answer = await sandbox.fetch(new Request('http://sandbox/sandbox/phone', { method: 'POST', body }));
  expect(answer.status).toBe(303);
  return open(answer.headers.get('Location') ?? '');
}

describe('the phone', () => {
  it('shows what the server knows is signed, with the whole address', async () => {
    const { page } = await open(path);
    expect(page).toContain('25.5 USDT (TRC20)');
    const groups = [...page.matchAll(/<span>(\w+)<\/span>/g)].map(([, group]) => group);
    expect(groups.join('')).toBe(specialAddresses.ordinary.tron);
    expect(page).toContain('Treasury / Main sub-wallet');
  });

  it('shows the words of what it signs, as every console computes them from the same order', async () => {
    const order = await asking(sandbox, people.owner.uid)(withdrawals.info, { id });
    const words = await fingerprintWords(await orderDigest(orderFacts(order.data)));
    const { page } = await open(path);
    expect(page).toContain(`<span lang="en">${words.map(({ en }) => en).join(' · ')}</span>`);
    expect(page).toContain(`<span lang="zh-CN">${words.map(({ zh }) => zh).join(' · ')}</span>`);
  });

  it('lets the screen’s words do nothing but be read', async () => {
    const { response, page } = await open(path);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+';/,
    );
  });

  it('signs with two presses of a button, and then offers nothing more', async () => {
    const scanned = await press((await open(path)).page, 'scan');
    const done = await press(scanned.page, 'confirm');
    expect(done.page).toContain('role="status">Signed');
    expect(done.page).not.toContain('<button');
    expect(sandbox.world.transactions.get(id)?.status).toBe(1200);
  });

  it('lists the codes that wait, and no others', async () => {
    const list = await open('/sandbox/phone');
    expect(list.page).toContain(path.replaceAll('&', '&amp;'));
    sandbox.clock.step(120_000);
    expect((await open('/sandbox/phone')).page).not.toContain(path);
  });

  it('speaks the language that is asked for, of the cookie, or of the browser', async () => {
    expect((await open(`${path}&lan=zh-CN`)).page).toContain('<html lang="zh-CN">');
    expect((await open(path, { 'Accept-Language': 'zh-CN,zh;q=0.9' })).page).toContain('等待扫描');
    expect((await open(path, { Cookie: 'a=b; lan=zh_CN' })).page).toContain('扫描二维码');
    const scanned = await press((await open(`${path}&lan=zh-CN`)).page, 'scan');
    expect(scanned.page).toContain('确认并签名');
  });

  it('says so where there is no such code', async () => {
    expect((await open('/sandbox/phone?qrc=none')).response.status).toBe(404);
  });
});
