import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Stack } from '../stack/index.ts';
import { RowMenu } from './row-menu.tsx';
import { LiveTable, transferColumns, transfers, type Transfer } from './table-example.guide.tsx';
import { tableGuide } from './table.guide.tsx';
import type { TableColumn } from './table-column.ts';
import { Table, type TableProps } from './table.tsx';

const speedUp: TableColumn<Transfer> = {
  key: 'actions',
  header: 'Actions',
  headerHidden: true,
  align: 'end',
  cell: () => <Button size="small">Speed up</Button>,
};

const menuOf: TableProps<Transfer>['rowActions'] = (row, name) => (
  <RowMenu
    name={name}
    items={[
      { id: 'speed-up', label: 'Speed up' },
      {
        id: 'cancel',
        label: 'Cancel',
        danger: true,
        disabledReason: row.id === 3 ? 'Already sent' : undefined,
      },
    ]}
    onAction={fn()}
  />
);

const approve: TableProps<Transfer>['selectionActions'] = () => <Button size="small">Approve</Button>;

const detailsOf = (row: Transfer) =>
  row.id === 3 ? undefined : <KeyValueList items={[{ key: 'to', label: 'Address', value: row.to }]} />;

const selects = (name: string) => word('tableSelectRow', { name });
const actsOn = (name: string) => word('tableRowActions', { name });
const opens = (name: string) => word('tableRowDetails', { name });

const meta = preview.meta({
  title: 'Data/Table',
  component: Table<Transfer>,
  parameters: guided(tableGuide),
  args: { label: 'Transactions', columns: transferColumns, rows: transfers, rowKey: (row) => row.id },
  render: (args) => <LiveTable {...args} />,
});

/** Rows that are only read. */
export const Rows = meta.story();

/** Rows that open: by a click on any of their values, or from the keyboard by the button around their title. */
export const Opening = meta.story({
  args: { onOpen: fn(), selectedKey: 2, columns: [...transferColumns, speedUp] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('−250,000.00', { exact: false }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(transfers[0]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(transfers[1]);
  },
});

/** A header sorts: ascending, descending, as listed. Amounts by their value, to the last digit. */
export const Sorting = meta.story({
  args: { onSort: fn() },
  play: async ({ canvas, userEvent }) => {
    const kinds = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstChild?.textContent);
    const amount = canvas.getByRole('button', { name: 'Amount' });
    amount.focus();
    await userEvent.keyboard('{Enter}');
    await expect(kinds()).toEqual(['Transfer', 'Deposit', 'Sweep']);
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.keyboard(' ');
    await expect(kinds()).toEqual(['Sweep', 'Deposit', 'Transfer']);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard('{Enter}');
  },
});

/** The edge between two headers sizes the column before it: dragged, or with the arrow keys. */
export const Sizing = meta.story({
  args: { onLayout: fn() },
  play: async ({ canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: word('tableColumnWidth', { column: 'Amount' }) });
    const head = canvas.getByRole('columnheader', { name: /Amount/ });
    edge.focus();
    const before = head.offsetWidth;
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(before)));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(head.offsetWidth).toBe(before + 32);
    await userEvent.keyboard('{Home}');
    await expect(head.offsetWidth).toBe(80);
    await expect(edge).toHaveAttribute('aria-valuenow', '80');
    await userEvent.keyboard('{ArrowRight>6/}');
    const from = edge.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: from.x } },
      { target: edge, coords: { clientX: from.x + 40 } },
      { keys: '[/MouseLeft]', target: edge },
    ]);
    await expect(head.offsetWidth).toBe(216);
  },
});

/** Rows are ticked one by one, from one to another with Shift, or all. What can be done with them stands below. */
export const Selecting = meta.story({
  args: { onSelect: fn(), selectable: (row) => row.id !== 2, selectionActions: approve, onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: word('tableSelectAll') });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: selects('Transfer') })).toBeChecked();
    await expect(all.indeterminate).toBe(true);
    await expect(canvas.getByRole('checkbox', { name: selects('Deposit') })).toBeDisabled();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: selects('Sweep') }));
    await userEvent.keyboard('{/Shift}');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(word('tableSelected', { count: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: word('clear') }));
    await expect(all).toHaveFocus();
    await expect(all).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

