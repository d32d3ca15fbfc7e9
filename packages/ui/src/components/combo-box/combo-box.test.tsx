import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

it('draws the rows in sight of ten thousand, and says how many match', async () => {
  const list = Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index}`,
    label: `Coin ${index}`,
    detail: 'Test',
    keywords: [],
  }));
  render(<Coin list={list} />);
  await userEvent.click(box());
  expect(screen.getAllByRole('option').length).toBeLessThan(60);
  expect(screen.getByRole('option', { name: /^Coin 1 / }).getAttribute('aria-setsize')).toBe('10000');
  await userEvent.type(box(), '999');
  expect(screen.getByRole('status').textContent).toBe('Options: 19');
  await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  expect(change).toHaveBeenLastCalledWith('9999');
});

it('takes what is typed as it is where that is allowed, with Enter or when it is left', async () => {
  const onChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <ComboBox label="Coin" options={options} allowsCustomValue defaultValue={null} onChange={onChange} />
    </UiProvider>,
  );
  await userEvent.type(box(), 'usd{Enter}');
  expect(onChange.mock.calls).toEqual([['usd']]);
  expect(box().value).toBe('usd');
  await userEvent.type(box(), 'x');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('usdx');
  await userEvent.clear(box());
  await userEvent.type(box(), 'bit{ArrowDown}');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('btc');
});

describe('a text that may stay as it is typed', () => {
  const list = [
    { id: 'a', label: 'Alpha' },
    { id: 'b', label: 'Beta', disabled: true },
  ];
  const onChange = vi.fn();
  const enter = async (typed: string) => {
    onChange.mockClear();
    render(
      <UiProvider locale="en-US">
        <form>
          <ComboBox label="Coin" options={list} allowsCustomValue onChange={onChange} defaultValue="old" />
          <button type="reset">Reset</button>
        </form>
      </UiProvider>,
    );
    await userEvent.tripleClick(box());
    await userEvent.keyboard(typed);
  };

  it.each(['Alpha{Enter}', ' Alpha {Enter}', 'Alpha{Tab}'])(
    'chooses the option that it names: %s',
    async (typed) => {
      await enter(typed);
      expect(onChange.mock.calls).toEqual([['a']]);
      expect(box().value).toBe('Alpha');
    },
  );

  it.each(['Beta', 'a', 'b'])(
    'stays, as an error and no value, where it means an option without choosing it: %s',
    async (text) => {
      await enter(`${text}{Enter}`);
      expect(onChange.mock.calls).toEqual([[null]]);
      expect(box().value).toBe(text);
      screen.getByText(new RegExp(`“${text}” cannot be entered`));
      await userEvent.type(box(), 'x{Enter}');
      expect(onChange).toHaveBeenLastCalledWith(`${text}x`);
      expect(box().getAttribute('aria-invalid')).toBeNull();
    },
  );

  it('is forgotten with the error when its form is reset', async () => {
    await enter('Beta{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(box().value).toBe('old'));
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('is no value where it is blank', async () => {
    await enter('  {Enter}');
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(box().value).toBe('');
  });
});

it('refuses a hidden character in what may stay as it is typed', () => {
  render(
    <UiProvider locale="en-US">
      <ComboBox label="Coin" options={options} allowsCustomValue value={'us\u202Ed'} onChange={vi.fn()} />
    </UiProvider>,
  );
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('is cleared with a button, and the focus goes back', async () => {
  render(
    <UiProvider locale="en-US">
      <ComboBox label="Coin" options={options} defaultValue="btc" clearable />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear Coin' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: 'Clear Coin' })).toBeNull();
});

it('keeps its choice by itself, is sent under its name, and takes the first one back when its form is reset', async () => {
  const { container } = render(
    <form>
      <ComboBox label="Coin" name="coin" options={options} defaultValue="btc" />
    </form>,
  );
  const form = container.querySelector('form');
  const sent = () => (form === null ? undefined : new FormData(form).getAll('coin'));
  await userEvent.tripleClick(box());
  await userEvent.keyboard('usdc{Enter}');
  expect(sent()).toEqual(['usdc']);
  act(() => form?.reset());
  await waitFor(() => expect(sent()).toEqual(['btc']));
});

it('does not choose while an input method puts a character together', async () => {
  render(<Coin />);
  change.mockClear();
  await userEvent.type(box(), '泰达');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(change).not.toHaveBeenCalled();
});

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const enter = (value: string) => fireEvent.input(box(), { target: { value } });

describe('options that are found elsewhere', () => {
  const found = { usdt: [options[0]], btc: [options[2]] } as Record<string, typeof options>;
  const setUp = (answer: (text: string, signal: AbortSignal) => Promise<typeof options>) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const loadOptions = vi.fn(answer);
    render(
      <UiProvider locale="en-US">
        <ComboBox label="Coin" loadOptions={loadOptions} defaultValue={null} onChange={change} />
      </UiProvider>,
    );
    return loadOptions;
  };
  afterEach(() => vi.useRealTimers());

  it('are asked for once typing pauses, and shown; the choice stays when they go', async () => {
    const load = setUp(async (text) => found[text] ?? []);
    enter('u');
    await pass(100);
    enter('usdt');
    expect(screen.getByRole('option').textContent).toBe('Loading');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await pass(300);
    expect(load.mock.calls.map(([text]) => text)).toEqual(['usdt']);
    expect(names()).toEqual(['USDTTether USD']);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(change).toHaveBeenLastCalledWith('usdt');
    expect(box().value).toBe('USDT · Tether USD');
  });

  it('are dropped when they belong to what is not typed any more', async () => {
    const answers = new Map<string, (options: typeof found) => void>();
    const signals: AbortSignal[] = [];
    setUp(async (text, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.set(text, (all) => resolve(all[text] ?? [])));
    });
    enter('usdt');
    await pass(300);
    enter('btc');
    await pass(300);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers.get('btc')?.(found);
    await pass(0);
    answers.get('usdt')?.(found);
    await pass(0);
    expect(names()).toEqual(['BTCBitcoin']);
  });

  it('are asked for when the list opens, and say when there are none', async () => {
    const load = setUp(async () => []);
    fireEvent.click(box());
    await pass(0);
    expect(load.mock.calls.map(([text]) => text)).toEqual(['']);
    expect(names()).toEqual(['No matches']);
  });

  it('are asked for again when that failed', async () => {
    const load = setUp(async () => options);
    load.mockRejectedValueOnce(new Error('no network'));
    fireEvent.click(box());
    await pass(0);
    expect(names()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Options could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(box());
    await pass(0);
    expect(names()).toHaveLength(3);
  });
});

it('goes to what is chosen with the first arrow key, also where a press has opened the list', async () => {
  render(<Coin start="usdc" />);
  await userEvent.click(box());
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toBe('USDCUSD Coin');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()?.textContent).toBe('BTCBitcoin');
});
