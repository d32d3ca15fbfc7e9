import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { LargeTable, type TableColumn } from '../table/index.ts';
import { CellField } from './cell-field.tsx';

describeConformance('CellField', (props) => <CellField label="Amount, row 1" value="1" {...props} />);

interface Line {
  id: number;
  amount: string;
  memo: string;
}

const changed = vi.fn();

function Sheet() {
  const [rows, setRows] = useState<Line[]>(
    [1, 2, 3].map((id) => ({ id, amount: String(id), memo: `memo ${id}` })),
  );
  const column = (key: 'amount' | 'memo'): TableColumn<Line> => ({
    key,
    header: key,
    cell: (row) => (
      <CellField
        label={`${key} ${row.id}`}
        value={row[key]}
        onChange={(text) => {
          changed(row.id, key, text);
          setRows((now) => now.map((one) => (one.id === row.id ? { ...one, [key]: text } : one)));
        }}
      />
    ),
  });
  return (
    <UiProvider locale="en-US">
      <LargeTable
        label="Recipients"
        columns={[column('amount'), column('memo')]}
        rows={rows}
        rowKey={(row) => row.id}
        height={300}
      />
    </UiProvider>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('takes a text with Enter and goes down, or up with Shift', async () => {
  changed.mockClear();
  render(<Sheet />);
  await userEvent.tab();
  await userEvent.keyboard('{F2}10{Enter}');
  expect(changed.mock.calls).toEqual([[1, 'amount', '10']]);
  expect(document.activeElement).toBe(field('amount 2'));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(field('amount 1'));
  expect(field('amount 1').value).toBe('10');
});

it('takes a text with Tab and goes along the row, then to the next', async () => {
  changed.mockClear();
  render(<Sheet />);
  await userEvent.click(field('amount 1'));
  await userEvent.keyboard('10{Tab}x{Tab}');
  expect(changed.mock.calls).toEqual([
    [1, 'amount', '10'],
    [1, 'memo', 'x'],
  ]);
  expect(document.activeElement).toBe(field('amount 2'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(field('memo 1'));
});

it('gives up what was typed with Escape, and goes back to the cell', async () => {
  changed.mockClear();
  render(<Sheet />);
  await userEvent.click(field('amount 2'));
  await userEvent.keyboard('999{Escape}');
  expect(field('amount 2').value).toBe('2');
  expect(document.activeElement).toBe(field('amount 2').closest('td'));
  expect(changed).not.toHaveBeenCalled();
});

it('stays in the last row', async () => {
  render(<Sheet />);
  await userEvent.click(field('memo 3'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('memo 3').closest('td'));
});

it('says what is wrong, and shows what was changed outside', () => {
  const { rerender } = render(<CellField label="Amount" value="1" />);
  rerender(
    <CellField label="Amount" value="0" message={{ level: 'error', message: 'Enter an amount above 0' }} />,
  );
  expect(field('Amount').value).toBe('0');
  expect(field('Amount').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { description: 'Enter an amount above 0' })).toBeDefined();
});

it('refuses a hidden character under the value, whatever else is to be said of it', async () => {
  changed.mockClear();
  render(<Sheet />);
  await userEvent.click(field('memo 1'));
  await userEvent.paste('rent \u202e7');
  await userEvent.tab();
  expect(changed).toHaveBeenCalledWith(1, 'memo', 'rent \u202e7');
  const refused = screen.getByRole('textbox', { description: /hidden character, \[U\+202E\]/ });
  expect(refused).toBe(field('memo 1'));
  expect(refused.getAttribute('aria-invalid')).toBe('true');
});

it('takes a name that was copied with its isolates as it was', async () => {
  changed.mockClear();
  render(<Sheet />);
  await userEvent.click(field('memo 1'));
  await userEvent.paste('\u2068\u05e9\u05dc\u05d5\u05dd\u2069');
  await userEvent.tab();
  expect(changed).toHaveBeenCalledWith(1, 'memo', '\u05e9\u05dc\u05d5\u05dd');
});
