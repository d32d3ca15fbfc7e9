import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const options = [
  { id: 'tron', label: 'TRON', detail: 'TRC20' },
  { id: 'eth', label: 'Ethereum', detail: 'ERC20', keywords: ['以太坊'] },
  { id: 'ton', label: 'TON' },
  { id: 'sol', label: 'Solana', disabled: true },
] as const;
type Id = (typeof options)[number]['id'];

describeConformance('MultiSelect', (props) => (
  <MultiSelect label="Networks" options={options} value={[]} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
function Networks({ start = [], ...props }: Partial<MultiSelectProps<Id>> & { start?: readonly Id[] }) {
  const [value, setValue] = useState<readonly Id[]>(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      {/* A new array every time, as callers make them. */}
      <MultiSelect label="Networks" options={options} {...props} value={[...value]} onChange={change} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Networks' });
const chips = () => screen.queryAllByRole('row').map((row) => row.textContent);
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('chooses several from one open list, in the order of the options', async () => {
  render(<Networks />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'TON' }));
  await userEvent.click(screen.getByRole('option', { name: /TRON/ }));
  expect(change).toHaveBeenLastCalledWith(['tron', 'ton']);
  expect(chips()).toEqual(['TRON · TRC20', 'TON']);
  await userEvent.click(screen.getByRole('option', { name: 'TON' }));
  expect(change).toHaveBeenLastCalledWith(['tron']);
});

it('is searched by label, detail and keyword, and keeps what was chosen before', async () => {
  render(<Networks start={['tron']} />);
  await userEvent.type(box(), '以太');
  expect(offered()).toEqual(['EthereumERC20']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenLastCalledWith(['tron', 'eth']);
  expect(box().value).toBe('');
});

it('picks and shows the one that matches among equal labels', async () => {
  const twins = [
    { id: 'usdt-tron', label: 'USDT', detail: 'on TRON' },
    { id: 'usdt-eth', label: 'USDT', detail: 'on Ethereum' },
  ] as const;
  const picked = vi.fn();
  const { rerender } = render(<MultiSelect label="Networks" options={twins} value={[]} onChange={picked} />);
  await userEvent.type(box(), 'ethereum{Enter}');
  expect(picked.mock.calls).toEqual([[['usdt-eth']]]);
  rerender(<MultiSelect label="Networks" options={twins} value={['usdt-eth']} onChange={picked} />);
  expect(chips()).toEqual(['USDT · on Ethereum']);
});

it('takes nothing out with Enter when what is typed is chosen already', async () => {
  render(<Networks start={['ton']} />);
  change.mockClear();
  await userEvent.type(box(), 'ton{Enter}');
  expect(change).not.toHaveBeenCalled();
});

it('keeps what is typed when its caller renders again', async () => {
  const { rerender } = render(<Networks start={['tron']} />);
  await userEvent.type(box(), 'eth');
  rerender(<Networks start={['tron']} description="Again" />);
  expect(box().value).toBe('eth');
});

it('takes the last choice out with Backspace', async () => {
  render(<Networks start={['tron', 'ton']} />);
  await userEvent.type(box(), 'x{Backspace}{Backspace}');
  expect(change).toHaveBeenLastCalledWith(['tron']);
});

it('takes one out with its button', async () => {
  render(<Networks start={['tron', 'ton']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove TRON · TRC20' }));
  expect(chips()).toEqual(['TON']);
});

it('chooses all that can be chosen, and clears', async () => {
  render(<Networks />);
  await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
  expect(change).toHaveBeenLastCalledWith(['tron', 'eth', 'ton']);
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Networks' }));
  expect(change).toHaveBeenLastCalledWith([]);
});

it('keeps the focus when the button that was pressed goes', async () => {
  render(<Networks />);
  screen.getByRole('button', { name: 'Select all' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(box());
  screen.getByRole('button', { name: 'Clear Networks' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(box());
  expect(offered()).toEqual([]);
});

it('offers no more than the limit, and says how many are chosen', async () => {
  render(<Networks limit={2} start={['tron']} />);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'TON' }));
  expect(screen.getByText('At most 2 can be chosen')).toBeTruthy();
  change.mockClear();
  await userEvent.click(screen.getByRole('option', { name: /Ethereum/ }));
  expect(change).not.toHaveBeenCalled();
});

it('calls too many from outside an error', () => {
  render(<Networks limit={1} start={['tron', 'ton']} />);
  expect(screen.getByText('At most 1 can be chosen; 2 chosen')).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('keeps a choice that it has no option for yet', async () => {
  render(<MultiSelect label="Networks" options={options} value={['gone' as Id, 'ton']} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: /TON/ }));
  expect(change).toHaveBeenLastCalledWith(['gone']);
});

it('keeps a form back while nothing is chosen, and takes the focus', async () => {
  const sent = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={sent}>
        <Networks required />
        <button type="submit">Save</button>
      </Form>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('Choose at least one')).toBeTruthy();
  expect(document.activeElement).toBe(box());
});

it('keeps its choices by itself, sends each of them, and takes the first ones back when its form is reset', async () => {
  const { container } = render(
    <form>
      <MultiSelect label="Networks" name="network" options={options} defaultValue={['ton']} />
    </form>,
  );
  const form = container.querySelector('form');
  const sent = () => (form === null ? undefined : new FormData(form).getAll('network'));
  await userEvent.type(box(), 'eth{Enter}');
  expect(sent()).toEqual(['eth', 'ton']);
  act(() => form?.reset());
  await waitFor(() => expect(sent()).toEqual(['ton']));
});

it('keeps what was chosen among options that were found elsewhere', async () => {
  const found = { a: [{ id: 'ana', label: 'Ana' }], k: [{ id: 'kofi', label: 'Kofi' }] };
  const load = async (text: string) => (text === 'a' || text === 'k' ? found[text] : []);
  render(<MultiSelect label="Networks" loadOptions={load} onChange={change} />);
  for (const [text, name] of [
    ['a', 'Ana'],
    ['k', 'Kofi'],
  ] as const) {
    await userEvent.type(box(), text);
    await userEvent.click(await screen.findByRole('option', { name }));
  }
  expect(change).toHaveBeenLastCalledWith(['ana', 'kofi']);
  expect(chips()).toEqual(['Ana', 'Kofi']);
});
