import { expect, fn, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Amount } from '../amount/index.ts';
import { RowMenu } from './row-menu.tsx';
import { LiveTable, transferColumns, transfers, type Transfer } from './table-example.guide.tsx';
import { tableGuide } from './table.guide.tsx';
import type { TableColumn } from './table-column.ts';
import { Table } from './table.tsx';

const meta = preview.meta({
  title: 'Data/Table/Width',
  component: Table<Transfer>,
  parameters: guided(tableGuide),
  args: { label: 'Transactions', columns: transferColumns, rows: transfers, rowKey: (row) => row.id },
  render: (args) => <LiveTable {...args} />,
});

/** More columns than there is room for: the rows scroll sideways below their title, from the keyboard too. */
export const Overflowing = meta.story({
  args: {
    onSelect: fn(),
    columns: [...transferColumns, ...transferColumns.map((column) => ({ ...column, key: `${column.key}2` }))],
  },
  decorators: [(Story) => <div style={{ width: 800 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Transactions' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region).not.toHaveAttribute('data-over');
    const title = canvas.getAllByText('Deposit')[0]?.closest('td');
    const before = title?.getBoundingClientRect().left;
    region.scrollLeft = 200;
    await waitFor(() => expect(region).toHaveAttribute('data-over'));
    await expect(title?.getBoundingClientRect().left).toBe(before);
  },
});

const figure = (key: string, more: Partial<TableColumn<Transfer>> = {}): TableColumn<Transfer> => ({
  key,
  header: key,
  align: 'end',
  cell: ({ value }) => <Amount value={`120034005${value}99887766`} symbol="USDT" />,
  ...more,
});

/**
 * Columns leave by their priority, then words give way: no number is cut or covered, and what can be done with a row stays
 * in the frame.
 */
export const Narrow = meta.story({
  args: {
    rowActions: (_row, name) => (
      <RowMenu name={name} items={[{ id: 'speed-up', label: 'Speed up' }]} onAction={fn()} />
    ),
    columns: [
      ...transferColumns.slice(0, 2),
      figure('Available'),
      figure('Frozen', { priority: 1 }),
      figure('Collecting', { priority: 2 }),
      figure('Value'),
      { key: 'note', header: 'Note', cell: () => 'Invoice 2026-11 of the freight to Rotterdam and Antwerp' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 1024 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Collecting' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Value' })).toBeVisible();
    const cells = canvasElement.querySelectorAll<HTMLElement>('td[data-align="end"]');
    await expect(cells.length).toBeGreaterThan(0);
    for (const cell of cells) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      const actions = cell.parentElement?.querySelector('[data-actions]');
      const begin = () => actions?.getBoundingClientRect().left ?? 0;
      await waitFor(() => expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(begin()));
    }
    const frame = canvasElement.querySelector('[data-table]')?.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', {
      name: new RegExp(word('tableRowActions', { name: '.+' })),
    }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.right ?? 0);
  },
});
