import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import { apiSettings } from '../../../domains/api-settings/api-settings.contract.ts';
import { readPublicKey } from '../../../domains/api-settings/rsa-key.rules.ts';
import { actOnWaiting, createSandbox, people, walletIds, type Sandbox } from '../../index.ts';
import { asking } from '../../testing.ts';
import { pendingItem } from '../approvals/items.ts';
import { known } from '../../world/world.ts';
import { rsaPublicKey } from './rsa-key.seed.ts';

const { treasury, operations } = walletIds;
const ga_code = '246810';

let sandbox: Sandbox;
let ana: ReturnType<typeof asking>;
let kofi: ReturnType<typeof asking>;
let lin: ReturnType<typeof asking>;

beforeEach(() => {
  sandbox = createSandbox({ clock: 'frozen' });
  ana = asking(sandbox, people.owner.uid);
  kofi = asking(sandbox, people.admin.uid);
  lin = asking(sandbox, people.member.uid);
});

type Save = ParamsOf<typeof apiSettings.save>;

const values = (wallet_id: number, more: Partial<Save> = {}): Save => ({
  wallet_id,
  client_rsa_pub: rsaPublicKey('a test'),
  ip_whitelist: ['203.0.113.30'],
  ga_code,
  ...more,
});

const detail = async (wallet_id: number = treasury) => (await ana(apiSettings.detail, { wallet_id })).data;

/** Whoever is asked decides what waits. */
function decide(uid: number, act: 'approve' | 'refuse', wallet_id: number = treasury): void {
  const { item_id } = known(pendingItem(sandbox.world, 8, wallet_id), 'change of the API');
  expect(actOnWaiting(sandbox.world, uid, 'item', item_id, act)).toBe(true);
}

describe('an API that is enabled', () => {
  it('keeps its old values until a change is approved, and has the new ones then', async () => {
    decide(people.owner.uid, 'refuse');
    const before = await detail();
    const edited = values(treasury, { notify_url: 'https://new.harbour.example/notify' });
    const { data } = await lin(apiSettings.save, edited);
    const waiting = await detail();
    expect(waiting).toMatchObject({
      status: 1,
      client_rsa_pub: before.client_rsa_pub,
      notify_url: before.notify_url,
      pending: {
        item_id: data.item_id,
        op: 'edit',
        fields: ['client_rsa_pub', 'cosigner_rsa_pub', 'ip_whitelist', 'notify_url', 'cosigner_url'],
        values: { notify_url: edited.notify_url, ip_whitelist: edited.ip_whitelist },
        initiator: { uid: people.member.uid },
      },
    });
    decide(people.owner.uid, 'approve');
    expect(await detail()).toMatchObject({
      status: 1,
      client_fingerprint: waiting.pending?.values.client_fingerprint,
      notify_url: edited.notify_url,
      updated_by: { uid: people.member.uid },
      pending: null,
    });
  });

  it('takes one change at a time, and names the one that waits', async () => {
    const { item_id } = known((await detail()).pending ?? undefined, 'change');
    expect(await kofi(apiSettings.save, values(treasury))).toMatchObject({
      code: codes.changePending,
      data: { item_id },
    });
    decide(people.owner.uid, 'refuse');
    expect((await kofi(apiSettings.save, values(treasury))).code).toBe('0');
  });

  it('is stopped at once by who governs, whatever waits', async () => {
    expect(pendingItem(sandbox.world, 8, treasury)).toBeTruthy();
    const off = { wallet_id: treasury, status: 2 as const, ga_code };
    expect((await lin(apiSettings.switch, off)).code).toBe(codes.changePending);
    expect((await kofi(apiSettings.switch, off)).code).toBe('0');
    decide(people.owner.uid, 'approve');
    expect(await detail()).toMatchObject({ status: 2, pending: null });
  });

  it('is not changed by what it is already', async () => {
    decide(people.owner.uid, 'refuse');
    const { client_rsa_pub, cosigner_rsa_pub, ip_whitelist, notify_url, cosigner_url } = await detail();
    const same = { client_rsa_pub, cosigner_rsa_pub, ip_whitelist, notify_url, cosigner_url };
    const { data } = await ana(apiSettings.save, values(treasury, same));
    expect(data).not.toHaveProperty('item_id');
    expect((await detail()).pending).toBeNull();
  });

  it('is switched off at once by who governs, for members by approval; on again only by approval', async () => {
    decide(people.owner.uid, 'refuse');
    const off = { wallet_id: treasury, status: 2, ga_code } as const;
    const on = { ...off, status: 1 } as const;
    expect((await lin(apiSettings.switch, off)).data.item_id).toBeGreaterThan(0);
    expect((await detail()).status).toBe(1);
    decide(people.owner.uid, 'refuse');

    await kofi(apiSettings.switch, off);
    expect(await detail()).toMatchObject({ status: 2, co_signer: { status: 3 }, pending: null });
    // Nobody gets in, so it may be set up anew.
    await kofi(apiSettings.save, values(treasury));
    expect(await detail()).toMatchObject({ ip_whitelist: ['203.0.113.30'], pending: null });

    await kofi(apiSettings.switch, on);
    expect(await detail()).toMatchObject({ status: 2, pending: { op: 'enable', fields: ['status'] } });
    decide(people.owner.uid, 'approve');
    expect(await detail()).toMatchObject({ status: 1, co_signer: { status: 2 } });
  });
});

