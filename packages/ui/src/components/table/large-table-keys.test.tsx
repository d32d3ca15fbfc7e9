import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { largeTableGuide } from './large-table.guide.tsx';
import { LargeTable } from './large-table.tsx';

const rows = Array.from({ length: 200 }, (_, index) => index + 1);
const open = vi.fn();
const select = vi.fn();

async function show() {
  open.mockClear();
  select.mockClear();
  render(
    <LargeTable
      label="Entries"
      rows={rows}
      rowKey={(row) => row}
      height={440}
      columns={[
        { key: 'name', header: 'Name', cell: (row) => `Entry ${row}` },
        { key: 'link', header: 'Link', cell: (row) => <a href={`#${row}`}>Link {row}</a> },
      ]}
      onOpen={open}
      onSelect={(keys) => select([...keys])}
    />,
  );
  await waitFor(() => expect(cell('Entry 5')).toBeTruthy());
}
const cell = (text: string) => {
  const found = screen.getByText(text).closest('td');
  if (found === null) throw new Error(`no cell of ${text}`);
  return found;
};
const expectFocus = (text: string) => waitFor(() => expect(document.activeElement).toBe(cell(text)));
const row = () => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')) - 1;
const column = () => document.activeElement?.closest('td')?.cellIndex;

async function showAt(text: string) {
  await show();
  cell(text).focus();
}

describeKeys(largeTableGuide, {
  'Goes to the cell below': async (press) => {
    await showAt('Entry 2');
    await press();
    await expectFocus('Entry 3');
  },
  'Goes to the cell above': async (press) => {
    await showAt('Entry 2');
    await press();
    await expectFocus('Entry 1');
  },
  'Goes to the next cell': async (press) => {
    await showAt('Entry 2');
    await press();
    await expectFocus('Link 2');
  },
  'Goes to the previous cell': async (press) => {
    await showAt('Link 2');
    await press();
    await expectFocus('Entry 2');
  },
  'Goes to the first cell of the row': async (press) => {
    await showAt('Link 2');
    await press();
    expect([row(), column()]).toEqual([2, 0]);
  },
  'Goes to the last cell of the row': async (press) => {
    await showAt('Entry 2');
    await press();
    await expectFocus('Link 2');
  },
  'Goes to the first cell of all': async (press) => {
    await showAt('Link 4');
    await press();
    await waitFor(() => expect([row(), column()]).toEqual([1, 0]));
  },
  'Goes to the last cell of all': async (press) => {
    await showAt('Entry 2');
    await press();
    await expectFocus('Link 200');
  },
  'Goes down by what is in sight': async (press) => {
    await showAt('Entry 1');
    await press();
    await waitFor(() => expect(row()).toBeGreaterThan(5));
    expect(row()).toBeLessThan(15);
  },
  'Goes up by what is in sight': async (press) => {
    await showAt('Entry 9');
    await press();
    await waitFor(() => expect(row()).toBeLessThan(4));
  },
  'Opens the row': async (press) => {
    await showAt('Entry 3');
    await press();
    expect(open).toHaveBeenCalledExactlyOnceWith(3);
  },
  'Ticks the row': async (press) => {
    await showAt('Entry 3');
    await press();
    expect(select).toHaveBeenCalledExactlyOnceWith([3]);
  },
  'Goes to the controls inside the cell': async (press) => {
    await showAt('Link 3');
    await press();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Link 3' }));
  },
  'Returns to the cell': async (press) => {
    await show();
    screen.getByRole('link', { name: 'Link 3' }).focus();
    await press();
    await expectFocus('Link 3');
  },
});
