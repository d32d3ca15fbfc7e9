import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Amount } from '../amount/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Stack } from '../stack/index.ts';
import { manyTransfers, transferColumns, type Transfer } from './table-example.guide.tsx';
import { tableSummaryGuide } from './table-summary.guide.tsx';
import { TableSummary } from './table-summary.tsx';
import { Table } from './table.tsx';

const rows = manyTransfers(3);
const sums = { amount: <Amount value="23757.314187" symbol="USDT" /> };

const meta = preview.meta({
  title: 'Data/TableSummary',
  component: TableSummary,
  parameters: guided(tableSummaryGuide),
  args: { label: 'Total of this page', values: sums },
  render: (args) => (
    <Table
      label="Transfers"
      columns={transferColumns}
      rows={rows}
      rowKey={({ id }: Transfer) => id}
      summary={<TableSummary {...args} />}
    />
  ),
});

const right = (element: Element | undefined) => element?.getBoundingClientRect().right;

/** Under the column it sums, with what is summed under the names. */
export const OfThisPage = meta.story({
  play: async ({ canvas, args }) => {
    const header = canvas.getByRole('rowheader');
    await expect(header).toHaveTextContent(args.label);
    const amounts = Array.from(canvas.getByRole('table').querySelectorAll('td[data-align="end"]'));
    await expect(right(amounts.at(-2))).toBe(right(amounts.at(0)));
  },
});

/** On a phone it is the last card. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** In Chinese, in the dark theme. */
export const Chinese = meta.story({
  args: { label: '本页合计' },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** With everything that can stand around it. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      {[undefined, <Pagination key="pages" page={1} pageSize={20} count={4812} onPage={fn()} />].map(
        (footer, at) => (
          <Table
            key={at}
            label={`Transfers ${at}`}
            columns={transferColumns}
            rows={rows}
            rowKey={({ id }: Transfer) => id}
            onSelect={at === 0 ? undefined : fn()}
            summary={<TableSummary {...args} />}
            footer={footer}
          />
        ),
      )}
    </Stack>
  ),
});
