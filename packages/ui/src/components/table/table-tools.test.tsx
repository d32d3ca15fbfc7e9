import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { RowMenu } from './row-menu.tsx';
import type { TableColumn } from './table-column.ts';
import { TableColumnsButton } from './table-columns-button.tsx';
import { TableExportButton, type TableExportButtonProps } from './table-export-button.tsx';
import { plainLayout, type TableLayout } from './table-layout.rules.ts';

const columns: readonly TableColumn<string>[] = [
  { key: 'name', header: 'Name', cell: (row) => row },
  { key: 'amount', header: 'Amount', cell: () => <b>1.50</b>, text: () => '1.500000' },
  { key: 'actions', header: 'Actions', cell: () => <button>Send</button> },
];
const ignore = () => undefined;

describeConformance('RowMenu', (props) => <RowMenu {...props} name="BTC" items={[]} onAction={ignore} />);
describeConformance('TableColumnsButton', (props) => (
  <TableColumnsButton {...props} columns={columns} layout={plainLayout} onLayout={ignore} />
));
describeConformance('TableExportButton', (props) => (
  <TableExportButton {...props} columns={columns} rows={[]} name="coins" />
));

const files: Promise<string>[] = [];
beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file.text());
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(ignore);
});
afterEach(() => vi.restoreAllMocks());

const show = (props: Partial<TableExportButtonProps<string>> = {}) =>
  render(
    <UiProvider locale="en-US">
      <TableExportButton columns={columns} rows={['=A', 'B']} name="coins" {...props} />
    </UiProvider>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

it('exports in plain words what the columns say, and leaves out what only draws', async () => {
  show();
  await press();
  expect(await files[0]).toContain("Name,Amount\r\n'=A,1.500000\r\nB,1.500000\r\n");
});

it('exports what a person left visible, in its order', async () => {
  show({ layout: { ...plainLayout, order: ['amount', 'name'] } });
  await press();
  expect(await files[0]).toContain('Amount,Name\r\n');
  show({ layout: { ...plainLayout, hidden: ['amount'] } });
  await userEvent.click(screen.getAllByRole('button')[1] ?? document.body);
  expect(await files[1]).toContain('Name\r\n');
});

it('is busy while it waits for the rows, and says when they could not be had', async () => {
  let fail: (reason: Error) => void = ignore;
  const rows = () =>
    new Promise<readonly string[]>((_take, refuse) => {
      fail = refuse;
    });
  show({ rows });
  await press();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  fail(new Error('offline'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Export failed. Retry.'));
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
  expect(files).toEqual([]);
});

function Choosing({ hear }: { hear: (layout: TableLayout) => void }) {
  const [layout, setLayout] = useState(plainLayout);
  const take = (next: TableLayout) => {
    setLayout(next);
    hear(next);
  };
  return (
    <UiProvider locale="en-US">
      <TableColumnsButton columns={columns} layout={layout} onLayout={take} />
    </UiProvider>
  );
}

it('hides, moves and resets columns, keeping the focus on what moved them', async () => {
  const hear = vi.fn();
  render(<Choosing hear={hear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const list = within(await screen.findByRole('dialog', { name: 'Columns' }));
  expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true);
  await userEvent.click(list.getByRole('checkbox', { name: 'Amount' }));
  expect(hear).toHaveBeenLastCalledWith({ ...plainLayout, hidden: ['amount'] });
  await userEvent.click(list.getByRole('checkbox', { name: 'Amount' }));
  expect(hear).toHaveBeenLastCalledWith(plainLayout);
  const down = list.getByRole('button', { name: 'Move Name down' });
  await userEvent.click(down);
  expect(hear).toHaveBeenLastCalledWith({ ...plainLayout, order: ['amount', 'name', 'actions'] });
  expect(document.activeElement).toBe(down);
  await userEvent.click(down);
  await userEvent.click(down);
  expect(list.getByRole('status').textContent).toBe('Name is now 3 of 3');
  expect(down.getAttribute('aria-disabled')).toBe('true');
  expect(hear).toHaveBeenCalledTimes(4);
  await userEvent.click(list.getByRole('button', { name: 'Reset' }));
  expect(hear).toHaveBeenLastCalledWith(plainLayout);
});
