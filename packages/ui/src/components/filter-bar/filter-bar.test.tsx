import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSelect } from './filter-select.tsx';

const options = ['TRON', 'Ethereum', 'TON'].map((label) => ({ id: label.toLowerCase(), label }));

describeConformance('FilterBar', (props) => <FilterBar {...props} />);
describeConformance(
  'FilterChip',
  (props) => (
    <FilterChip pressed={false} onChange={vi.fn()} {...props}>
      Hide small balances
    </FilterChip>
  ),
  HTMLElement,
  { onClick: 'pressing it is `onChange`' },
);
describeConformance('FilterSelect', (props) => (
  <FilterSelect label="Network" options={options} value={[]} onChange={vi.fn()} {...props} />
));

interface NetworkProps {
  multiple?: boolean;
  required?: boolean;
  start?: string[];
}

function Network({ start = [], ...props }: NetworkProps) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider locale="en-US">
      <FilterSelect label="Network" options={options} value={value} onChange={setValue} {...props} />
    </UiProvider>
  );
}
const chip = () => screen.getByRole('button', { name: /Network/, expanded: false });

it('turns a chip on and off', async () => {
  const change = vi.fn();
  render(
    <FilterChip pressed onChange={change}>
      Hide small balances
    </FilterChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide small balances', pressed: true }));
  expect(change).toHaveBeenCalledWith(false);
});

const twins = [
  { id: 'usdt-tron', label: 'USDT', detail: 'on TRON', keywords: ['波场'] },
  { id: 'usdt-eth', label: 'USDT', detail: 'on Ethereum', keywords: ['以太坊'] },
];

it('has nothing that takes away a choice that is required', () => {
  render(<Network start={['tron']} required />);
  expect(chip().textContent).toContain('TRON');
  expect(screen.queryByRole('button', { name: 'Clear Network' })).toBeNull();
});

it.each(['ethereum', '以太'])('finds by label, detail and keyword among equal labels: %s', async (text) => {
  const change = vi.fn();
  render(<FilterSelect label="Coin" options={twins} value={[]} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Coin' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  await userEvent.keyboard(text);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['USDTon Ethereum']);
  await userEvent.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([[['usdt-eth']]]);
});

it('adds what was found to what is chosen, and says so label and detail, as the language lists them', async () => {
  const change = vi.fn();
  const filter = (value: string[]) => (
    <FilterSelect multiple label="Coin" options={twins} value={value} onChange={change} />
  );
  const { rerender } = render(filter(['usdt-tron']));
  await userEvent.click(screen.getByRole('button', { name: /^Coin/, expanded: false }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  await userEvent.keyboard('ethereum{Enter}');
  expect(change.mock.calls).toEqual([[['usdt-tron', 'usdt-eth']]]);
  rerender(filter(['usdt-tron', 'usdt-eth']));
  expect(screen.getAllByText('USDT · on TRON、USDT · on Ethereum')).toHaveLength(1);
  rerender(<UiProvider locale="en-US">{filter(['usdt-tron', 'usdt-eth'])}</UiProvider>);
  expect(screen.getAllByText('USDT · on TRON, USDT · on Ethereum')).toHaveLength(1);
});

it('says what is chosen, and closes after one choice', async () => {
  render(<Network />);
  await userEvent.click(chip());
  await userEvent.click(screen.getByRole('option', { name: 'Ethereum' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chip().textContent).toBe('Network:Ethereum');
});

it('shows what is chosen and no option, so that it can be taken away', async () => {
  const change = vi.fn();
  render(<FilterSelect label="Network" options={options} value={['gone']} onChange={change} />);
  const [filter, clear] = screen.getAllByRole('button');
  expect(filter?.textContent).toBe('Network:gone');
  await userEvent.click(clear as HTMLElement);
  expect(change).toHaveBeenCalledWith([]);
});

it('stays open for several choices, and counts those it has no room for', async () => {
  render(<Network multiple />);
  await userEvent.click(chip());
  for (const { label } of options) await userEvent.click(screen.getByRole('option', { name: label }));
  await userEvent.keyboard('{Escape}');
  expect(chip().textContent).toBe('Network:TRON, Ethereum +1');
});

it('is cleared with its own button', async () => {
  render(<Network start={['ton']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Network' }));
  expect(chip().textContent).toBe('Network');
});

it('keeps the focus on the filter whose choice was cleared', async () => {
  render(<Network start={['ton']} />);
  screen.getByRole('button', { name: 'Clear Network' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(chip());
});

function Filters() {
  const [on, setOn] = useState(true);
  return (
    <UiProvider locale="en-US">
      <FilterBar onReset={on ? () => setOn(false) : undefined}>
        <FilterChip pressed={on} onChange={setOn}>
          Hide small balances
        </FilterChip>
      </FilterBar>
    </UiProvider>
  );
}

it('turns all filters off at once, and keeps the focus in the bar', async () => {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
  expect(screen.queryByRole('button', { name: 'Reset all' })).toBeNull();
  const small = screen.getByRole('button', { name: 'Hide small balances', pressed: false });
  expect(document.activeElement).toBe(small);
});

it('gives the focus to its button also where it stood open from the first', async () => {
  render(<FilterSelect label="Network" options={options} value={[]} onChange={vi.fn()} defaultOpen />);
  expect(await screen.findByRole('listbox')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(chip()));
});
