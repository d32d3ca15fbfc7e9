import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { LargeTable, type TableColumn } from '../table/index.ts';
import { cellFieldGuide } from './cell-field.guide.tsx';
import { CellField, type CellFieldProps } from './cell-field.tsx';

interface Recipient {
  id: number;
  to: string;
  amount: string;
}

const start: Recipient[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  to: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1',
  amount: `${index + 1}.50`,
}));

const zero = { level: 'error', message: 'Enter an amount above 0' } as const;

/** A sheet whose values are remembered, as an application would. */
function Sheet() {
  const [rows, setRows] = useState(start);
  const [columns] = useState((): TableColumn<Recipient>[] => {
    const field = (row: Recipient, name: 'to' | 'amount', words: string): CellFieldProps => ({
      label: `${words}, row ${row.id}`,
      value: row[name],
      onChange: (text) =>
        setRows((now) => now.map((one) => (one.id === row.id ? { ...one, [name]: text } : one))),
    });
    return [
      { key: 'id', header: 'Row', cell: ({ id }) => id, width: '72px' },
      { key: 'to', header: 'To', cell: (row) => <CellField {...field(row, 'to', 'To')} mono /> },
      {
        key: 'amount',
        header: 'Amount',
        align: 'end',
        cell: (row) => (
          <CellField
            {...field(row, 'amount', 'Amount')}
            align="end"
            message={/[1-9]/.test(row.amount) ? null : zero}
          />
        ),
      },
    ];
  });
  return (
    <LargeTable
      label="Recipients"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      height={400}
      rowHeight={60}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/CellField',
  component: CellField,
  parameters: guided(cellFieldGuide),
  args: { label: 'Amount, row 12', value: '1200.50', onChange: fn() },
});

/** A text that is edited where it stands. */
export const Value = meta.story();

/** What is wrong with it stands right under it. */
export const Wrong = meta.story({ args: { value: '0', message: zero } });

/** In a grid of ten thousand rows, by the keyboard alone. */
export const InATable = meta.story({
  render: () => <Sheet />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{F2}');
    await expect(canvas.getByRole('textbox', { name: 'Amount, row 1' })).toHaveFocus();
    await userEvent.keyboard('0{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Amount, row 1' })).toHaveAccessibleDescription(
      'Enter an amount above 0',
    );
    await expect(canvas.getByRole('textbox', { name: 'Amount, row 2' })).toHaveFocus();
    await userEvent.keyboard('777{Escape}');
    await expect(canvas.getByRole('textbox', { name: 'Amount, row 2' })).toHaveValue('2.50');
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'To, row 3' })).toHaveFocus();
  },
});

/** In the dark theme. */
export const Dark = Wrong.extend({ globals: { theme: 'dark' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      <CellField {...args} label="Plain" />
      <CellField {...args} label="Outlined" outlined />
      <CellField {...args} label="Wrong" value="0" message={zero} align="end" />
      <CellField {...args} label="Doubtful" message={{ level: 'warning', message: 'The same as row 3' }} />
      <CellField {...args} label="New" message={{ level: 'note', message: 'First payment' }} mono />
      <CellField {...args} label="Empty" value="" placeholder="USDT TRC20" />
      <CellField label="Read only" value="1200.50" align="end" />
    </Stack>
  ),
});
