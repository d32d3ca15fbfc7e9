import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { id: 'tron', label: 'TRON (TRC20)', detail: 'Fee about 27 TRX' },
  { id: 'eth', label: 'Ethereum (ERC20)' },
  { id: 'ton', label: 'TON', disabled: true },
  { id: 'bnb', label: 'BNB Smart Chain' },
] as const;

type Network = (typeof options)[number]['id'];

describeConformance('Select', (props) => (
  <Select label="Network" options={options} value={null} onChange={vi.fn()} {...props} />
));

const show = (value: Network | null, props: Partial<SelectProps<Network>> = {}) => {
  const onChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Select label="Network" options={options} value={value} onChange={onChange} {...props} />
    </UiProvider>,
  );
  return onChange;
};
const box = () => screen.getByRole('combobox', { name: 'Network' });
const list = () => screen.queryByRole('listbox');
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

it('is named by its label, says what is chosen, and is described by its error', () => {
  show('tron', { error: 'Deposits are stopped', required: true });
  expect(box().textContent).toBe('TRON (TRC20)');
  expect(box().getAttribute('aria-describedby')).toContain('messages');
  expect(box().getAttribute('aria-haspopup')).toBe('listbox');
  expect(box().getAttribute('aria-required')).toBe('true');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Deposits are stopped')).toBeTruthy();
});

it('gives on what is picked, but nothing that is disabled', async () => {
  const change = show('tron');
  await userEvent.click(box());
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'Network' }).id).toBe(box().getAttribute('aria-controls'));
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('TRON (TRC20)');
  const disabled = screen.getByRole('option', { name: 'TON' });
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(disabled);
  expect(change).not.toHaveBeenCalled();
  expect(list()).not.toBeNull();
  expect(document.activeElement).toBe(box());
  await userEvent.click(screen.getByRole('option', { name: 'Ethereum (ERC20)' }));
  expect(change).toHaveBeenLastCalledWith('eth');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(box());
});

it('tells options of the same name apart, also when it is closed', async () => {
  const twins = [
    { id: 'main', label: 'Main' },
    { id: 'other', label: 'Main' },
    { id: 'third', label: 'Third', detail: 'quiet' },
  ];
  const from = (value: string) => (
    <UiProvider locale="en-US">
      <Select label="From" options={twins} value={value} onChange={vi.fn()} />
    </UiProvider>
  );
  const { rerender } = render(from('other'));
  expect(screen.getByRole('combobox').textContent).toBe('Main · other');
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Mainmain',
    'Mainother',
    'Thirdquiet',
  ]);
  rerender(from('third'));
  expect(screen.getByRole('combobox').textContent).toBe('Third');
});

it('gives nothing on when the same is picked again', async () => {
  const change = show('eth');
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}');
  expect(list()).toBeNull();
  expect(change).not.toHaveBeenCalled();
});

it.each([
  ['{ArrowDown}', null, 'TRON'],
  ['{ArrowUp}', null, 'BNB'],
  ['{ArrowUp}', 'eth', 'Ethereum'],
  ['{Alt>}{ArrowDown}{/Alt}', 'eth', 'Ethereum'],
  ['{Home}', 'eth', 'TRON'],
  ['{End}', 'eth', 'BNB'],
  ['{Enter}', 'bnb', 'BNB'],
  [' ', 'ton', 'TRON'],
  ['b', 'tron', 'BNB'],
  ['q', null, 'TRON'],
] as const)('opens with %s', async (key, value, at) => {
  show(value);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(list()).not.toBeNull();
  expect(active()).toContain(at);
  expect(document.activeElement).toBe(box());
});

it.each([
  ['{ArrowDown}{ArrowDown}', 'BNB'],
  ['{End}{ArrowUp}', 'Ethereum'],
  ['{PageDown}', 'BNB'],
  ['{End}{PageUp}', 'TRON'],
  ['{End}{Home}', 'TRON'],
  ['e', 'Ethereum'],
])('moves in the open list with %s, past what cannot be chosen', async (keys, at) => {
  const change = show('tron');
  await userEvent.tab();
  await userEvent.keyboard(`{Enter}${keys}`);
  expect(active()).toContain(at);
  expect(change).not.toHaveBeenCalled();
});