describe('an API that is not there yet', () => {
  it('is made by the owner alone, waits for approval, and has its id and the platform’s key', async () => {
    expect(await detail(operations)).toMatchObject({
      status: 0,
      app_id: '',
      custody_rsa_pub: '',
      pending: null,
    });
    // Ana is admin there, Kofi the owner.
    expect((await ana(apiSettings.save, values(operations))).code).toBe(codes.noPermission);
    const { data } = await kofi(apiSettings.save, values(operations));
    expect(readPublicKey(data.custody_rsa_pub)).toMatchObject({ ok: true, bits: 2048 });
    expect(await detail(operations)).toMatchObject({
      status: 3,
      app_id: data.app_id,
      client_rsa_pub: '',
      pending: { op: 'create', values: { ip_whitelist: ['203.0.113.30'] } },
    });
    decide(people.admin.uid, 'approve', operations);
    expect(await detail(operations)).toMatchObject({ status: 1, client_rsa_pub: rsaPublicKey('a test') });
  });

  it('is none again where it is refused', async () => {
    await kofi(apiSettings.save, values(operations));
    decide(people.admin.uid, 'refuse', operations);
    expect(await detail(operations)).toMatchObject({ status: 0, pending: null });
  });
});

describe('what is saved', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  const spki = { type: 'spki', format: 'pem' } as const;
  const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;

  it.each<[string, string, Partial<Save>]>([
    ['client_rsa_pub', 'format', { client_rsa_pub: privateKey.export(pkcs8).toString() }],
    ['client_rsa_pub', 'range', { client_rsa_pub: short.export(spki).toString() }],
    ['cosigner_rsa_pub', 'format', { cosigner_rsa_pub: 'a key' }],
    ['ip_whitelist', 'missing', { ip_whitelist: [] }],
    ['ip_whitelist', 'range', { ip_whitelist: ['0.0.0.0/0'] }],
    ['ip_whitelist', 'repeated', { ip_whitelist: ['203.0.113.30', '203.0.113.30'] }],
    ['notify_url', 'format', { notify_url: 'http://pay.example.com' }],
    ['notify_url', 'range', { notify_url: 'https://192.168.0.9/notify' }],
    ['cosigner_url', 'format', { cosigner_url: 'http://cosigner.example.com' }],
  ])('is refused by the name of its field: %s, %s', async (field, fault, wrong) => {
    decide(people.owner.uid, 'refuse');
    expect(await ana(apiSettings.save, values(treasury, wrong))).toMatchObject({
      code: codes.badParameter,
      data: { field, fault },
    });
    expect((await detail()).pending).toBeNull();
  });

  it('is read like any client writes it', async () => {
    decide(people.owner.uid, 'refuse');
    const client_rsa_pub = publicKey.export(spki).toString().replaceAll('\n', '\r\n');
    await ana(apiSettings.save, values(treasury, { client_rsa_pub, cosigner_url: '10.1.2.3' }));
    expect((await detail()).pending?.values).toMatchObject({
      client_rsa_pub: publicKey.export(spki).toString().trim(),
      cosigner_url: 'http://10.1.2.3:28888',
    });
  });

  it('needs the code of the authenticator, and leaves it in no log', async () => {
    decide(people.owner.uid, 'refuse');
    expect((await ana(apiSettings.save, values(treasury, { ga_code: '' }))).code).toBe(
      codes.authenticatorCodeRequired,
    );
    expect((await ana(apiSettings.save, values(treasury, { ga_code: '000000' }))).code).toBe(
      codes.authenticatorCodeWrong,
    );
    await ana(apiSettings.save, values(treasury));
    const logged = sandbox.world.operations.all().filter(({ business }) => business === 'api');
    expect(logged.slice(-3).map(({ op }) => op)).toEqual(['edit_key', 'edit_ip', 'edit_url']);
    const text = JSON.stringify(logged);
    expect(text).not.toContain(ga_code);
    expect(text).not.toContain('PUBLIC KEY');
  });
});
