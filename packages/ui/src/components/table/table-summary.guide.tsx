import type { Guide } from '../../../../../.storybook/guide.ts';
import { Amount } from '../amount/index.ts';
import { transferColumns, transfers } from './table-example.guide.tsx';
import { TableSummary } from './table-summary.tsx';
import { Table } from './table.tsx';

const [, , sweep] = transfers;

export const tableSummaryGuide: Guide = {
  use: [
    'As the `summary` of a Table or LargeTable, where the figures of a column make a sum: fees, recipients of one payment, balances.',
    'Under the columns it sums; it follows them where a person moves or hides them.',
  ],
  avoid: [
    'For sums of another kind than the rows, or over more than what is filtered: use SummaryCards above the table.',
    'Under amounts of several coins: sum their value instead.',
  ],
  do: [
    {
      show: (
        <Table
          label="Summed up"
          columns={transferColumns.slice(0, 2)}
          rows={sweep === undefined ? [] : [sweep]}
          rowKey={({ id }) => id}
          summary={
            <TableSummary
              label="Total of this page"
              values={{ amount: <Amount value="48210.66" symbol="USDC" /> }}
            />
          }
        />
      ),
      because: 'Say what is summed: this page, or everything that was found.',
    },
    'Add decimals exactly, as text. Show -- where one of them is missing.',
  ],
  dont: ['Sum with binary numbers: 0.1 and 0.2 make 0.30000000000000004.'],
  accessibility: [
    'A native foot of the table: its label is the header of its row, each sum is read with its column.',
    'Where rows are cards it is the last one.',
  ],
  anatomy: {
    story: 'Of This Page',
    parts: { Summary: 'tfoot tr', Label: 'tfoot th', Sum: 'tfoot td' },
  },
};
