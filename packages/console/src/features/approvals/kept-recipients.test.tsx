import { intercept, sandbox, stage } from '#shared/testing/stage.tsx';
import { approvals } from '@mpc/api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '#shared/api/api.ts';
import { ItemDrawer } from './item-drawer.tsx';
import { itemRefOf } from './item.ts';
import { readItem } from './items/load-item.ts';

const patient = { timeout: 15_000 };

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

/** The same address with another last character: one slip. */
const mistyped = (address: string) => `${address.slice(0, -1)}${address.endsWith('2') ? '3' : '2'}`;

it.each([
  ['the contracts of a cold wallet', 11, /^Approve|^Decide in app$/],
  ['the address that is swept to', 12, /^Approve|^Decide in app$/],
  ['where a cold task moves to', 16, /^Approve|^Decide in app$/],
])('R23: %s are checked as recipients are', async (_, type, agree) => {
  const { queryClient } = await stage(null, { as: 'owner' });
  const { list } = await client.call(approvals.items, {
    tab: 'mine',
    item_type: [type as 11],
    page_no: 1,
    page_size: 100,
  });
  const ref = list.map(itemRefOf).find((one) => one !== null);
  if (ref === undefined || ref === null) throw new Error('The sandbox has no such item');
  const item = await queryClient.fetchQuery(readItem(ref.kind, ref.id));
  const address = item.recipients?.[0]?.recipients.at(-1)?.address ?? '';
  expect(address).not.toBe('');
  const open = async () => {
    const view = await stage(<ItemDrawer {...ref} onClose={vi.fn()} />, { as: 'owner' });
    return { ...view, button: await screen.findByRole('button', { name: agree }, patient) };
  };
  const honest = await open();
  await waitFor(() => expect(honest.button.getAttribute('aria-disabled')).toBeNull(), patient);
  honest.unmount();

  intercept.answer = async (_request, answer) =>
    new Response((await answer.text()).replaceAll(address, mistyped(address)), answer);
  const { button } = await open();
  const [said] = await within(screen.getByRole('dialog')).findAllByText(
    /^Invalid recipient address/,
    {},
    patient,
  );
  expect(said).toBeTruthy();
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
