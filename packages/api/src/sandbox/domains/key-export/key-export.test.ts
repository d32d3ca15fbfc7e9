import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { approvals } from '../../../domains/approvals/approvals.contract.ts';
import { keyExport } from '../../../domains/key-export/key-export.contract.ts';
import type { KeyExport } from '../../../domains/key-export/key-export.schema.ts';
import { signing } from '../../../domains/signing/signing.contract.ts';
import { actOnWaiting, createSandbox, people, subWalletIds, walletIds, type Sandbox } from '../../index.ts';
import { asking, onPhone } from '../../testing.ts';
import { known } from '../../world/world.ts';
import { day } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;

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

type Business = 'key_export_wallet' | 'key_export_sub_wallet' | 'key_export_file';

/** Shows a code and signs it on the phone; the code of a refusal where there is none to show. */
async function sign(who: typeof ana, business_type: Business, business_id: number, summary = 'A test') {
  const { code, data } = await who(signing.generate, { business_type, business_id, summary });
  if (code !== '0') return code;
  await onPhone(sandbox, data.qrc_id, 'scan');
  await onPhone(sandbox, data.qrc_id, 'confirm');
  return code;
}

async function keyOf(sub: number, who = ana): Promise<KeyExport> {
  const { data } = await who(keyExport.keys, { wallet_id, sub_wallet_id: [sub] });
  return known(data.list[0], `key of ${sub}`);
}

const decide = (item_id: number, act: 'approve' | 'refuse') =>
  actOnWaiting(sandbox.world, people.owner.uid, 'item', item_id, act);

describe('applying for keys', () => {
  it('is done by a code, decided by the wallet’s strategy, and fetched by another code within a day', async () => {
    const { payroll } = subWalletIds;
    expect(await sign(kofi, 'key_export_sub_wallet', payroll, 'Recovery test')).toBe('0');
    const applied = await keyOf(payroll);
    expect(applied).toMatchObject({
      export_status: 1,
      application: { status: 0, can_export: 0 },
      file: null,
    });
    const { apply_id, item_id } = known(applied.application ?? undefined, 'application');
    expect((await ana(approvals.keyApplication, { apply_id })).data).toMatchObject({
      item_id,
      applicant: { uid: people.admin.uid },
      scope: 'sub_wallets',
      sub_wallets: [{ sub_wallet_id: payroll }],
      reason: 'Recovery test',
    });

    expect(decide(item_id, 'approve')).toBe(true);
    const valid_until = sandbox.clock.now() + day;
    expect(await keyOf(payroll)).toMatchObject({
      export_status: 2,
      application: { status: 1, valid_until, can_export: 1 },
      file: null,
    });
    // Who applied is not who fetches.
    expect((await keyOf(payroll, kofi)).application?.can_export).toBe(0);
    expect(await sign(kofi, 'key_export_file', apply_id)).toBe(codes.alreadyHandled);

    expect(await sign(ana, 'key_export_file', apply_id)).toBe('0');
    const exported = await keyOf(payroll);
    expect(exported).toMatchObject({ export_status: 3, last_export_at: sandbox.clock.now() });
    expect(exported.file).toMatchObject({
      expire_at: valid_until,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(await sign(ana, 'key_export_file', apply_id)).toBe(codes.alreadyHandled);
    sandbox.clock.step(day);
    expect(await keyOf(payroll)).toMatchObject({ export_status: 3, file: null });
  });

  it('comes to nothing where it is refused, or where nobody fetches in time', async () => {
    const { payroll } = subWalletIds;
    await sign(ana, 'key_export_sub_wallet', payroll);
    const first = known((await keyOf(payroll)).application ?? undefined, 'application');
    decide(first.item_id, 'refuse');
    expect(await keyOf(payroll)).toMatchObject({
      export_status: 0,
      application: { status: 2, valid_until: 0 },
    });

    await sign(ana, 'key_export_sub_wallet', payroll);
    const second = known((await keyOf(payroll)).application ?? undefined, 'application');
    decide(second.item_id, 'approve');
    sandbox.clock.step(day);
    expect(await keyOf(payroll)).toMatchObject({
      export_status: 0,
      application: { status: 1, can_export: 0 },
    });
    expect(await sign(ana, 'key_export_file', second.apply_id)).toBe(codes.alreadyHandled);
  });

  it('for a whole wallet covers all its sub-wallets, and waits for none of them', async () => {
    // One for Reserve waits from the beginning.
    expect(await sign(ana, 'key_export_wallet', wallet_id)).toBe(codes.alreadyHandled);
    const { item_id } = known((await keyOf(subWalletIds.reserve)).application ?? undefined, 'application');
    decide(item_id, 'refuse');
    expect(await sign(ana, 'key_export_wallet', wallet_id)).toBe('0');
    const { data } = await ana(keyExport.keys, { wallet_id, export_status: [1] });
    expect(data.count).toBe(8);
    expect(await sign(kofi, 'key_export_sub_wallet', subWalletIds.main)).toBe(codes.alreadyHandled);
  });

  it('is for owner and admins: members see nothing of it', async () => {
    expect(await sign(lin, 'key_export_sub_wallet', subWalletIds.main)).toBe(codes.alreadyHandled);
    expect((await lin(keyExport.keys, { wallet_id })).code).toBe(codes.noPermission);
  });

  it('still works where the package has ended: it is how one leaves', async () => {
    sandbox.clock.step(400 * day);
    expect(await sign(ana, 'key_export_sub_wallet', subWalletIds.main)).toBe('0');
    expect((await keyOf(subWalletIds.main)).export_status).toBe(1);
  });
});

it('tells a key for each curve that the chains of the wallet sign on', async () => {
  const { data } = await ana(keyExport.keys, {
    wallet_id: walletIds.operations,
    sub_wallet_id: [subWalletIds.vendors],
  });
  expect(data.list.map(({ key_type, chains }) => [key_type, chains])).toEqual([
    ['secp256k1', ['ETH', 'TRX', 'BSC', 'ATOM', 'EOS', 'HECO']],
    ['ed25519', ['SOL', 'TON']],
  ]);
});

it('tells for every platform which tool to take, with what it must hash to', async () => {
  for (const platform of ['windows', 'macos', 'linux', 'android', 'ios'] as const) {
    const { data } = await lin(keyExport.tool, { platform });
    expect(data).toMatchObject({ platform, sha256: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(data.url).toContain(data.version);
  }
});