it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}', '{Tab}'])('chooses and closes with %j', async (key) => {
  const change = show('tron');
  await userEvent.tab();
  await userEvent.keyboard(`{Enter}{End}${key}`);
  expect(change.mock.calls).toEqual([['bnb']]);
  expect(list()).toBeNull();
});

it('chooses nothing with Escape, which goes no further', async () => {
  const outside = vi.fn();
  const change = show('tron', { onKeyDown: outside });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{End}{Escape}');
  expect(change).not.toHaveBeenCalled();
  expect(outside).not.toHaveBeenCalled();
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledOnce();
});

it('takes a space for a letter only where it is one', async () => {
  const change = show('tron');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}bnb smart');
  expect(active()).toContain('BNB');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(active()).toContain('BNB');
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenLastCalledWith('bnb');
});

it('closes when it is left', async () => {
  const change = show('tron');
  render(<button type="button">Next</button>);
  await userEvent.click(box());
  await userEvent.tab();
  expect(list()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Next');
  await userEvent.click(box());
  await userEvent.click(document.body);
  expect(list()).toBeNull();
  await userEvent.click(box());
  screen.getByRole('button', { name: 'Next' }).focus();
  await vi.waitFor(() => expect(list()).toBeNull());
  expect(change).not.toHaveBeenCalled();
});

it('draws the rows in sight of ten thousand, tells how many there are, and goes to the last', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, label: `Coin ${index}` }));
  const onChange = vi.fn();
  render(<Select label="Network" options={many} value={null} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('option').length).toBeLessThan(100);
  expect(screen.getByRole('option', { name: 'Coin 1' }).getAttribute('aria-setsize')).toBe('10000');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Coin 9999');
  expect(screen.getByRole('option', { name: 'Coin 9999' }).getAttribute('aria-posinset')).toBe('10000');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('9999');
});

it('shows options under their groups', async () => {
  const grouped = [
    { id: 'trx', label: 'TRX', group: 'TRON' },
    { id: 'usdt', label: 'USDT', group: 'TRON' },
    { id: 'eth', label: 'ETH', group: 'Ethereum' },
  ];
  render(<Select label="Network" options={grouped} value={null} onChange={vi.fn()} />);
  await userEvent.click(box());
  const tron = within(screen.getByRole('group', { name: 'TRON' }));
  expect(tron.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['TRX', 'USDT']);
  expect(within(screen.getByRole('group', { name: 'Ethereum' })).getAllByRole('option')).toHaveLength(1);
});

it('says that there is nothing to choose from', async () => {
  show(null, { options: [] });
  await userEvent.click(box());
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(box());
});

const posted = (disabled: boolean, value: Network | null) => {
  const { container, unmount } = render(
    <form>
      <Select
        label="Network"
        name="network"
        options={options}
        value={value}
        onChange={vi.fn()}
        disabled={disabled}
      />
    </form>,
  );
  const form = container.querySelector('form');
  const sent = form === null ? undefined : new FormData(form).get('network');
  unmount();
  return sent;
};

it('is sent with a form under its name, unless it is disabled', () => {
  expect([posted(false, 'eth'), posted(false, null), posted(true, 'eth')]).toEqual(['eth', '', null]);
});

it('keeps its choice by itself, and takes the first one back when its form is reset', async () => {
  const { container } = render(
    <form>
      <Select label="Network" name="network" options={options} defaultValue="tron" />
    </form>,
  );
  const form = container.querySelector('form');
  const sent = () => (form === null ? undefined : new FormData(form).get('network'));
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Ethereum (ERC20)' }));
  expect(sent()).toBe('eth');
  act(() => form?.reset());
  expect(sent()).toBe('tron');
  expect(box().textContent).toBe('TRON (TRC20)');
});