/** More than one action of a row is a menu at its end, named after the row. The focus comes back to its button. */
export const RowActions = meta.story({
  args: { rowActions: menuOf },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: actsOn('Transfer') });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Speed up' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
});

/** What a row holds beyond its values is shown below it. A row that holds no more has no arrow. */
export const Expanding = meta.story({
  args: { expanded: detailsOf },
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('button', { name: opens('Deposit') });
    await expect(canvas.queryByRole('button', { name: opens('Sweep') })).toBeNull();
    details.focus();
    await userEvent.keyboard('{Enter}');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(details).toHaveFocus();
    await expect(canvas.getByText(transfers[1]?.to ?? '')).toBeVisible();
  },
});

/** Arrow keys go from row to row at the same place, and along a row. */
export const ArrowKeys = meta.story({
  args: { onOpen: fn(), onSelect: fn(), expanded: detailsOf, rowActions: menuOf },
  play: async ({ canvas, userEvent }) => {
    const has = (role: string, name: string) => expect(canvas.getByRole(role, { name })).toHaveFocus();
    canvas.getByRole('checkbox', { name: selects('Transfer') }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await has('checkbox', selects('Deposit'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await has('button', 'Deposit');
    await userEvent.keyboard('{ArrowDown}');
    await has('button', 'Sweep');
    await userEvent.keyboard('{End}');
    await has('button', actsOn('Sweep'));
    await userEvent.keyboard('{ArrowUp}');
    await has('button', actsOn('Deposit'));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await has('button', actsOn('Transfer'));
    await userEvent.keyboard('{PageDown}');
    await has('button', actsOn('Sweep'));
    await userEvent.keyboard('{Home}');
    await has('checkbox', selects('Sweep'));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** With its pages below the rows. */
export const WithFooter = meta.story({
  args: { footer: <Pagination page={1} pageSize={20} count={4812} onPage={fn()} onPageSize={fn()} /> },
});

/** The shape of the rows to come. */
export const Loading = meta.story({ args: { rows: [], loading: true } });

/** Nothing to show. */
export const Empty = meta.story({ args: { rows: [], empty: 'No transactions in the last 30 days' } });

/** The rows could not be had: the head stays, and one can try again. */
export const Failed = meta.story({
  args: { rows: [], error: { message: 'The transactions could not be loaded.', onRetry: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: word('retry') }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
});

/** In a narrow place, such as a drawer, each row is a card and each value stands beside its header. */
export const Cards = meta.story({
  args: { onOpen: fn(), onSort: fn(), onSelect: fn(), expanded: detailsOf, rowActions: menuOf },
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByText('4.20013300', { exact: false }).closest('td');
    await expect(getComputedStyle(value ?? document.body, '::before').content).toBe('"Amount"');
    const sort = canvas.getByRole('combobox', { name: word('tableSortBy') });
    await userEvent.selectOptions(sort, word('tableSortDescending', { column: 'Amount' }));
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Sweep');
    await userEvent.click(canvas.getByRole('checkbox', { name: word('tableSelectAll') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(word('tableSelected', { count: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: opens('Deposit') }));
    await userEvent.click(canvas.getByRole('button', { name: actsOn('Deposit') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Speed up' }));
  },
});

/** In the dark theme. */
export const Dark = meta.story({
  args: { onOpen: fn(), onSelect: fn(), onSort: fn(), selectedKey: 2, selectedKeys: new Set([3]) },
  globals: { theme: 'dark' },
});

/** What a table can have beyond its rows. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      <LiveTable {...args} label="Sorted" onSort={fn()} sort={{ key: 'kind', direction: 'ascending' }} />
      <LiveTable
        {...args}
        label="Ticked"
        onSelect={fn()}
        selectedKeys={new Set([1, 3])}
        selectionActions={approve}
      />
      <LiveTable
        {...args}
        label="Expanded"
        expanded={detailsOf}
        expandedKeys={new Set([1])}
        rowActions={menuOf}
      />
      <LiveTable {...args} label="Open" onOpen={fn()} selectedKey={2} loading />
      <LiveTable {...args} label="Loading" rows={[]} loading loadingRows={2} onSelect={fn()} />
      <LiveTable {...args} label="Empty" rows={[]} empty="No transactions in the last 30 days" />
      <LiveTable
        {...args}
        label="Failed"
        error={{ message: 'The transactions could not be loaded.', onRetry: fn() }}
      />
    </Stack>
  ),
});
