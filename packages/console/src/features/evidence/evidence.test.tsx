import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { checkEvidence, type EvidencePack } from '@mpc/api/evidence';
import { people, walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderDrawer } from '#features/order-drawer';
import { database } from '#shared/drafts/database.ts';

const soon = { timeout: 10_000 };
let saved: Blob[] = [];

beforeEach(() => {
  sandbox.reset();
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:evidence';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(async () => {
  await clear(database);
  vi.restoreAllMocks();
});

/** A transfer that waits for the owner. */
function waiting(): number {
  const found = sandbox.world.transactions
    .all()
    .find(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.wallet_id === walletIds.treasury &&
        row.nodes.some(
          ({ node_status, node_type, members }) =>
            node_status === 1 &&
            node_type === 1 &&
            members.some(({ uid, status }) => uid === people.owner.uid && status === 0),
        ),
    );
  return found?.id ?? 0;
}

async function packMade(): Promise<EvidencePack> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Make evidence file' }, soon));
  await screen.findByText('Note this root hash somewhere else now', undefined, soon);
  const bytes = new Uint8Array((await saved.at(-1)?.arrayBuffer()) ?? new ArrayBuffer());
  const finding = await checkEvidence(bytes, null);
  if (!('packs' in finding) || finding.packs[0] === undefined) throw new Error(`It is ${finding.is}`);
  expect(document.body.textContent.replaceAll(' ', '')).toContain(finding.root);
  return finding.packs[0];
}

const facts = (pack: EvidencePack, of: string) =>
  new Map(pack.facts.filter((one) => one.of === of).map((one) => [one.fact, one]));

it('tells what was shown here, what the server recorded, and what nobody did', async () => {
  const id = waiting();
  const view = await stage(<OrderDrawer kind="withdraw" id={id} onClose={vi.fn()} />, { as: 'owner' });
  const user = userEvent.setup();
  const approve = await screen.findByRole('button', { name: 'Approve' }, soon);
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBeNull(), soon);
  await user.click(approve);
  const dialog = await screen.findByRole('alertdialog', undefined, soon);
  const act = () => within(dialog).getByRole('button', { name: 'Approve' });
  await waitFor(() => expect(act().ariaBusy).not.toBe('true'), soon);
  await user.click(act());
  await waitFor(() => expect(formsOf('/api/mpc/withdraw/audit')).toHaveLength(1), soon);
  view.unmount();

  await stage(<OrderDrawer kind="withdraw" id={id} onClose={vi.fn()} />, { as: 'owner' });
  const pack = await packMade();
  const sent = formsOf('/api/mpc/withdraw/audit')[0]?.['digest'];
  const subject = facts(pack, 'subject');
  expect(subject.get('digest now')).toMatchObject({ value: sent, recorded_by: 'device' });
  expect(subject.get('amount')).toMatchObject({ label: 'Amount', recorded_by: 'server' });

  const own = facts(pack, `step 1 · ${people.owner.uid}`);
  expect(own.get('digest')).toMatchObject({ value: sent, recorded_by: 'server' });
  expect(own.get('words')?.value).toMatch(/^[a-z]+( [a-z]+){5} \/ \p{Script=Han}+( \p{Script=Han}+){5}$/u);
  // The console of a test is no build, so nobody could record one.
  expect(own.get('build')).toMatchObject({ value: null, recorded_by: 'nobody' });
  for (const fact of ['strategy', 'step', 'fee', 'to', 'recipient 1'])
    expect(own.get(`shown ${fact}`), fact).toMatchObject({ recorded_by: 'device' });
  expect(own.get('shown to')?.value).toBe(sandbox.world.transactions.get(id)?.address_to);
  expect(own.has('shown')).toBe(false);
});

it('in Chinese, says that nobody recorded what was shown to others', async () => {
  const order = sandbox.world.transactions
    .all()
    .find(
      (row) =>
        row.trans_kind === 'withdraw' &&
        row.wallet_id === walletIds.treasury &&
        row.nodes.some(({ members }) => members.some(({ status }) => status === 1)),
    );
  await stage(<OrderDrawer kind="withdraw" id={order?.id ?? 0} onClose={vi.fn()} />, {
    as: 'owner',
    language: 'zh-CN',
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '生成证据文件' }, soon));
  await screen.findByText('请立即在别处记下此根哈希', undefined, soon);
  const text = await saved.at(-1)?.text();
  const pack = JSON.parse(text ?? '') as EvidencePack;
  expect(pack.made.language).toBe('zh-CN');
  const shown = pack.facts.filter(({ fact }) => fact === 'shown' || fact === 'digest');
  expect(shown.length).toBeGreaterThan(1);
  for (const fact of shown) expect(fact).toMatchObject({ value: null, recorded_by: 'nobody' });
});

it('makes no file of what cannot be read now', async () => {
  await stage(<OrderDrawer kind="withdraw" id={waiting()} onClose={vi.fn()} />, { as: 'owner' });
  const make = await screen.findByRole('button', { name: 'Make evidence file' }, soon);
  sandbox.faults.set('withdrawals.info', { drop: true });
  await userEvent.setup().click(make);
  expect((await screen.findByText('No evidence file was made', undefined, soon)).isConnected).toBe(true);
  expect(saved).toEqual([]);
});
