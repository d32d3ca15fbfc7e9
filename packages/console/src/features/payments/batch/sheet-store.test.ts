import { addressKey as accountOf } from '@mpc/api/addresses';
import { describe, expect, it } from 'vitest';
import { calm, entry, recipient } from './batch-samples.ts';
import { ownedAs, type World } from './check-row.rules.ts';
import { blank, maxRows, type Entry } from './sheet-row.ts';
import { createSheet } from './sheet-store.ts';
import { levelOfLine } from './sheet-tally.ts';

/** A sheet whose slices wait until they are let go on. */
function sheetOf(entries: Entry[], world: World | null = calm()) {
  const waiting: (() => void)[] = [];
  const sheet = createSheet(entries, (work) => waiting.push(work));
  if (world !== null) sheet.setWorld(world);
  const finish = () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
  };
  finish();
  return { sheet, finish, waiting };
}

const keyAt = (sheet: ReturnType<typeof createSheet>, at: number) => sheet.state().lines[at]?.row.key ?? -1;

it('counts what is wrong and adds up what is paid', () => {
  const { sheet } = sheetOf([entry(), entry({ amount: '2.5' }), entry({ address: 'nobody' })]);
  expect(sheet.state()).toMatchObject({ filled: 3, error: 1, warning: 0, pending: 0 });
  expect(sheet.state().sums).toMatchObject([{ count: 3, amount: '22.5' }]);
  sheet.edit(keyAt(sheet, 2), 'address', recipient);
  // The same account and amount as the first row: it may be meant, so it only warns.
  expect(sheet.state()).toMatchObject({ filled: 3, error: 0, warning: 2 });
});

it('touches no other row with an edit than those that pay the same again', () => {
  const { sheet } = sheetOf([entry({ amount: '10' }), entry({ amount: '500' }), entry({ amount: '900' })]);
  const before = sheet.state().lines;
  sheet.edit(keyAt(sheet, 1), 'amount', '10');
  const after = sheet.state().lines;
  expect(after.map((line, at) => line === before[at]).slice(0, 4)).toEqual([false, false, true, true]);
  expect(after.slice(0, 2).map((line) => line.repeats)).toEqual([keyAt(sheet, 1), keyAt(sheet, 0)]);
  sheet.edit(keyAt(sheet, 1), 'amount', '');
  expect(
    sheet
      .state()
      .lines.map((line) => line.repeats)
      .slice(0, 2),
  ).toEqual([null, null]);
});

it('gives the page its turn between slices of ten thousand rows, and is through in the end', () => {
  const rows = Array.from({ length: maxRows }, (_, at) => entry({ amount: String(at + 1) }));
  const { sheet, finish, waiting } = sheetOf([]);
  expect(sheet.append(rows)).toBe(0);
  expect(waiting).toHaveLength(1);
  expect(sheet.state().pending).toBeGreaterThan(0);
  expect(sheet.state().filled).toBe(maxRows);
  finish();
  expect(sheet.state()).toMatchObject({ pending: 0, error: 0, filled: maxRows });
  expect(sheet.state().sums[0]?.amount).toBe('50005000');
});

it('takes an edit of a row that still waits', () => {
  const { sheet, finish } = sheetOf([]);
  sheet.append(Array.from({ length: 5000 }, (_, at) => entry({ amount: String((at + 1) * 1000) })));
  sheet.edit(keyAt(sheet, 4999), 'amount', '0');
  finish();
  expect(sheet.state()).toMatchObject({ filled: 5000, error: 1, pending: 0 });
});

describe('rows that are pasted', () => {
  it('go over those from the cell on, and below the last row', () => {
    const { sheet } = sheetOf([entry(), entry()]);
    expect(sheet.putCells(keyAt(sheet, 1), [{ amount: '7' }, { amount: '8' }])).toBe(0);
    expect(sheet.entries().map(({ amount }) => amount)).toEqual(['10', '7', '8']);
  });
  it('are no more than a sheet holds; it says how many are left over', () => {
    const { sheet, finish } = sheetOf([entry()]);
    expect(sheet.append(Array.from({ length: maxRows }, () => entry({ amount: '3' })))).toBe(1);
    finish();
    expect(sheet.entries()).toHaveLength(maxRows);
    expect(sheet.putCells(keyAt(sheet, maxRows - 1), [{ amount: '1' }, { amount: '2' }])).toBe(1);
  });
  it('can be taken back', () => {
    const { sheet } = sheetOf([entry()]);
    expect(sheet.state().canUndo).toBe(false);
    sheet.append([entry({ amount: '77' }), blank]);
    sheet.undo();
    expect(sheet.entries()).toEqual([entry()]);
    expect(sheet.state().canUndo).toBe(false);
    sheet.clear();
    expect(sheet.state()).toMatchObject({ filled: 0, error: 0, sums: [] });
    sheet.undo();
    expect(sheet.state().filled).toBe(1);
  });
});

it('takes out the rows with errors and leaves those with warnings', () => {
  const { sheet } = sheetOf([entry(), entry(), entry({ coin: 'DOGE' })]);
  sheet.removeBad();
  expect(
    sheet
      .state()
      .lines.filter(({ check }) => check !== null)
      .map(levelOfLine),
  ).toEqual(['warning', 'warning']);
});

it('checks everything anew when more becomes known, and nothing before anything is', () => {
  const { sheet, finish } = sheetOf([entry()], null);
  expect(sheet.state()).toMatchObject({ filled: 0, pending: 0 });
  sheet.setWorld(calm({ own: new Set([ownedAs(accountOf('TRX', recipient), '')]) }));
  finish();
  expect(sheet.state().error).toBe(1);
  sheet.setWorld(calm());
  finish();
  expect(sheet.state().error).toBe(0);
});

it('names the coins that are paid once every row is checked, by the same list until it is another', () => {
  const { sheet, finish } = sheetOf([entry()]);
  const { symbols } = sheet.state();
  expect(symbols).toEqual(['TUSDT']);
  sheet.append(Array.from({ length: 5000 }, () => entry({ coin: 'TRX' })));
  expect(sheet.state().symbols).toBe(symbols);
  finish();
  expect(sheet.state().symbols).toEqual(['TRX', 'TUSDT']);
  sheet.setWorld(calm());
  expect(sheet.state().symbols).toEqual(['TRX', 'TUSDT']);
});

it('keeps a place to type below the last row', () => {
  const { sheet } = sheetOf(Array.from({ length: 20 }, () => entry()));
  expect(sheet.state().lines).toHaveLength(25);
  sheet.edit(keyAt(sheet, 24), 'amount', '1');
  expect(sheet.state().lines).toHaveLength(30);
});
