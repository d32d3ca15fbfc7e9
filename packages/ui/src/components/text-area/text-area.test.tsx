import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { TextArea } from './text-area.tsx';

describeConformance('TextArea', (props) => (
  <TextArea label="Remark" value="" onChange={vi.fn()} {...props} />
));

function Remark({ limit = 200, start = '' }: { limit?: number; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider locale="en-US">
      <TextArea label="Remark" value={value} onChange={setValue} limit={limit} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });

it('counts characters, not code units', async () => {
  render(<Remark />);
  await userEvent.type(box(), '结算😀');
  expect(screen.getByText('3 / 200')).toBeTruthy();
});

it('says how much of a pasted text did not fit', async () => {
  render(<Remark />);
  await userEvent.click(box());
  await userEvent.paste('好'.repeat(205));
  expect(box().value).toBe('好'.repeat(200));
  expect(screen.getByText('200 / 200')).toBeTruthy();
  expect(screen.getByText('At most 200 characters. Left out: 5')).toBeTruthy();
});

it('keeps the text behind the caret when something is pasted in front of it', async () => {
  render(<Remark limit={5} start="abcd" />);
  box().focus();
  box().setSelectionRange(2, 2);
  await userEvent.paste('XYZ');
  expect(box().value).toBe('abXcd');
  expect(box().selectionStart).toBe(3);
});

it('lets an input method finish before it cuts', () => {
  render(<Remark limit={2} />);
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'jie suan' }, isComposing: true });
  expect(box().value).toBe('jie suan');
  fireEvent.input(box(), { target: { value: '结算单' }, isComposing: true });
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('结算');
  expect(screen.getByText(/Left out: 1/)).toBeTruthy();
});

it('calls a text that was too long from the start an error, and lets it be shortened step by step', async () => {
  render(<Remark limit={4} start="abcdef" />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  box().focus();
  box().setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(box().value).toBe('abdef');
  expect(screen.getByText('At most 4 characters; 5 entered')).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  expect(box().getAttribute('aria-invalid')).toBeNull();
});
