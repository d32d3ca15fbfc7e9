import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { LargeTable, type LargeTableProps } from './large-table.tsx';
import type { TableColumn } from './table-column.ts';

interface Entry {
  id: number;
}

const columns: readonly TableColumn<Entry>[] = [
  { key: 'name', header: 'Name', cell: ({ id }) => `Entry ${id}`, sortable: true },
  { key: 'link', header: 'Link', cell: ({ id }) => <a href={`#${id}`}>Explorer {id}</a> },
];
const entries = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1 }));
const keyOf = (entry: Entry) => entry.id;

const grid = (props: Partial<LargeTableProps<Entry>> = {}) => (
  <UiProvider locale="en-US">
    <LargeTable label="Entries" columns={columns} rows={entries} rowKey={keyOf} height={440} {...props} />
  </UiProvider>
);

describeConformance('LargeTable', (props) => (
  <LargeTable {...props} label="Entries" columns={columns} rows={entries} rowKey={keyOf} height={440} />
));

const focused = () => document.activeElement;
const rowNumber = () => focused()?.closest('tr')?.getAttribute('aria-rowindex');

it('says how many rows there are, draws those in sight, and keeps the room of the others', () => {
  render(grid());
  const table = screen.getByRole('grid', { name: 'Entries' });
  expect(table.getAttribute('aria-rowcount')).toBe('100001');
  expect(table.querySelectorAll('tr[data-index]').length).toBeLessThan(40);
  const gap = table.querySelector<HTMLElement>('tr[data-gap] > td');
  const drawn = table.querySelectorAll('tr[data-index]').length;
  expect(gap?.style.height).toBe(`${(100_000 - drawn) * 44}px`);
});

it('draws other rows when it is scrolled, and still the one that has the focus', async () => {
  render(grid());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const cell = focused();
  const scroller = screen.getByRole('grid').parentElement ?? document.body;
  scroller.scrollTop = 44 * 50_000;
  fireEvent.scroll(scroller);
  expect(screen.getByText('Entry 50001')).toBeDefined();
  expect(screen.queryByText('Entry 1')).toBeNull();
  expect(focused()).toBe(cell);
  expect(cell?.textContent).toBe('Entry 2');
});

it('has one tab stop, whatever its cells hold', async () => {
  render(grid({ onSelect: vi.fn(), onOpen: vi.fn(), onSort: vi.fn() }));
  await userEvent.tab();
  expect(rowNumber()).toBe('2');
  await userEvent.tab();
  expect(focused()).toBe(document.body);
});

it('does with Enter what a cell is for, goes inside with F2 and out with Escape, and ticks with Space', async () => {
  const open = vi.fn();
  const select = vi.fn();
  render(grid({ onOpen: open, onSelect: (keys) => select([...keys]) }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(open).toHaveBeenLastCalledWith(entries[1]);
  await userEvent.keyboard('{ArrowRight}{F2}');
  expect(focused()).toBe(screen.getByRole('link', { name: 'Explorer 2' }));
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe(screen.getByRole('link', { name: 'Explorer 2' }).closest('td'));
  await userEvent.keyboard(' ');
  expect(select).toHaveBeenLastCalledWith([2]);
  expect(open).toHaveBeenCalledTimes(1);
});

it('goes to both ends, and sorts from its head', async () => {
  const ask = vi.fn();
  render(grid({ onSort: ask }));
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(rowNumber()).toBe('100001');
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
  expect(ask).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
});

it('keeps the focus on its row while rows come, and near it when that row goes', async () => {
  const { rerender } = render(grid({ rows: entries.slice(10, 50) }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()?.textContent).toBe('Entry 12');
  rerender(grid({ rows: entries.slice(0, 50) }));
  expect(focused()?.textContent).toBe('Entry 12');
  expect(rowNumber()).toBe('13');
  rerender(grid({ rows: entries.slice(0, 5) }));
  expect(focused()?.textContent).toBe('Entry 5');
});

it('takes no focus that it does not have', async () => {
  const { rerender } = render(grid({ rows: entries.slice(0, 5) }));
  rerender(grid({ rows: entries.slice(2, 5) }));
  expect(focused()).toBe(document.body);
});
