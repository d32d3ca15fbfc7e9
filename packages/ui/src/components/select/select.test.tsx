import { render, screen } from '@testing-library/react';
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
const button = () => screen.getByRole('button');
const list = () => screen.queryByRole('listbox');
const focused = () => document.activeElement?.textContent;

it('is named by its label and what is chosen, and described by its error', () => {
  show('tron', { error: 'Deposits are stopped' });
  const named = screen.getByRole('button', { name: 'Network TRON (TRC20)' });
  expect(named.getAttribute('aria-describedby')).toContain('messages');
  expect(named.getAttribute('aria-haspopup')).toBe('listbox');
  expect(screen.getByText('Deposits are stopped')).toBeTruthy();
});

it('gives on what is picked, but nothing that is disabled', async () => {
  const change = show('tron');
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'Network' }).id).toBe(button().getAttribute('aria-controls'));
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('TRON (TRC20)');
  const disabled = screen.getByRole('option', { name: 'TON' });
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(disabled);
  expect(change).not.toHaveBeenCalled();
  expect(focused()).toContain('TRON (TRC20)');
  await userEvent.click(screen.getByRole('option', { name: 'Ethereum (ERC20)' }));
  expect(change).toHaveBeenLastCalledWith('eth');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(button());
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
  expect(screen.getByRole('button', { name: 'From Main · other' })).toBeTruthy();
  await userEvent.click(button());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Mainmain',
    'Mainother',
    'Thirdquiet',
  ]);
  rerender(from('third'));
  expect(screen.getByRole('button', { name: 'From Third' })).toBeTruthy();
});

it('gives nothing on when the same is picked again', async () => {
  const change = show('eth');
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  expect(list()).toBeNull();
  expect(change).not.toHaveBeenCalled();
});

it.each([
  ['{ArrowDown}', null, 'TRON'],
  ['{ArrowUp}', null, 'BNB'],
  ['{Alt>}{ArrowDown}{/Alt}', 'eth', 'Ethereum'],
  ['{Enter}', 'bnb', 'BNB'],
  [' ', 'ton', 'TRON'],
  ['b', 'tron', 'BNB'],
  ['q', null, 'TRON'],
] as const)('opens with %s', async (key, value, at) => {
  show(value);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(list()).not.toBeNull();
  expect(focused()).toContain(at);
});

it('changes with the arrows to the sides without opening', async () => {
  const change = show('eth');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith('bnb');
  await userEvent.keyboard('{ArrowLeft}');
  expect(change).toHaveBeenLastCalledWith('tron');
  expect(list()).toBeNull();
});

it('takes a space for a letter only where it is one', async () => {
  const change = show('tron');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}bnb smart');
  expect(focused()).toContain('BNB');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(focused()).toContain('BNB');
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenLastCalledWith('bnb');
});

it('closes when it is left, and goes on from its button', async () => {
  show('tron');
  render(<button type="button">Next</button>);
  await userEvent.click(screen.getByRole('button', { name: /Network/ }));
  await userEvent.tab();
  expect(list()).toBeNull();
  expect(focused()).toBe('Next');
  await userEvent.click(screen.getByRole('button', { name: /Network/ }));
  await userEvent.click(document.body);
  expect(list()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Network/ }));
  screen.getByRole('button', { name: 'Next' }).focus();
  await vi.waitFor(() => expect(list()).toBeNull());
  expect(focused()).toBe('Next');
});

it('says that there is nothing to choose from', async () => {
  show(null, { options: [] });
  await userEvent.click(button());
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(button());
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
