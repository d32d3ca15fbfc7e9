import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { TableSummary } from './table-summary.tsx';
import { Table, type TableProps } from './table.tsx';

interface Fee {
  id: string;
  coin: string;
  fee: string;
}

const rows: Fee[] = [
  { id: '1', coin: 'ETH', fee: '0.1' },
  { id: '2', coin: 'ETH', fee: '0.2' },
];
const columns: TableProps<Fee>['columns'] = [
  { key: 'coin', header: 'Coin', cell: ({ coin }) => coin },
  { key: 'order', header: 'Order', isTitle: true, cell: ({ id }) => id },
  { key: 'fee', header: 'Fee', align: 'end', cell: ({ fee }) => fee },
];
const sums = <TableSummary label="Total of this page" values={{ fee: '0.3' }} />;

const table = (props: Partial<TableProps<Fee>> = {}) => (
  <UiProvider locale="en-US">
    <Table label="Fees" columns={columns} rows={rows} rowKey={({ id }) => id} summary={sums} {...props} />
  </UiProvider>
);
const texts = () => {
  const cells = Array.from(screen.getAllByRole('row').at(-1)?.children ?? []);
  return cells.map(({ textContent }) => textContent);
};

describeConformance('TableSummary', (props) =>
  table({ summary: <TableSummary {...props} label="Total of this page" values={{}} /> }),
);

it('says what it sums up in the column that names the rows, and the sums under their columns', () => {
  render(table());
  expect(texts()).toEqual(['', 'Total of this page', '0.3']);
  const label = screen.getByRole('rowheader', { name: 'Total of this page' });
  expect(within(screen.getByRole('table')).getAllByRole('rowgroup').at(-1)?.contains(label)).toBe(true);
});

it('stays under its columns where they are put elsewhere, left out, or have something before and after them', () => {
  render(
    table({
      onSelect: () => undefined,
      rowActions: () => <button type="button">More</button>,
      layout: { order: ['fee', 'order', 'coin'], hidden: ['coin'], widths: {} },
    }),
  );
  expect(texts()).toEqual(['', '0.3', 'Total of this page', '']);
});

it.each([
  ['there are none', { rows: [] }],
  ['they could not be had', { error: { message: 'No connection' } }],
])('is not there where there are no rows because %s', (_, props) => {
  render(table(props));
  expect(screen.queryByText('Total of this page')).toBeNull();
});
