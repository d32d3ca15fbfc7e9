import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { ComboBox } from './combo-box.tsx';

const options = [
  { id: 'usdt', label: 'USDT', detail: 'Tether USD', keywords: ['泰达币'] },
  { id: 'usdc', label: 'USDC', detail: 'USD Coin' },
  { id: 'btc', label: 'BTC', detail: 'Bitcoin' },
];

describeConformance('ComboBox', (props) => (
  <ComboBox label="Coin" options={options} value={null} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
function Coin({ start = null, list = options }: { start?: string | null; list?: typeof options }) {
  const [value, setValue] = useState<string | null>(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      <ComboBox label="Coin" options={list} value={value} onChange={change} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Coin' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

it.each([
  ['usdc', 'USDCUSD Coin'],
  ['tether', 'USDTTether USD'],
  ['泰达', 'USDTTether USD'],
])('finds by label, detail and keyword: %s', async (text, found) => {
  render(<Coin />);
  await userEvent.type(box(), text);
  expect(names()).toEqual([found]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenLastCalledWith(found.slice(0, 4).toLowerCase());
});

const twins = [
  { id: 'usdt-tron', label: 'USDT', detail: 'on TRON', keywords: ['TRC20'] },
  { id: 'usdt-eth', label: 'USDT', detail: 'on Ethereum', keywords: ['ERC20'] },
];

it.each([
  ['ethereum', null],
  ['ethereum', 'usdt-tron'],
])('picks the one that matches “%s” among equal labels, with %s chosen before', async (text, start) => {
  render(<Coin start={start} list={twins} />);
  await userEvent.clear(box());
  await userEvent.type(box(), text);
  expect(names()).toEqual(['USDTon Ethereum']);
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenLastCalledWith('usdt-eth');
  expect(box().value).toBe('USDT · on Ethereum');
});

it('tells options apart that have the same label and detail', async () => {
  const same = twins.map((one) => ({ ...one, detail: 'Tether USD' }));
  render(<Coin list={same} />);
  await userEvent.type(box(), 'erc20{Enter}');
  expect(change).toHaveBeenLastCalledWith('usdt-eth');
  expect(box().value).toBe('USDT · Tether USD · usdt-eth');
});

it('picks nothing with Enter while several match', async () => {
  render(<Coin list={twins} />);
  change.mockClear();
  await userEvent.type(box(), 'usdt{Enter}');
  expect(change).not.toHaveBeenCalled();
});

it('shows the whole list when pressed, also with a choice made', async () => {
  render(<Coin start="btc" />);
  expect(box().value).toBe('BTC · Bitcoin');
  await userEvent.click(box());
  expect(names()).toHaveLength(3);
});

it('says that nothing matches, and keeps the choice that was', async () => {
  render(<Coin start="btc" />);
  await userEvent.clear(box());
  change.mockClear();
  await userEvent.type(box(), 'zzz');
  expect(screen.getByText('No matches')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(change).not.toHaveBeenCalledWith(expect.any(String));
});

it('gives null when emptied', async () => {
  render(<Coin start="btc" />);
  await userEvent.clear(box());
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(null);
});

it('takes options that arrive later', async () => {
  const { rerender } = render(<Coin list={[]} start="btc" />);
  rerender(<Coin list={options} start="btc" />);
  expect(box().value).toBe('BTC · Bitcoin');
});
