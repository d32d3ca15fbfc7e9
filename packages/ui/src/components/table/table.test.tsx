import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import type { TableColumn } from './table-column.ts';
import { Table, type TableProps } from './table.tsx';

interface Coin {
  symbol: string;
  balance: string;
}

const columns: TableColumn<Coin>[] = [
  { key: 'balance', header: 'Balance', cell: (coin) => coin.balance, align: 'end' },
  { key: 'coin', header: 'Coin', cell: (coin) => coin.symbol, isTitle: true },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    cell: (coin) => (
      <>
        <button type="button">Transfer {coin.symbol}</button>
        {createPortal(<p>Menu of {coin.symbol}</p>, document.body)}
      </>
    ),
  },
];
const rows: Coin[] = [
  { symbol: 'BTC', balance: '128.4' },
  { symbol: 'ETH', balance: '2940' },
];

const show = (props: Partial<TableProps<Coin>> = {}) =>
  render(
    <UiProvider locale="en-US">
      <Table label="Assets" columns={columns} rows={rows} rowKey={(coin) => coin.symbol} {...props} />
    </UiProvider>,
  );

describeConformance('Table', (props) => (
  <Table {...props} label="Assets" columns={columns.slice(0, 2)} rows={rows} rowKey={(coin) => coin.symbol} />
));

it('says each value with its header, also where cards hide the head', () => {
  show();
  const table = screen.getByRole('table', { name: 'Assets' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByText('128.4').closest('td')?.dataset['label']).toBe('Balance');
  expect(screen.getByText('BTC').closest('td')?.dataset['label']).toBeUndefined();
});

it('opens a row once, by a click on a value and by the button around its title', async () => {
  const open = vi.fn();
  show({ onOpen: open });
  await userEvent.click(screen.getByText('2940'));
  expect(open).toHaveBeenLastCalledWith(rows[1]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'BTC' }));
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenLastCalledWith(rows[0]);
  await userEvent.click(screen.getByRole('button', { name: 'BTC' }));
  expect(open).toHaveBeenCalledTimes(3);
});

it('does not open a row for a click on its controls, in its overlays, or that selected text', async () => {
  const open = vi.fn();
  show({ onOpen: open });
  await userEvent.click(screen.getByRole('button', { name: 'Transfer BTC' }));
  await userEvent.click(screen.getByText('Menu of BTC'));
  const value = screen.getByText('128.4');
  vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  await userEvent.click(value);
  vi.restoreAllMocks();
  expect(open).not.toHaveBeenCalled();
});

it('opens no row of which there is nothing to open', async () => {
  const open = vi.fn();
  show({ onOpen: open, opens: (row: { symbol: string }) => row.symbol !== 'BTC' });
  expect(screen.queryByRole('button', { name: 'BTC' })).toBeNull();
  await userEvent.click(screen.getByText('128.4'));
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'ETH' }));
  expect(open).toHaveBeenCalledTimes(1);
});

it('has no button where nothing opens', () => {
  show();
  expect(screen.queryByRole('button', { name: 'BTC' })).toBeNull();
});

it('marks the row that is open', () => {
  show({ selectedKey: 'ETH' });
  expect(screen.getByText('ETH').closest('tr')?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('BTC').closest('tr')?.hasAttribute('aria-current')).toBe(false);
});

it('shows the shape of rows while it has none, and keeps those it has', () => {
  const { unmount } = show({ rows: [], loading: true, loadingRows: 3, empty: 'No assets' });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(3);
  expect(screen.queryByText('No assets')).toBeNull();
  unmount();
  show({ loading: true });
  expect(screen.getByText('128.4')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that there is nothing', () => {
  show({ rows: [], empty: 'No assets' });
  expect(screen.getByRole('cell', { name: 'No assets' })).toBeDefined();
});

it('leads with a link that a plain click opens in place and a modified one leaves to the browser', async () => {
  const open = vi.fn();
  show({ onOpen: open, rowHref: ({ symbol }) => `#${symbol}` });
  const link = screen.getByRole('link', { name: 'ETH' });
  expect(link.getAttribute('href')).toBe('#ETH');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(open).not.toHaveBeenCalled();
  await user.click(link);
  expect(open.mock.calls).toEqual([[rows[1]]]);
});

it('puts the rows of a group together, where the first of them stands', async () => {
  const open = vi.fn();
  const mixed = ['BTC', 'ETH', 'LTC', 'USDT'].map((symbol) => ({ symbol, balance: '1' }));
  show({
    rows: mixed,
    onOpen: open,
    groupOf: ({ symbol }) => (/^(BTC|LTC)$/.test(symbol) ? 'Own' : 'Tokens'),
  });
  const texts = screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 4));
  expect(texts.slice(1)).toEqual(['Own', '1BTC', '1LTC', 'Toke', '1ETH', '1USD']);
  await userEvent.click(screen.getByRole('button', { name: 'LTC' }));
  expect(open).toHaveBeenCalledExactlyOnceWith(mixed[2]);
});

it('says the name of a group once, before its rows', () => {
  show({ groupOf: ({ symbol }) => (symbol === 'BTC' ? 'Bitcoin' : 'Ethereum') });
  expect(screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 8))).toEqual([
    'BalanceC',
    'Bitcoin',
    '128.4BTC',
    'Ethereum',
    '2940ETHT',
  ]);
});
