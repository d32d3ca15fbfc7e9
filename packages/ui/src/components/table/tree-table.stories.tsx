import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { Amount } from '../amount/index.ts';
import { TableSummary } from './table-summary.tsx';
import { belowOf, holderColumns, holders, nameOf, type Holder } from './tree-table-example.guide.tsx';
import { treeTableGuide } from './tree-table.guide.tsx';
import { TreeTable } from './tree-table.tsx';

const meta = preview.meta({
  title: 'Data/TreeTable',
  component: TreeTable<Holder>,
  parameters: guided(treeTableGuide),
  args: { label: 'Balances', columns: holderColumns, rows: holders, rowKey: nameOf, childrenOf: belowOf },
});

/** From the keyboard: the arrow keys go from row to row, collapse and open. */
export const Rows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('row', { name: /Main/ });
    await userEvent.tab();
    await expect(main).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(main).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('TQ8vN4…7dRuK1')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('TQ8vN4…7dRuK1').closest('tr')).toHaveFocus();
  },
});

/** Rows that open, and what they come to. */
export const SummedUp = meta.story({
  args: {
    onOpen: fn(),
    summary: <TableSummary label="Total" values={{ balance: <Amount value="4916.25" symbol="USDT" /> }} />,
  },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByText('TQ8vN4…7dRuK1').closest('tr')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** On a phone each row is a card, those below another moved in. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Open, loading and empty. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      <TreeTable {...args} label="Open" onOpen={fn()} selectedKey="Main" />
      <TreeTable {...args} label="Loading" rows={[]} loading loadingRows={2} />
      <TreeTable {...args} label="Empty" rows={[]} empty="No balances" />
    </Stack>
  ),
});
