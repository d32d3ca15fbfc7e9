import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { OptionList, type OptionListProps } from './option-list.tsx';

const sections: OptionListProps['sections'] = [
  {
    id: 'mine',
    title: 'Mine',
    items: [
      { id: '1', title: 'Main sub-wallet', aside: '$1.2M' },
      { id: '2', title: 'Settlement' },
    ],
  },
  { id: 'none', title: 'No items', items: [] },
  { id: 'others', items: [{ id: '3', title: 'Omnibus', detail: 'Web3' }] },
];

const show = (props: Partial<OptionListProps> = {}) =>
  render(<OptionList label="Sub-wallets" sections={sections} onSelect={() => undefined} {...props} />);
const focused = () => document.activeElement?.textContent;

describeConformance('OptionList', (props) => (
  <OptionList {...props} label="Sub-wallets" sections={sections} onSelect={() => undefined} />
));

it('marks the one that is picked and picks another', async () => {
  const pick = vi.fn();
  show({ selected: '2', onSelect: pick });
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Settlement');
  await userEvent.click(screen.getByRole('button', { name: /Omnibus/ }));
  expect(pick).toHaveBeenCalledExactlyOnceWith('3');
});

it('is one stop of the Tab key; arrows move across sections without picking', async () => {
  const pick = vi.fn();
  show({ selected: '2', onSelect: pick });
  await userEvent.tab();
  expect(focused()).toContain('Settlement');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Omnibus');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Main sub-wallet');
  await userEvent.keyboard('{End}');
  expect(focused()).toContain('Omnibus');
  expect(pick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(pick).toHaveBeenCalledExactlyOnceWith('3');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('titles the sections that have options, and only those', () => {
  show();
  expect(screen.getByRole('list', { name: 'Mine' })).toBeDefined();
  expect(screen.queryByText('No items')).toBeNull();
});

it('says that there is nothing to pick', () => {
  show({ sections: [{ id: 'mine', items: [] }], empty: 'No sub-wallet yet' });
  expect(screen.getByText('No sub-wallet yet')).toBeDefined();
});
