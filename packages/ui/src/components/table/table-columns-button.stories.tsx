import { expect, screen, waitFor, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opened } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { TableColumnsButton, type TableColumnsButtonProps } from './table-columns-button.tsx';
import { tableColumnsButtonGuide } from './table-columns-button.guide.tsx';
import { transferColumns, transfers, type Transfer } from './table-example.guide.tsx';
import { plainLayout } from './table-layout.rules.ts';
import { Table } from './table.tsx';
import { useTableLayout } from './use-table-layout.ts';

const storageKey = 'transactions-of-a-story';

/** A table below it, as a screen has it. */
function Arranged(props: TableColumnsButtonProps<Transfer>) {
  const arranged = useTableLayout(storageKey);
  const { columns } = props;
  return (
    <Stack>
      <TableColumnsButton {...props} {...arranged} />
      <Table label="Transactions" rows={transfers} rowKey={(row) => row.id} {...{ columns }} {...arranged} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Data/TableColumnsButton',
  component: TableColumnsButton<Transfer>,
  parameters: {
    ...guided(tableColumnsButtonGuide),
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  args: { columns: transferColumns, layout: plainLayout, onLayout: () => undefined },
  render: (args) => <Arranged {...args} />,
  beforeEach: () => () => localStorage.removeItem(storageKey),
});

/** Columns are left out and moved; the browser remembers. */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const headers = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    const button = canvas.getByRole('button', { name: word('tableColumns') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const chooser = within(await screen.findByRole('dialog', { name: word('tableColumns') }));
    await expect(chooser.getByRole('checkbox', { name: 'Type' })).toBeDisabled();
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Status' }));
    const up = chooser.getByRole('button', { name: word('tableColumnUp', { column: 'Time' }) });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(up).toHaveFocus();
    await expect(chooser.getByRole('status')).toHaveTextContent(
      word('tableColumnMoved', { column: 'Time', place: 3, count: 5 }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(headers()).toEqual(['Type', 'Amount', 'Time', 'Counterparty']);
    await expect(localStorage.getItem(storageKey)).toContain('"hidden":["status"]');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: word('tableColumnsReset') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(['Type', 'Amount', 'Counterparty', 'Status', 'Time']));
  },
});

/** A column is dragged to its place by its grip. */
export const Dragging = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('tableColumns') }));
    const chooser = within(await screen.findByRole('dialog', { name: word('tableColumns') }));
    const item = (name: string) => chooser.getByRole('checkbox', { name }).closest('li');
    const grip = item('Time')?.firstElementChild ?? document.body;
    const { x } = grip.getBoundingClientRect();
    const { y = 0 } = item('Amount')?.getBoundingClientRect() ?? {};
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords: { clientX: x, clientY: y + 2 } },
      { keys: '[/MouseLeft]', target: grip },
    ]);
    await expect(chooser.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Type',
      'Time',
      'Amount',
      'Counterparty',
      'Status',
    ]);
  },
});

/** The list of columns open. */
export const Permutations = meta.story({
  decorators: [opened],
  play: async () => {
    await screen.findByRole('dialog', { name: word('tableColumns') });
  },
});
