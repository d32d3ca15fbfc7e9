import { useState } from 'react';
import { ShortAddress } from '../address/index.ts';
import { Amount } from '../amount/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Time } from '../time/index.ts';
import type { TableColumn } from './table-column.ts';
import type { TableLayout } from './table-layout.rules.ts';
import type { RowKey } from './table-selection.rules.ts';
import type { TableSort } from './table-sort.rules.ts';
import { Table, type TableProps } from './table.tsx';
import { useClientRows } from './use-client-rows.ts';

/** What the examples of tables list. */
export interface Transfer {
  id: number;
  kind: string;
  value: string;
  symbol: string;
  sign?: '+' | '-';
  to: string;
  at: number;
}

const at = Date.UTC(2026, 10, 20, 6, 2, 11);

export const transfers: readonly Transfer[] = [
  {
    id: 1,
    kind: 'Transfer',
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
    at: Date.UTC(2026, 10, 20, 5, 2, 11),
  },
  {
    id: 3,
    kind: 'Sweep',
    value: '48210.66',
    symbol: 'USDC',
    to: '0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2',
    at: at - 7_200_000,
  },
];

export const transferColumns: readonly TableColumn<Transfer>[] = [
  { key: 'kind', header: 'Type', cell: (row) => row.kind, isTitle: true, sortable: true },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    sortable: true,
    text: ({ sign, value }) => (sign === '-' ? `-${value}` : value),
    cell: ({ value, symbol, sign }) => <Amount {...{ value, symbol, sign }} />,
  },
  {
    key: 'to',
    header: 'Counterparty',
    text: (row) => row.to,
    cell: (row) => <ShortAddress address={row.to} />,
  },
  {
    key: 'status',
    header: 'Status',
    text: () => '1 of 2 approved',
    cell: () => <StatusTag tone="attention">1 of 2 approved</StatusTag>,
  },
  {
    key: 'time',
    header: 'Time',
    align: 'end',
    sortable: true,
    text: (row) => new Date(row.at).toISOString(),
    compare: (one, other) => one.at - other.at,
    cell: (row) => <Time at={row.at} kind="short" />,
  },
];

/** Many transfers, each unlike the others. */
export const manyTransfers = (count: number): Transfer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    kind: `Transfer ${index + 1}`,
    value: `${(index * 7919) % 100_003}.${String((index * 104_729) % 1_000_000).padStart(6, '0')}`,
    symbol: 'USDT',
    to: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1',
    at: at - index * 60_000,
  }));

/** A table whose order, layout and ticks are remembered, as an application would. */
export function LiveTable(props: TableProps<Transfer>) {
  const [sort, setSort] = useState<TableSort | null>(props.sort ?? null);
  const [layout, setLayout] = useState<TableLayout | undefined>(props.layout);
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(props.selectedKeys ?? new Set());
  const { rows } = useClientRows(props.rows, { columns: props.columns, sort });
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSort={props.onSort && setSort}
      layout={layout}
      onLayout={props.onLayout && setLayout}
      selectedKeys={ticked}
      onSelect={props.onSelect && setTicked}
    />
  );
}
