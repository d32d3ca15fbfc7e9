import { stage } from '#shared/testing/stage.tsx';
import { read } from '#shared/api/api.ts';
import { strategies } from '@mpc/api';
import { checkEvidence } from '@mpc/api/evidence';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StrategyEvidence } from './strategy-evidence.tsx';

const soon = { timeout: 10_000 };
const wallet_id = walletIds.treasury;

/** The evidence of the strategy that changes were asked for. */
function OfChanged() {
  const changes = useQuery(read(strategies.changes, { wallet_id, type: ['transfer'], op: [2] }));
  const id = changes.data?.list[0]?.strategy_id ?? 0;
  const strategy = useQuery({ ...read(strategies.advanced, { strategy_id: id }), enabled: id > 0 });
  return strategy.data === undefined ? null : (
    <StrategyEvidence walletId={wallet_id} strategy={strategy.data} />
  );
}

afterEach(() => vi.restoreAllMocks());

it('puts every change that was asked for of a strategy into one archive, before and after', async () => {
  let saved = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob;
    return 'blob:evidence';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person } = await stage(<OfChanged />, { as: 'owner', at: `/mpc?w=${wallet_id}` });
  await person.click(await screen.findByRole('button', { name: 'Make evidence file' }, soon));
  await screen.findByText('Note this root hash somewhere else now', undefined, soon);
  const finding = await checkEvidence(new Uint8Array(await saved.arrayBuffer()), null);
  const packs = 'packs' in finding ? finding.packs : [];
  expect(packs.length).toBeGreaterThan(0);
  expect(finding).toMatchObject({
    scope: {
      all_of: expect.stringMatching(/^Requested changes of strategy .+, version \d+$/),
      wallet: { id: wallet_id, name: expect.stringMatching(/./) },
      filters: { strategy_id: expect.stringMatching(/^\d+$/) },
      count: packs.length,
    },
  });
  for (const { subject, facts } of packs) {
    expect(subject.kind).toBe('strategy');
    expect(facts.some(({ fact, value }) => fact.startsWith('change ') && value?.includes(' → '))).toBe(true);
  }
});
