import { useMemo, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { LargeTable, type LargeTableProps } from './large-table.tsx';
import { largeTableGuide } from './large-table.guide.tsx';
import { RowMenu } from './row-menu.tsx';
import { manyTransfers, transferColumns, type Transfer } from './table-example.guide.tsx';
import type { RowKey } from './table-selection.rules.ts';
import type { TableSort } from './table-sort.rules.ts';
import { useClientRows } from './use-client-rows.ts';

/** The order and the ticks are remembered, as an application would. */
function Live({ count, ...props }: LargeTableProps<Transfer> & { count: number }) {
  const all = useMemo(() => manyTransfers(count), [count]);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(new Set());
  const { rows } = useClientRows(all, { columns: props.columns, sort });
  return (
    <LargeTable
      {...props}
      rows={rows}
      sort={sort}
      onSort={setSort}
      selectedKeys={ticked}
      onSelect={props.onSelect && setTicked}
    />
  );
}

const menuOf: LargeTableProps<Transfer>['rowActions'] = (_row, name) => (
  <RowMenu name={name} items={[{ id: 'copy', label: 'Copy the address' }]} onAction={fn()} />
);

const meta = preview.meta({
  title: 'Data/LargeTable',
  component: LargeTable<Transfer>,
  parameters: guided(largeTableGuide),
  args: {
    label: 'Transfers',
    rows: [],
    columns: transferColumns,
    rowKey: (row) => row.id,
    height: 480,
  },
});

/** A hundred thousand rows, of which those in sight are drawn. */
export const Rows = meta.story({
  render: (args) => <Live {...args} count={100_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getByRole('grid').querySelectorAll('tr').length).toBeLessThan(60);
  },
});

/** One tab stop; the arrow keys go from cell to cell, through all of the rows. */
export const Keyboard = meta.story({
  render: (args) => <Live {...args} count={1000} />,
  args: { onOpen: fn(), onSelect: fn(), rowActions: menuOf },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('Transfer 2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '1001'),
    );
    const more = canvas.getByRole('button', { name: word('tableRowActions', { name: 'Transfer 1000' }) });
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(more.closest('td')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home} ');
    await expect(
      canvas.getByRole('checkbox', { name: word('tableSelectRow', { name: 'Transfer 990' }) }),
    ).toBeChecked();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** The focus stays on its row while that is scrolled out of sight, and an arrow key comes back to it. */
export const FocusOutOfSight = meta.story({
  render: (args) => <Live {...args} count={10_000} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const cell = document.activeElement;
    const scroller = canvas.getByRole('grid').parentElement;
    scroller?.scrollTo({ top: 200_000 });
    await canvas.findByText('Transfer 4550');
    await expect(document.activeElement).toBe(cell);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Transfer 4'));
    await waitFor(() => expect(scroller?.scrollTop).toBeLessThan(200));
  },
});

/** The shape of rows to come, none, and those that could not be had. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      <Live {...args} label="Ticked" count={30} height={200} onSelect={fn()} rowActions={menuOf} />
      <Live
        {...args}
        label="Low rows"
        count={1000}
        height={200}
        rowHeight={32}
        onOpen={fn()}
        selectedKey={2}
      />
      <Live {...args} label="Loading" count={0} height={200} loading />
      <Live {...args} label="Empty" count={0} height={200} empty="No transfers in the last 30 days" />
      <Live
        {...args}
        label="Failed"
        count={5}
        height={200}
        error={{ message: 'The transfers could not be loaded.' }}
      />
    </Stack>
  ),
});
