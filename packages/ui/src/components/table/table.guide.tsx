import type { Guide } from '../../../../../.storybook/guide.ts';
import { transferColumns, transfers, type Transfer } from './table-example.guide.tsx';
import { Table } from './table.tsx';

const idOf = (row: Transfer) => row.id;

export const tableGuide = {
  use: [
    'To compare many things of one kind: transactions, addresses, members.',
    'A click on a row opens it in a drawer. Put the one action people come for in a button, the others in a RowMenu.',
    'TableColumnsButton and TableExportButton stand above the table, beside its filters.',
  ],
  avoid: [
    'For one thing and its values: use KeyValueList.',
    'For a short list to choose from: use OptionList or RadioCards.',
    'For more than about a thousand rows at once: page them with Pagination, or use LargeTable.',
  ],
  do: [
    {
      show: (
        <Table
          label="Aligned"
          columns={transferColumns.slice(0, 2)}
          rows={transfers.slice(0, 2)}
          rowKey={idOf}
        />
      ),
      because: 'Money stands at the end, to its last digit, so that it can be compared down the column.',
    },
    'Give columns that others can do without a `priority`: they leave first where there is no room. Numbers and actions stay.',
    'Say in `empty` what belongs here and how to add it.',
    'Give a column that is drawn its `text`: the file, the sorting and the screen reader use it.',
  ],
  dont: [
    {
      show: (
        <Table
          label="Crowded"
          columns={[
            { key: 'kind', header: 'Type', cell: (row) => row.kind },
            { key: 'value', header: 'Amount', cell: (row) => row.value },
          ]}
          rows={transfers.slice(0, 2)}
          rowKey={idOf}
        />
      ),
      because: 'An amount at the start, without its coin, cannot be compared or trusted.',
    },
    'Do not put more than one button into each row.',
    'Do not take the rows away while others load: `loading` keeps them.',
  ],
  accessibility: [
    'A native table: each value is read with its header, and aria-sort says the order.',
    'A header that sorts is a button: ascending, descending, default.',
    'The edge of a column is a separator with a value.',
    'Ticking rows is announced with their number. After Clear the focus is on the checkbox of all rows.',
    'Rows wider than the page scroll in a region that can have the focus.',
  ],
  keys: {
    'Goes through every control': ['Tab'],
    'Makes the column wider, on its edge': ['ArrowRight'],
    'Makes the column narrower, on its edge': ['ArrowLeft'],
    'Makes the column as narrow as it may be, on its edge': ['Home'],
    'Goes to the same place in the next row': ['ArrowDown'],
    'Goes to the same place in the previous row': ['ArrowUp'],
    'Goes to the next control of the row': ['ArrowRight'],
    'Goes to the previous control of the row': ['ArrowLeft'],
    'Goes to the first control of the row': ['Home'],
    'Goes to the last control of the row': ['End'],
    'Goes to the first row': ['Control+Home'],
    'Goes to the last row': ['Control+End'],
    'Goes ten rows down': ['PageDown'],
    'Goes ten rows up': ['PageUp'],
    'Sorts, on a header': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Rows',
    parts: { Frame: 'div:has(> table)', Header: 'thead th', Row: 'tbody tr', Cell: 'tbody td' },
  },
} satisfies Guide;
