import { formsOf, sandbox, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ConsolidationEditScreen } from './consolidation-edit.screen.tsx';

const soon = { timeout: 10_000 };

/** Nothing waits any more: the change there is at first is gone. */
beforeEach(() => {
  sandbox.reset();
  for (const item of sandbox.world.items.all())
    if (item.item_type === 7) sandbox.world.items.update(item, { status: 3 });
});

it('asks for a tick before one sub-wallet is both, and submits once', { timeout: 30_000 }, async () => {
  const at = `/mpc/center/coSigner/consolidationEdit?w=${walletIds.treasury}`;
  const { person } = await stage(<ConsolidationEditScreen />, { as: 'owner', at });
  const gas = within(await screen.findByRole('radiogroup', { name: /Gas station/ }, soon));
  await person.click(gas.getByRole('radio', { name: /^Omnibus/ }));
  const review = screen.getByRole('button', { name: 'Review change' });
  await waitFor(() => expect(review.getAttribute('aria-disabled')).toBe('true'), soon);
  await person.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(review.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(review);
  const dialog = within(await screen.findByRole('alertdialog', {}, soon));
  const submit = await dialog.findByRole('button', { name: 'Submit for approval' });
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.dblClick(submit);
  await waitFor(() => expect(formsOf('/api/mpc/auto_collect/config/save')).toHaveLength(1), soon);
  expect(JSON.stringify(formsOf('/api/mpc/auto_collect/config/save')[0])).toContain('same_acknowledged');
});
