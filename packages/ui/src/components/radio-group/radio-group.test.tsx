import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const options = [
  { id: 'all', label: 'All of them', detail: 'Everybody on the list' },
  { id: 'any', label: 'Any of them' },
  { id: 'none', label: 'Nobody', disabledReason: 'The workspace asks for approval' },
] as const;

describeConformance('RadioGroup', (props) => (
  <RadioGroup label="Who approves" options={options} value="all" onChange={vi.fn()} {...props} />
));

type Id = (typeof options)[number]['id'];
const show = (props: Partial<RadioGroupProps<Id>> = {}) => {
  const change = vi.fn<(value: Id) => void>();
  render(
    <UiProvider locale="en-US">
      <RadioGroup label="Who approves" options={options} value="all" onChange={change} {...props} />
    </UiProvider>,
  );
  return change;
};

it('names each choice by its label alone, and describes it by the rest', () => {
  show();
  expect(
    screen.getByRole('radio', { name: 'All of them', description: 'Everybody on the list' }),
  ).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Who approves' })).toBeTruthy();
});

it('is chosen from by pressing the words', async () => {
  const change = show();
  await userEvent.click(screen.getByText('Any of them'));
  expect(change).toHaveBeenCalledExactlyOnceWith('any');
});

it('says why a choice cannot be made, and does not make it', async () => {
  const change = show();
  const radio = screen.getByRole<HTMLInputElement>('radio', {
    name: 'Nobody',
    description: 'The workspace asks for approval',
  });
  await userEvent.click(radio);
  expect(document.activeElement).toBe(radio);
  expect(change).not.toHaveBeenCalled();
  expect(radio.checked).toBe(false);
});

it('cannot be reached at all while the whole field is disabled', async () => {
  show({ disabled: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('keeps a form back while a choice is required, and takes the focus', async () => {
  const sent = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={sent}>
        <RadioGroup label="Who approves" options={options} value={null} onChange={vi.fn()} required />
        <button type="submit">Save</button>
      </Form>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
  const group = screen.getByRole('radiogroup', { description: 'Choose one' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'All of them' }));
});
