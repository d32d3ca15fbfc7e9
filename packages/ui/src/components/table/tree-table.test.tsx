import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { TreeTable, type TreeTableProps } from './tree-table.tsx';

interface Holder {
  name: string;
  balance: string;
  below?: Holder[];
}

const rows: Holder[] = [
  {
    name: 'Main',
    balance: '3',
    below: [
      { name: 'TQ8v', balance: '1' },
      { name: 'TRaw', balance: '2' },
    ],
  },
  { name: 'Payroll', balance: '5' },
];
const columns: TreeTableProps<Holder>['columns'] = [
  { key: 'name', header: 'Sub-wallet', isTitle: true, cell: ({ name }) => name },
  { key: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => balance },
];

const table = (props: Partial<TreeTableProps<Holder>> = {}) => (
  <UiProvider locale="en-US">
    <TreeTable
      label="Balances"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      childrenOf={({ below }) => below}
      {...props}
    />
  </UiProvider>
);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.querySelector('[data-title]')?.textContent);

afterEach(() => document.documentElement.removeAttribute('dir'));

describeConformance('TreeTable', (props) => table(props));

it('says of each row where it stands, and whether what lies below it is shown', () => {
  render(table());
  expect(screen.getByRole('treegrid', { name: 'Balances' })).toBeTruthy();
  expect(names()).toEqual(['Main', 'TQ8v', 'TRaw', 'Payroll']);
  const said = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'];
  expect(said.map((name) => row('TRaw').getAttribute(name))).toEqual(['2', '2', '2', null]);
  expect(said.map((name) => row('Main').getAttribute(name))).toEqual(['1', '1', '2', 'true']);
});

it('is collapsed and opened by its button, which a row without others has not', async () => {
  render(table());
  const button = screen.getByRole('button', { name: 'Details of Main' });
  expect(screen.getAllByRole('button')).toEqual([button]);
  await userEvent.click(button);
  expect(names()).toEqual(['Main', 'Payroll']);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(names()).toHaveLength(4);
});

it('is one stop for Tab, in which the arrow keys go from row to row, open and collapse', async () => {
  render(table());
  await userEvent.tab();
  expect(document.activeElement).toBe(row('Main'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(row('TRaw'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(row('Main'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Main', 'Payroll']);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(row('Payroll'));
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(row('TQ8v'));
});

it('changes left and right where lines run from right to left', async () => {
  document.documentElement.dir = 'rtl';
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
  render(table());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  vi.restoreAllMocks();
  expect(names()).toEqual(['Main', 'Payroll']);
});

it('opens a row by Enter, where rows open', async () => {
  const open = vi.fn();
  render(table({ onOpen: open }));
  row('TQ8v').focus();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledExactlyOnceWith({ name: 'TQ8v', balance: '1' });
  expect(names()).toHaveLength(4);
});
