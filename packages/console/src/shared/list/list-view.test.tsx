import { stage } from '#shared/testing/stage.tsx';
import { approvals, codes, Refusal } from '@mpc/api';
import { EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCommonStore } from '#shared/session/common-store.ts';
import { choice, text } from './codec.ts';
import { defineList } from './define-list.ts';
import { KeywordField } from './keyword-field.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTools } from './list-tools.tsx';
import { ListView } from './list-view.tsx';
import { useExport } from './use-export.ts';
import { useList } from './use-list.ts';

interface Desk {
  name: string;
  city: string;
}

/** What the server has. */
const server = { desks: [] as Desk[], fails: false, answers: 0 };

const desksList = defineList({
  name: 'desks',
  view: { tab: choice(['all', 'open'], 'all') },
  filters: { q: text() },
  sort: ['name'],
  hidden: ['city'],
});

const columns = [
  { key: 'name', header: 'Name', isTitle: true, sortable: true, cell: ({ name }: Desk) => name },
  { key: 'city', header: 'City', cell: ({ city }: Desk) => city },
];

async function answer({ q, sort }: { q: string; sort: unknown }, at: { page_no: number; page_size: number }) {
  server.answers += 1;
  if (server.fails)
    throw new Refusal({ code: codes.tooManyRows, msg: 'Too many rows', data: null }, approvals.items);
  const found = server.desks.filter(({ name }) => name.includes(q));
  if (sort !== null) found.reverse();
  return {
    list: found.slice((at.page_no - 1) * at.page_size, at.page_no * at.page_size),
    pageTotal: Math.ceil(found.length / at.page_size),
    count: found.length,
  };
}

const opened = vi.fn();

function Desks() {
  const list = useList(desksList);
  const { state } = list;
  const desks = useQuery({
    queryKey: ['wallets', '/api/desks', state],
    queryFn: () => answer(state, list.paging),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const file = useExport(list.name, async () => ({
    columns: [{ header: 'Name', text: ({ name }: Desk) => name }],
    keyOf: ({ name }: Desk) => name,
    page: (at) => answer(state, at),
  }));
  return (
    <>
      <ListTools list={list} columns={columns} query={desks} file={file} />
      <ListView
        list={list}
        query={desks}
        file={file}
        filters={
          <ListFilters list={list}>
            <KeywordField label="Desk" value={state.q} onChange={(q) => list.change({ q })} />
          </ListFilters>
        }
        empty={<EmptyState title="No desks yet" />}
      >
        {(data, table) => (
          <Table
            {...table}
            label="Desks"
            columns={columns}
            rows={data.list}
            rowKey={({ name }) => name}
            onOpen={opened}
          />
        )}
      </ListView>
    </>
  );
}

const soon = { timeout: 4000 };
const show = (query = '') => stage(<Desks />, { as: 'owner', at: `/desks?w=1${query}` });
const button = (name: string | RegExp) => screen.findByRole('button', { name }, soon);

beforeEach(() => {
  const desks = Array.from({ length: 23 }, (_, at) => ({ name: `Desk ${at + 1}`, city: 'Basel' }));
  Object.assign(server, { desks, fails: false, answers: 0 });
  useCommonStore.setState({ views: [], tables: {} });
  opened.mockClear();
  vi.restoreAllMocks();
});

it('says that there is nothing yet, without pages and without a reset', async () => {
  server.desks = [];
  await show();
  await screen.findByText('No desks yet');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /Reset/ })).toBeNull();
});

it('says that filters leave nothing, and resets them but not the tab, the order and the size', async () => {
  const { router } = await show('&tab=open&q=no-such-desk&sort=-name&size=10');
  await screen.findByText('No results for these filters');
  await userEvent.click(await button('Reset filters'));
  await screen.findByText('1–10 of 23', { exact: false });
  expect(router.state.location.search).toBe('?w=1&tab=open&sort=-name&size=10');
});

it('keeps its filters where the server fails, and tries again', async () => {
  server.fails = true;
  await show('&q=Desk');
  await screen.findByText('Loading failed');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Desk');
  // What a saved link filters by may be what is refused.
  expect(await button('Reset all')).toBeTruthy();
  server.fails = false;
  await userEvent.click(await button('Retry'));
  await screen.findByText('Desk 1');
});

it('starts at the first page once it is narrowed, and goes back through pages, not through typing', async () => {
  const { router } = await show();
  await userEvent.click(await button('Page 2'));
  await screen.findByText('Desk 21');
  await userEvent.type(screen.getByRole('searchbox'), '1');
  await waitFor(() => expect(router.state.location.search).toBe('?w=1&q=1'), soon);
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?w=1');
});

it('goes to the last page there is where the address asks for one beyond it', async () => {
  const { router } = await show('&page=9');
  await screen.findByText('Desk 23');
  expect(router.state.location.search).toBe('?w=1&page=2');
});

it('goes back to the last page there is when the list grows shorter', async () => {
  const { queryClient } = await show('&page=2');
  await screen.findByText('Desk 21');
  server.desks = server.desks.slice(0, 3);
  await act(() => queryClient.refetchQueries({ queryKey: ['wallets', '/api/desks'] }));
  await screen.findByText('Desk 1');
  expect(screen.queryByText('No desks yet')).toBeNull();
});

it('reads the list again', async () => {
  await show();
  await screen.findByText('Desk 1');
  const before = server.answers;
  await userEvent.click(await button('Refresh'));
  expect(server.answers).toBe(before + 1);
});

it('keeps a view under a name for whoever saved it, and comes back to it', async () => {
  const { router } = await show('&tab=open&q=2&sort=name&page=2');
  await userEvent.click(await button('Saved views'));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }, soon), 'Twos');
  await userEvent.click(await button('Save this view'));
  await userEvent.keyboard('{Escape}');
  await act(() => router.navigate('/desks?w=1&page=2'));
  await userEvent.click(await button('Saved views'));
  await userEvent.click(await button('Twos'));
  expect(router.state.location.search).toBe('?w=1&tab=open&q=2&sort=name');
});

it('keeps the columns a person chose, and comes back to the button that opened them', async () => {
  await show();
  await screen.findByText('Desk 1');
  expect(screen.queryByRole('columnheader', { name: /City/ })).toBeNull();
  await userEvent.click(await button('Columns'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'City' }, soon));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('columnheader', { name: /City/ })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Columns'));
  expect(Object.values(useCommonStore.getState().tables)).toMatchObject([{ hidden: [] }]);
});

it('writes all pages into a file, and says why there is none', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await show('&q=2');
  await screen.findByText('Desk 2');
  server.fails = true;
  await userEvent.click(await button('Export CSV'));
  await screen.findByText('Export failed', {}, soon);
  expect(screen.getByText('Nothing was saved. Too many rows')).toBeTruthy();
  expect(files).toEqual([]);
  server.fails = false;
  await userEvent.click(await button('Retry'));
  await screen.findByText('6 rows exported.', {}, soon);
  expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(7);
});

it('goes from row to row by J and K, and opens one by O', async () => {
  await show();
  await screen.findByText('Desk 1');
  await userEvent.keyboard('jjjk');
  expect(document.activeElement?.textContent).toContain('Desk 2');
  await userEvent.keyboard('o');
  expect(opened.mock.lastCall?.[0]).toMatchObject({ name: 'Desk 2' });
});
