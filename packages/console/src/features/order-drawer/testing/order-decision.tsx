import { sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds, type people } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { OrderDrawer } from '../order-drawer.tsx';

/** How often a decision was sent. */
export const audits = () => sent.filter((line) => line === 'POST /api/mpc/withdraw/audit').length;

/** An order of the treasury that waits for somebody, at a step of approval or of signature. */
export function waitingFor(uid: number, step: 1 | 2): number {
  const found = sandbox.world.transactions.all().find((row) => {
    if (row.trans_kind !== 'withdraw' || row.wallet_id !== walletIds.treasury) return false;
    const node = row.nodes.find(({ node_status, node_type }) => node_status === 1 && node_type === step);
    return node?.members.some((member) => member.uid === uid && member.status === 0);
  });
  if (found === undefined) throw new Error('The sandbox has no such order');
  return found.id;
}

/** An order as the server has it. */
export const orderOf = (id: number) => {
  const order = sandbox.world.transactions.get(id);
  if (order?.trans_kind !== 'withdraw') throw new Error(`No order ${id}`);
  return order;
};

/** Opens an order in its drawer. */
export async function open(id: number, as: keyof typeof people = 'owner') {
  await stage(<OrderDrawer kind="withdraw" id={id} onClose={vi.fn()} />, { as });
  await screen.findByText('Approval timeline');
}

/** The drawer. */
export const drawer = () => screen.getByRole('dialog');
/** One of its buttons. */
export const button = (name: string) => within(drawer()).getByRole('button', { name });

/** Past the moment in which a press confirms nothing. */
export async function confirm(act: string, remark?: string) {
  const user = userEvent.setup();
  const asked = await screen.findByRole('button', { name: act });
  await waitFor(() => expect(asked.getAttribute('aria-disabled')).toBeNull());
  await user.click(asked);
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: act }).ariaBusy).not.toBe('true'));
  if (remark !== undefined) await user.type(within(dialog).getByRole('textbox'), remark);
  return { user, press: () => user.dblClick(within(dialog).getByRole('button', { name: act })) };
}
