import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { LargeTable, type TableColumn } from '../table/index.ts';
import { cellFieldGuide } from './cell-field.guide.tsx';
import { CellField } from './cell-field.tsx';

const change = vi.fn();

const column = (key: string): TableColumn<number> => ({
  key,
  header: key,
  cell: (row) => (
    <CellField label={`${key} ${row}`} value={`${row}`} onChange={(text) => change(key, row, text)} />
  ),
});

async function show() {
  change.mockClear();
  render(
    <LargeTable
      label="Recipients"
      columns={[column('amount'), column('memo')]}
      rows={[1, 2, 3]}
      rowKey={(row) => row}
      height={300}
    />,
  );
  await waitFor(() => expect(field('amount 3')).toBeTruthy());
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const cell = (name: string) => field(name).closest<HTMLElement>('td');

/** With another text in a field of the middle row. */
async function showTyping(name: string) {
  await show();
  field(name).focus();
  field(name).select();
  await userEvent.keyboard('7');
}

describeKeys(cellFieldGuide, {
  'Goes into the field of the cell, and selects its text': async (press) => {
    await show();
    cell('amount 1')?.focus();
    await press();
    expect(document.activeElement).toBe(field('amount 1'));
    await userEvent.keyboard('8');
    expect(field('amount 1').value).toBe('8');
  },
  'Accepts the text, and goes to the field below': async (press) => {
    await showTyping('amount 2');
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('amount', 2, '7');
    await waitFor(() => expect(document.activeElement).toBe(field('amount 3')));
  },
  'Accepts the text, and goes to the field above': async (press) => {
    await showTyping('amount 2');
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('amount', 2, '7');
    await waitFor(() => expect(document.activeElement).toBe(field('amount 1')));
  },
  'Accepts the text, and goes to the next field of the row': async (press) => {
    await showTyping('amount 2');
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('amount', 2, '7');
    await waitFor(() => expect(document.activeElement).toBe(field('memo 2')));
  },
  'Accepts the text, and goes to the previous field of the row': async (press) => {
    await showTyping('memo 2');
    await press();
    expect(change).toHaveBeenCalledExactlyOnceWith('memo', 2, '7');
    await waitFor(() => expect(document.activeElement).toBe(field('amount 2')));
  },
  'Gives up the text, and goes back to the cell': async (press) => {
    await showTyping('memo 2');
    await press();
    expect(field('memo 2').value).toBe('2');
    expect(document.activeElement).toBe(cell('memo 2'));
    expect(change).not.toHaveBeenCalled();
  },
});
