import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShortAddress } from '../address/index.ts';
import { Amount } from '../amount/index.ts';
import { Button } from '../button/index.ts';
import { Pagination } from '../pagination/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Time } from '../time/index.ts';
import { Table, type TableColumn } from './table.tsx';

interface Transaction {
  id: number;
  kind: string;
  value: string;
  symbol: string;
  sign?: '+' | '-';
  to: string;
  at: number;
}

const at = Date.UTC(2026, 10, 20, 6, 2, 11);
const rows: Transaction[] = [
  {
    id: 1,
    kind: 'Withdrawal',
    value: '250000.00',
    symbol: 'USDT',
    sign: '-',
    to: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1',
    at,
  },
  {
    id: 2,
    kind: 'Deposit',
    value: '4.20013300',
    symbol: 'BTC',
    sign: '+',
    to: 'bc1q9h7r0k2lw5x8f3g6v4n2m0s7d9a1c5e8t6y3z4p',
    at,
  },
  {
    id: 3,
    kind: 'Sweep',
    value: '48210.66',
    symbol: 'USDC',
    to: '0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2',
    at,
  },
];
const columns: TableColumn<Transaction>[] = [
  { key: 'kind', header: 'Type', cell: (row) => row.kind, isTitle: true },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ value, symbol, sign }) => <Amount {...{ value, symbol, sign }} />,
  },
  { key: 'to', header: 'Counterparty', cell: (row) => <ShortAddress address={row.to} /> },
  { key: 'status', header: 'Status', cell: () => <StatusTag tone="attention">1 of 2 approved</StatusTag> },
  { key: 'time', header: 'Time', align: 'end', cell: (row) => <Time at={row.at} kind="short" /> },
];
const actions: TableColumn<Transaction> = {
  key: 'actions',
  header: 'Actions',
  headerHidden: true,
  align: 'end',
  cell: () => <Button size="small">Speed up</Button>,
};

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Transaction>,
  args: { label: 'Transactions', columns, rows, rowKey: (row) => row.id },
});

/** Rows that are only read. */
export const Rows = meta.story();

/** Rows that open: by a click on any of their values, or from the keyboard by the button around their title. */
export const Opening = meta.story({
  args: { onOpen: fn(), selectedKey: 2, columns: [...columns, actions] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('−250,000.00', { exact: false }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(rows[0]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(rows[1]);
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

/** In a narrow place, such as a drawer, each row is a card and each value stands beside its header. */
export const Cards = meta.story({
  args: { onOpen: fn(), columns: [...columns, actions] },
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: 'Deposit' }).closest('tr');
    await expect(card).toHaveStyle({ display: 'flex' });
    const value = canvas.getByText('4.20013300', { exact: false }).closest('td');
    await expect(getComputedStyle(value ?? document.body, '::before').content).toBe('"Amount"');
  },
});

/** More columns than there is room for: the rows scroll sideways, from the keyboard too, and nothing is cut off. */
export const Overflowing = meta.story({
  args: { columns: [...columns, ...columns.map((column) => ({ ...column, key: `${column.key}2` }))] },
  decorators: [(Story) => <div style={{ width: 800 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Transactions' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
});

/** In the dark theme. */
export const Dark = meta.story({ args: { onOpen: fn(), selectedKey: 2 }, globals: { theme: 'dark' } });
