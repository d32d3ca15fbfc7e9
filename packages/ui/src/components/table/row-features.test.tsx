import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { RowMenu } from './row-menu.tsx';
import type { TableColumn } from './table-column.ts';
import type { RowKey } from './table-selection.rules.ts';
import { Table, type TableProps } from './table.tsx';

interface Coin {
  symbol: string;
  balance: string;
}

const columns: readonly TableColumn<Coin>[] = [
  { key: 'coin', header: 'Coin', cell: (coin) => coin.symbol, sortable: true },
  { key: 'balance', header: 'Balance', cell: (coin) => coin.balance, sortable: true },
];
const rows: readonly Coin[] = ['BTC', 'ETH', 'TRX', 'SOL'].map((symbol) => ({ symbol, balance: '1.5' }));
const keyOf = (coin: Coin) => coin.symbol;

const table = (props: Partial<TableProps<Coin>> = {}) => (
  <UiProvider locale="en-US">
    <Table label="Assets" columns={columns} rows={rows} rowKey={keyOf} {...props} />
  </UiProvider>
);

function Ticking({ hear, ...props }: Partial<TableProps<Coin>> & { hear: (keys: RowKey[]) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const take = (next: ReadonlySet<RowKey>) => {
    setKeys(next);
    hear([...next]);
  };
  return table({ ...props, selectedKeys: keys, onSelect: take });
}

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });

it('asks for another order, and says the present one', async () => {
  const ask = vi.fn();
  render(table({ onSort: ask, sort: { key: 'balance', direction: 'ascending' } }));
  expect(screen.getByRole('columnheader', { name: 'Balance' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
  await userEvent.click(screen.getByRole('button', { name: 'Coin' }));
  expect(ask.mock.calls).toEqual([
    [{ key: 'balance', direction: 'descending' }],
    [{ key: 'coin', direction: 'ascending' }],
  ]);
});

it('has no header to press without somebody to hear it', () => {
  render(table());
  expect(screen.queryByRole('button', { name: 'Coin' })).toBeNull();
});

it('ticks a row, a range with Shift, and all that can be', async () => {
  const hear = vi.fn();
  const user = userEvent.setup();
  render(<Ticking hear={hear} selectable={(coin) => coin.symbol !== 'ETH'} />);
  await user.click(tick('BTC'));
  expect(hear).toHaveBeenLastCalledWith(['BTC']);
  expect(all().indeterminate).toBe(true);
  expect(tick('ETH').disabled).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(tick('SOL'));
  await user.keyboard('{/Shift}');
  expect(hear).toHaveBeenLastCalledWith(['BTC', 'TRX', 'SOL']);
  expect(all().checked).toBe(true);
  await user.click(all());
  expect(hear).toHaveBeenLastCalledWith([]);
});

it('keeps what is ticked on other pages', async () => {
  const hear = vi.fn();
  render(table({ selectedKeys: new Set(['DOGE']), onSelect: (keys) => hear([...keys]) }));
  expect(screen.getByText('1 selected')).toBeDefined();
  expect(all().indeterminate).toBe(false);
  await userEvent.click(all());
  expect(hear).toHaveBeenLastCalledWith(['DOGE', 'BTC', 'ETH', 'TRX', 'SOL']);
});

it('offers what can be done with the ticked rows, and does not open a row that is ticked', async () => {
  const open = vi.fn();
  render(
    <Ticking hear={() => undefined} onOpen={open} selectionActions={(keys) => <b>Approve {keys.size}</b>} />,
  );
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.click(tick('BTC'));
  await userEvent.click(tick('BTC').closest('td') ?? document.body);
  expect(screen.getByText('Approve 1')).toBeDefined();
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('Approve 1')).toBeNull();
});

it('draws only the row again that was ticked', async () => {
  const cell = vi.fn((coin: Coin) => <i>{coin.symbol}</i>);
  const counted = [{ key: 'coin', header: 'Coin', cell, text: (coin: Coin) => coin.symbol }];
  render(<Ticking hear={() => undefined} columns={counted} />);
  cell.mockClear();
  await userEvent.click(tick('TRX'));
  expect(cell.mock.calls).toEqual([[rows[2]]]);
});

it('shows the details of a row, remembering which', async () => {
  render(table({ expanded: (coin) => (coin.symbol === 'ETH' ? undefined : `More of ${coin.symbol}`) }));
  expect(screen.queryByRole('button', { name: 'Details of ETH' })).toBeNull();
  const details = screen.getByRole('button', { name: 'Details of BTC' });
  await userEvent.click(details);
  expect(document.activeElement).toBe(details);
  const shown = document.querySelector(`[id="${details.getAttribute('aria-controls')}"]`);
  expect(shown?.textContent).toBe('More of BTC');
  await userEvent.click(details);
  expect(details.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('More of BTC')).toBeNull();
});

it('leaves the details to whoever keeps them', async () => {
  const hear = vi.fn();
  render(
    table({
      expanded: (coin) => `More of ${coin.symbol}`,
      expandedKeys: new Set(['ETH']),
      onExpand: (keys) => hear([...keys]),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Details of TRX' }));
  expect(hear).toHaveBeenCalledWith(['ETH', 'TRX']);
  expect(screen.getByText('More of ETH')).toBeDefined();
  expect(screen.queryByText('More of TRX')).toBeNull();
});

it('puts a failure in place of the rows, with a way to try again', async () => {
  const retry = vi.fn();
  render(table({ error: { message: 'No connection', onRetry: retry } }));
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  expect(screen.queryByText('BTC')).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('names the menu of a row after it', async () => {
  const act = vi.fn();
  render(
    table({
      rowActions: (_coin, name) => (
        <RowMenu name={name} items={[{ id: 'hide', label: 'Hide' }]} onAction={act} />
      ),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for TRX' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
  expect(act).toHaveBeenCalledWith('hide');
});

it('never takes an arrow key from what has its own use for it', async () => {
  const typing = [
    { key: 'coin', header: 'Coin', cell: (coin: Coin) => <input aria-label={coin.symbol} /> },
    { key: 'tab', header: 'Tab', cell: (coin: Coin) => <button role="tab">{coin.symbol}</button> },
  ];
  render(table({ columns: typing }));
  for (const [role, name] of [
    ['textbox', 'BTC'],
    ['tab', 'BTC'],
  ] as const) {
    const control = screen.getByRole(role, { name });
    control.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(control);
  }
});
