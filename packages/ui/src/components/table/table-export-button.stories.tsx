import { expect, fn, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { TableExportButton } from './table-export-button.tsx';
import { tableExportButtonGuide } from './table-export-button.guide.tsx';
import { transferColumns, transfers, type Transfer } from './table-example.guide.tsx';

const never = () => new Promise<readonly Transfer[]>(() => undefined);
const offline = () => Promise.reject(new Error('offline'));

const meta = preview.meta({
  title: 'Data/TableExportButton',
  component: TableExportButton<Transfer>,
  parameters: guided(tableExportButtonGuide),
  args: { columns: transferColumns, rows: transfers, name: 'transactions' },
});

/** Every row as a file, exact to the last digit. */
export const Ready = meta.story();

/** Busy until the rows are there; it keeps its focus. */
export const Exporting = meta.story({
  args: { rows: fn(never) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: word('tableExport') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.rows).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
});

/** The rows could not be had: said beside the button, which can be pressed again. */
export const Failed = meta.story({
  args: { rows: offline },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('tableExport') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(word('tableExportFailed')));
  },
});

/** Ready, in progress and failed. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack>
      <TableExportButton {...args} />
      <TableExportButton {...args} rows={never} />
      <TableExportButton {...args} rows={offline} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, waiting, failing] = canvas.getAllByRole('button');
    await userEvent.click(waiting ?? document.body);
    await userEvent.click(failing ?? document.body);
    await canvas.findByText(word('tableExportFailed'));
  },
});
