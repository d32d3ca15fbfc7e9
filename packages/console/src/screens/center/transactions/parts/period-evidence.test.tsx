import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import type { DataOf, withdrawals } from '@mpc/api';
import { checkEvidence, digestOf } from '@mpc/api/evidence';
import { walletIds } from '@mpc/api/sandbox';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { day } from '#shared/durations.ts';
import { EvidenceTool } from './evidence-tool.tsx';

const soon = { timeout: 10_000 };
const at = `/mpc/center/transactions?w=${walletIds.treasury}`;
const params = { wallet_id: walletIds.treasury };
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
afterEach(() => {
  intercept.answer = null;
  vi.restoreAllMocks();
});

async function make(asked: Parameters<typeof EvidenceTool>[0]['params']) {
  const { person } = await stage(<EvidenceTool params={asked} />, { as: 'owner', at });
  await person.click(await screen.findByRole('button', { name: 'Evidence for these filters' }, soon));
  const button = await screen.findByRole('button', { name: 'Make evidence file' }, soon);
  await person.click(button);
  return button;
}

it('puts every decided order that the filters match into one archive', async () => {
  await make({ ...params, sub_wallet_id: [2001], trans_kind: ['deposit', 'withdraw'] });
  await screen.findByText('Note this root hash somewhere else now', undefined, soon);
  const finding = await checkEvidence(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []), null);
  const packs = 'packs' in finding ? finding.packs : [];
  const orders = sandbox.world.transactions
    .where('sub_wallet_id', 2001)
    .filter((row) => row.trans_kind === 'withdraw');
  expect(new Set(packs.map(({ subject }) => subject.id))).toEqual(new Set(orders.map(({ id }) => id)));
  expect(packs).toHaveLength(orders.length);
});

it('says in its manifest what it is all of, as the server was asked and answered', async () => {
  const start_time = sandbox.world.clock.now() - 60 * day;
  await make({ ...params, sub_wallet_id: [2001, 2002], trans_kind: ['withdraw'], start_time });
  await screen.findByText('Note this root hash somewhere else now', undefined, soon);
  const finding = await checkEvidence(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []), null);
  if (!('packs' in finding)) throw new Error(`It is ${finding.is}`);
  const asked = formsOf('/api/mpc/transaction/list').at(-1);
  expect(finding.scope).toEqual({
    all_of: 'Transfer',
    wallet: { id: walletIds.treasury, name: sandbox.world.wallets.get(walletIds.treasury)?.wallet_name },
    from: new Date(start_time).toISOString(),
    to: new Date(Number(asked?.['end_time'])).toISOString(),
    filters: { sub_wallet_id: asked?.['sub_wallet_id'], trans_kind: 'withdraw' },
    count: finding.packs.length,
  });
  expect(finding.packs.length).toBeGreaterThan(0);
});

it('makes none where the server counts more orders than it answers with', async () => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/transaction')) return answer;
    const body = (await answer.json()) as { data: { count: number } };
    return Response.json({ ...body, data: { ...body.data, count: body.data.count + 1 } });
  };
  await make({ ...params, sub_wallet_id: [2001], trans_kind: ['withdraw'] });
  expect((await screen.findByText(/^The server counted/, undefined, soon)).isConnected).toBe(true);
  expect(saved).toEqual([]);
});

it('holds digests and derives none of their words, which are slow on purpose', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  const digests = new Set<string>();
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/withdraw/info')) return answer;
    const body = (await answer.json()) as { data: DataOf<typeof withdrawals.info> };
    const ofEach = body.data.node_list.map((node) => ({
      ...node,
      members: node.members.map((member) => {
        const digest = digestOf([body.data.id, member.uid]);
        if (member.status !== 0) digests.add(digest);
        return { ...member, digest };
      }),
    }));
    return Response.json({ ...body, data: { ...body.data, node_list: ofEach } });
  };
  await make({ ...params, sub_wallet_id: [2001], trans_kind: ['withdraw'] });
  await screen.findByText('Note this root hash somewhere else now', undefined, soon);
  const finding = await checkEvidence(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []), null);
  const facts = 'packs' in finding ? finding.packs.flatMap((pack) => pack.facts) : [];
  expect(digests.size).toBeGreaterThan(1);
  expect(new Set(facts.flatMap(({ fact, value }) => (fact === 'digest' ? (value ?? []) : [])))).toEqual(
    digests,
  );
  expect(facts.filter(({ fact }) => fact === 'words')).toEqual([]);
  expect(derive).not.toHaveBeenCalled();
});

it('asks for a shorter period where more orders match than an archive holds', async () => {
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/transaction')) return answer;
    const body = (await answer.json()) as { data: { count: number } };
    return Response.json({ ...body, data: { ...body.data, count: 1001 } });
  };
  await make(params);
  expect((await screen.findByText(/^1,001 orders match/, undefined, soon)).isConnected).toBe(true);
  expect(saved).toEqual([]);
});

it('makes no archive of only some of the orders', async () => {
  sandbox.faults.set('withdrawals.info', { code: '210003' });
  await make(params);
  expect((await screen.findByText('No evidence file was made', undefined, soon)).isConnected).toBe(true);
  expect(saved).toEqual([]);
});

it('says why there is none of what has no decisions', async () => {
  const button = await make({ ...params, trans_kind: ['deposit', 'nft'] });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(sent.some((line) => line.includes('/withdraw/info'))).toBe(false);
});

it('is for owner and admins', async () => {
  await stage(<EvidenceTool params={params} />, { as: 'member', at });
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0), soon);
  expect(screen.queryByRole('button', { name: 'Evidence for these filters' })).toBeNull();
});
