import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { tableGuide } from './table.guide.tsx';
import { plainLayout, type TableLayout } from './table-layout.rules.ts';
import { Table } from './table.tsx';

const rows = Array.from({ length: 15 }, (_, index) => index + 1);
const sort = vi.fn();
const layOut = vi.fn<(layout: TableLayout) => void>();

function show() {
  sort.mockClear();
  layOut.mockClear();
  render(
    <UiProvider locale="en-US">
      <Table
        label="Numbers"
        rows={rows}
        rowKey={(row) => row}
        columns={[
          { key: 'name', header: 'Name', isTitle: true, sortable: true, cell: (row) => `Row ${row}` },
          { key: 'act', header: 'Actions', cell: (row) => <button>Act {row}</button> },
        ]}
        onOpen={vi.fn()}
        onSelect={vi.fn()}
        onSort={sort}
        layout={plainLayout}
        onLayout={layOut}
      />
    </UiProvider>,
  );
}
const tick = (row: number) => screen.getByRole('checkbox', { name: `Select Row ${row}` });
const open = (row: number) => screen.getByRole('button', { name: `Row ${row}` });
const act = (row: number) => screen.getByRole('button', { name: `Act ${row}` });
const expectFocus = (element: HTMLElement) => expect(document.activeElement).toBe(element);

const edge = () => screen.getByRole('separator', { name: 'Width of Name' });
const width = () => Number(edge().getAttribute('aria-valuenow'));

/** With the focus on the edge of the first column, once that is measured. */
async function showEdge() {
  show();
  edge().focus();
  await waitFor(() => expect(width()).toBeGreaterThan(200));
  return width();
}
const laidOut = () => layOut.mock.lastCall?.[0].widths['name'] ?? Number.NaN;

describeKeys(tableGuide, {
  'Goes through every control': async (press) => {
    show();
    tick(1).focus();
    for (const control of [open(1), act(1), tick(2)]) {
      await press();
      expectFocus(control);
    }
  },
  'Makes the column wider, on its edge': async (press) => {
    const before = await showEdge();
    await press();
    expect(laidOut()).toBeGreaterThan(before);
  },
  'Makes the column narrower, on its edge': async (press) => {
    const before = await showEdge();
    await press();
    expect(laidOut()).toBeLessThan(before);
  },
  'Makes the column as narrow as it may be, on its edge': async (press) => {
    await showEdge();
    await press();
    expect(laidOut()).toBe(Number(edge().getAttribute('aria-valuemin')));
  },
  'Goes to the same place in the next row': async (press) => {
    show();
    open(2).focus();
    await press();
    expectFocus(open(3));
  },
  'Goes to the same place in the previous row': async (press) => {
    show();
    act(2).focus();
    await press();
    expectFocus(act(1));
  },
  'Goes to the next control of the row': async (press) => {
    show();
    tick(2).focus();
    await press();
    expectFocus(open(2));
  },
  'Goes to the previous control of the row': async (press) => {
    show();
    act(2).focus();
    await press();
    expectFocus(open(2));
  },
  'Goes to the first control of the row': async (press) => {
    show();
    act(2).focus();
    await press();
    expectFocus(tick(2));
  },
  'Goes to the last control of the row': async (press) => {
    show();
    tick(2).focus();
    await press();
    expectFocus(act(2));
  },
  'Goes to the first row': async (press) => {
    show();
    act(9).focus();
    await press();
    expectFocus(act(1));
  },
  'Goes to the last row': async (press) => {
    show();
    act(2).focus();
    await press();
    expectFocus(act(15));
  },
  'Goes ten rows down': async (press) => {
    show();
    act(2).focus();
    await press();
    expectFocus(act(12));
  },
  'Goes ten rows up': async (press) => {
    show();
    act(12).focus();
    await press();
    expectFocus(act(2));
  },
  'Sorts, on a header': async (press) => {
    show();
    screen.getByRole('button', { name: 'Name' }).focus();
    await press();
    expect(sort).toHaveBeenCalledExactlyOnceWith({ key: 'name', direction: 'ascending' });
  },
});
