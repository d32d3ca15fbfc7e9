import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const options = [
  { id: 'deposit', label: 'Deposits', detail: 'From 12 confirmations' },
  { id: 'transfer', label: 'Transfers' },
  { id: 'sweep', label: 'Sweeps', disabledReason: 'Collection is off' },
] as const;
type Id = (typeof options)[number]['id'];

describeConformance('CheckboxGroup', (props) => (
  <CheckboxGroup label="Tell me about" options={options} value={[]} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
function Example({ start = [], ...props }: Partial<CheckboxGroupProps<Id>> & { start?: readonly Id[] }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      <CheckboxGroup label="Tell me about" options={options} {...props} value={value} onChange={change} />
    </UiProvider>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('gives on what is ticked in the order of the options', async () => {
  render(<Example start={['transfer']} />);
  await userEvent.click(box('Deposits'));
  expect(change).toHaveBeenLastCalledWith(['deposit', 'transfer']);
  await userEvent.click(box('Transfers'));
  expect(change).toHaveBeenLastCalledWith(['deposit']);
});

it('leaves a choice with a reason against it as it is, and says why', async () => {
  render(<Example start={['sweep']} />);
  change.mockClear();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sweeps', description: 'Collection is off' }));
  expect(change).not.toHaveBeenCalled();
  expect(box('Sweeps').checked).toBe(true);
});

it('ticks all that can be ticked at once, and tells some from all', async () => {
  render(<Example start={['transfer']} all="All events" />);
  expect(box('All events').indeterminate).toBe(true);
  await userEvent.click(box('All events'));
  expect(change).toHaveBeenLastCalledWith(['deposit', 'transfer']);
  expect(box('All events').indeterminate).toBe(false);
  expect(box('All events').checked).toBe(true);
  await userEvent.click(box('All events'));
  expect(change).toHaveBeenLastCalledWith([]);
});

it('keeps a form back while something must be ticked, and takes the focus', async () => {
  const sent = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={sent}>
        <Example required />
        <button type="submit">Save</button>
      </Form>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { description: 'Choose at least one' })).toBeTruthy();
  expect(document.activeElement).toBe(box('Deposits'));
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledOnce();
});
