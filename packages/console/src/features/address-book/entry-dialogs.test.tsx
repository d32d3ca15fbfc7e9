import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { addressBook } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { read } from '#shared/api/api.ts';
import { RemoveEntryDialog } from './remove-entry-dialog.tsx';

const remove = 'GET /api/mpc/address_book/delete';
const patient = { timeout: 8000 };
const onClose = vi.fn();

function Removing({ label }: { label: string }) {
  const list = useQuery(read(addressBook.list, { wallet_id: walletIds.treasury, keyword: label }));
  const entry = list.data?.list[0];
  return entry === undefined ? null : <RemoveEntryDialog entry={entry} onClose={onClose} />;
}

/** Opens the question about an entry, and gives what presses its confirming button. */
async function ask(label: string) {
  await stage(<Removing label={label} />, { as: 'member' });
  const words = await screen
    .findByText('Request deletion', {}, patient)
    .catch(() => screen.findByText('Delete'));
  return () => {
    const button = words.closest('button');
    if (button !== null) fireEvent.click(button);
  };
}

beforeEach(() => {
  sandbox.reset();
  intercept.answer = null;
  onClose.mockClear();
});

it('asks once for the deletion of what is in force, and says that it waits', async () => {
  const confirm = await ask('Tax office');
  expect(screen.getByText('Transfers stay possible until the deletion is approved.')).toBeTruthy();
  confirm();
  confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patient);
  expect(screen.getByText('Deletion submitted for approval: “Tax office”')).toBeTruthy();
  expect(sent.filter((line) => line === remove)).toHaveLength(1);
});

it('says so where another change waits, and stays open', async () => {
  const confirm = await ask('Contractor');
  confirm();
  expect(await screen.findByText(/Another change is awaiting approval/, {}, patient)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('does not pretend to know what became of a change whose answer was lost', async () => {
  const confirm = await ask('Tax office');
  intercept.answer = (request, answer) =>
    request.url.includes('address_book/delete')
      ? Promise.reject(new TypeError('lost'))
      : Promise.resolve(answer);
  confirm();
  expect(await screen.findByText(/Outcome unknown/, {}, patient)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
