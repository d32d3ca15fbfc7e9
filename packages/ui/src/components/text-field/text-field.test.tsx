import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FieldMessage } from '../../internal/field-basics.ts';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

describeConformance('TextField', (props) => (
  <TextField label="Name" value="" onChange={vi.fn()} {...props} />
));

function Name({ start = '', ...props }: Partial<TextFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider locale="en-US">
      <TextField label="Name" {...props} value={value} onChange={setValue} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const noDigits =
  (message: Omit<FieldMessage, 'message'>) =>
  (text: string): FieldMessage | null =>
    /\d/.test(text) ? { ...message, message: 'No digits' } : null;

it('says a curable error when the field is left, and takes it back while it is cured', async () => {
  render(<Name check={noDigits({ level: 'error' })} />);
  await userEvent.type(box(), 'Desk 2');
  expect(screen.queryByText('No digits')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('No digits')).toBeTruthy();
  await userEvent.type(box(), '{Backspace}');
  expect(screen.queryByText('No digits')).toBeNull();
  expect(box().getAttribute('aria-invalid')).toBeNull();
});

it.each([
  { level: 'error', final: true } as const,
  { level: 'warning' } as const,
  { level: 'note' } as const,
])('says $level at once when waiting helps nobody', async (message) => {
  render(<Name check={noDigits(message)} />);
  await userEvent.type(box(), 'Desk 2');
  expect(screen.getByText('No digits')).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe(message.level === 'error' ? 'true' : null);
});

it('judges pasted text at once', async () => {
  render(<Name check={noDigits({ level: 'error' })} />);
  await userEvent.click(box());
  await userEvent.paste('Desk 2');
  expect(screen.getByText('No digits')).toBeTruthy();
});

it('ties description and errors to the box, and announces politely', () => {
  render(<Name description="Seen by your team" error="Taken already" />);
  expect(screen.getByRole('textbox', { description: /Seen by your team.*Taken already/ })).toBe(box());
  expect(screen.getByText('Taken already').closest('[aria-live="polite"]')).toBeTruthy();
});

it('does not ask the check about an empty text', async () => {
  const check = vi.fn(() => null);
  render(<Name check={check} start="a" />);
  check.mockClear();
  await userEvent.clear(box());
  expect(check).not.toHaveBeenCalled();
});

function Plain() {
  const [value, setValue] = useState('a');
  return <TextField label="名称" value={value} onChange={setValue} required />;
}

it('says that a required text is missing once it was emptied, in Chinese when no language is given', async () => {
  render(<Plain />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.getByText('此项必填')).toBeTruthy();
});

it('wants a minimum only of a text that is there', async () => {
  render(<Name minimum={3} />);
  await userEvent.click(box());
  await userEvent.tab();
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(box(), 'ab');
  await userEvent.tab();
  expect(screen.getByText('At least 3 characters; 2 entered')).toBeTruthy();
});
