import { intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { addressBook } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
  const button = words.closest('button');
  await waitFor(() => expect(button?.title).not.toBe('Checking the address book'), patient);
  return () => {
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

it('R17, R19: deletes nothing by a number that is another entry’s, when it is shown or by the time it is sent', async () => {
  const other = sandbox.world.book.all().find(({ label }) => label !== 'Tax office')?.id;
  const address = sandbox.world.book.all().find(({ label }) => label === 'Tax office')?.address ?? '';
  let lieTo = 'Tax office';
  intercept.answer = async (request, answer) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/address_book/list') || url.searchParams.get('keyword') !== lieTo)
      return answer;
    const { data, ...rest } = (await answer.json()) as { data: { list: object[] } };
    return Response.json({
      ...rest,
      data: { ...data, list: data.list.map((one) => ({ ...one, id: other })) },
    });
  };
  const first = await ask('Tax office');
  await screen.findByTitle(/The address book changed/, {}, patient);
  first();
  cleanup();
  lieTo = '';
  const confirm = await ask('Tax office');
  lieTo = address;
  confirm();
  await screen.findByText(/The address book changed/, {}, patient);
  expect(sent.filter((line) => line === remove)).toEqual([]);
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
