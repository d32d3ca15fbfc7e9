import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

describeConformance('CodeField', (props) => (
  <CodeField label="Code" value="" onChange={vi.fn()} {...props} />
));

const complete = vi.fn();
function Code({ start = '', ...props }: Partial<CodeFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider locale="en-US">
      <CodeField label="Code" onComplete={complete} {...props} value={value} onChange={setValue} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

it('is one input that a phone can fill in', () => {
  render(<Code />);
  expect(box().getAttribute('autocomplete')).toBe('one-time-code');
  expect(box().inputMode).toBe('numeric');
});

it('takes digits only, and says once that the code is complete', async () => {
  complete.mockClear();
  render(<Code />);
  await userEvent.type(box(), '12a');
  expect(screen.getByText(/Only the first/)).toBeTruthy();
  await userEvent.type(box(), '3 45');
  expect(box().value).toBe('12345');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(box(), '67');
  expect(box().value).toBe('123456');
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
});

it.each(['Your code is 123456.', '1234567'])('says that only digits were taken from %s', async (text) => {
  render(<Code />);
  await userEvent.click(box());
  await userEvent.paste(text);
  expect(box().value).toBe('123456');
  expect(screen.getByText('Only the first 6 digits were entered')).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByText(/Only the first/)).toBeNull();
});

it('takes a code that is pasted in groups', async () => {
  complete.mockClear();
  render(<Code />);
  await userEvent.click(box());
  await userEvent.paste('123 456');
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('takes the full-width digits of an input method once it is done', () => {
  render(<Code />);
  fireEvent.input(box(), { target: { value: '１２３' }, isComposing: true });
  expect(box().value).toBe('１２３');
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('123');
});

it('says that digits are missing only when it is left', async () => {
  render(<Code length={4} />);
  await userEvent.type(box(), '123');
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Enter all 4 digits')).toBeTruthy();
});

it('does not call a code complete that was there from the start', () => {
  complete.mockClear();
  render(<Code start="123456" />);
  expect(complete).not.toHaveBeenCalled();
});

it('keeps a form back while it is missing, and takes the focus', async () => {
  const sent = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={sent}>
        <Code required />
        <button type="submit">Confirm</button>
      </Form>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box());
});
