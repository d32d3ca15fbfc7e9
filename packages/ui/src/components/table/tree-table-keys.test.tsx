import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { treeTableGuide } from './tree-table.guide.tsx';
import { TreeTable } from './tree-table.tsx';

interface Holder {
  name: string;
  below?: Holder[];
}

/** With the focus on a row. */
async function show(start: string) {
  render(
    <>
      <button>Before</button>
      <TreeTable<Holder>
        label="Balances"
        columns={[{ key: 'name', header: 'Sub-wallet', isTitle: true, cell: ({ name }) => name }]}
        rows={[{ name: 'Main', below: [{ name: 'Desk' }] }, { name: 'Payroll' }]}
        rowKey={({ name }) => name}
        childrenOf={({ below }) => below}
      />
    </>,
  );
  screen.getByRole('button', { name: 'Before' }).focus();
  if (start === 'Before') return;
  await userEvent.keyboard('{Tab}');
  while (document.activeElement !== row(start)) await userEvent.keyboard('{ArrowDown}');
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const expectFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(row(name)));
const expectExpanded = (expanded: 'true' | 'false') =>
  waitFor(() => expect(row('Main').getAttribute('aria-expanded')).toBe(expanded));

describeKeys(treeTableGuide, {
  'Goes to the row, then to the controls in it': async (press) => {
    await show('Before');
    await press();
    await expectFocus('Main');
    await press();
    expect(row('Main').contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  },
  'Goes to the next row': async (press) => {
    await show('Main');
    await press();
    await expectFocus('Desk');
  },
  'Goes to the previous row': async (press) => {
    await show('Payroll');
    await press();
    await expectFocus('Desk');
  },
  'Goes to the first row': async (press) => {
    await show('Payroll');
    await press();
    await expectFocus('Main');
  },
  'Goes to the last row': async (press) => {
    await show('Main');
    await press();
    await expectFocus('Payroll');
  },
  'Opens the row, or goes to the first one below it': async (press) => {
    await show('Main');
    await userEvent.keyboard('{ArrowLeft}');
    await expectExpanded('false');
    await press();
    await expectExpanded('true');
    await press();
    await expectFocus('Desk');
  },
  'Collapses the row, or goes to the one above it': async (press) => {
    await show('Desk');
    await press();
    await expectFocus('Main');
    await press();
    await expectExpanded('false');
  },
  'Shows and hides what lies below the row, where rows open nothing': async (press) => {
    await show('Main');
    await press();
    await expectExpanded('false');
    await press();
    await expectExpanded('true');
  },
});
