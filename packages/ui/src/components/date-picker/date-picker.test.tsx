import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { Language } from '../../locale/words.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

describeConformance('DatePicker', (props) => (
  <DatePicker label="Until" value={null} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
const send = vi.fn();
function Until({
  start = null,
  locale = 'en-US',
  clock = Date.now,
  ...props
}: Partial<DatePickerProps> & { start?: string | null; locale?: Language; clock?: () => number }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale={locale} clock={clock}>
      <Form onSubmit={send}>
        <DatePicker label="Until" name="until" {...props} value={value} onChange={change} />
        <button type="submit">Send</button>
      </Form>
    </UiProvider>
  );
}
const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(name) });
beforeEach(() => {
  // Unlike a browser, the simulated one reports a selection that did not change, and so without end.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  change.mockReset();
  send.mockReset();
});

const type = async (name: string, text: string) => {
  await userEvent.click(part(name));
  await userEvent.keyboard(text);
};

it('gives on a plain day once it is whole, and nothing before', async () => {
  const { container } = render(<Until />);
  await type('month', '{ArrowUp}');
  await type('day', '{ArrowUp}');
  expect(change).not.toHaveBeenCalled();
  await type('year', '{ArrowUp}');
  const day = String(change.mock.lastCall?.[0]);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(container.querySelector<HTMLInputElement>('input[name=until]')?.value).toBe(day);
});

it('is led to by its label, without opening the calendar', async () => {
  render(<Until />);
  await userEvent.click(screen.getByText('Until'));
  expect(document.activeElement).toBe(part('month'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives on null when every part was taken away', async () => {
  render(<Until start="2026-11-02" />);
  await type('day', '{Backspace}');
  await type('month', '{Backspace}{Backspace}');
  expect(change).not.toHaveBeenCalled();
  await type('year', '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(change).toHaveBeenLastCalledWith(null);
});

it('names a half-typed date when it is left, and not while it is typed', async () => {
  render(<Until />);
  await type('month', '11');
  expect(screen.queryByText(/year, month and day/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Enter year, month and day')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('says so until it is whole again, and keeps the day that was given', async () => {
  render(<Until start="2026-11-02" />);
  await type('day', '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(/year, month and day/)).toBeTruthy();
  expect(change).not.toHaveBeenCalledWith(null);
  await type('day', '{ArrowUp}');
  expect(screen.queryByText(/year, month and day/)).toBeNull();
});

it('is the first stop of a form that it keeps from being sent', async () => {
  render(<Until required />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Choose a date')).toBeTruthy();
  expect(document.activeElement).toBe(part('month'));
});

it.each([
  ['2026-11-08', 'Must be November 9, 2026 or later'],
  ['2026-11-28', 'Must be November 27, 2026 or earlier'],
])('says of %s, once the field is left, that it is out of bounds', async (start, message) => {
  render(<Until start={start} min="2026-11-09" max="2026-11-27" />);
  await userEvent.click(part('day'));
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.click(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(message)).toBeTruthy();
});

it('takes the order of the parts from the language', () => {
  render(<Until start="2026-11-20" locale="zh-CN" />);
  expect(screen.getByRole('group').textContent).toContain('2026/11/20');
});

it('is typed where markup from text is forbidden', async () => {
  render(<Until start="2026-11-02" />);
  await type('day', '{ArrowUp}');
  const markup = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
  await type('day', '{ArrowUp}{ArrowUp}');
  expect(markup).not.toHaveBeenCalled();
  markup.mockRestore();
  expect(part('day').textContent).toBe('05');
  expect(document.querySelector('[data-live-announcer]')?.textContent).toContain('05');
});

it('shows nothing for a value that is no day', () => {
  render(<Until start="2026-13-40" />);
  expect(part('month').textContent).toBe('mm');
});

/** The day that the keyboard comes to. */
const reached = () => document.querySelector('[role=grid] [tabindex="0"]');

it.each([
  ['en-US', 'Today Wednesday, March 5, 2031'],
  ['zh-CN', '今天 2031年3月5日星期三'],
] as const)(
  'opens at the day of the provider’s clock, and calls no other one today: %s',
  async (locale, day) => {
    render(<Until locale={locale} clock={() => Date.parse('2031-03-05T12:00:00')} />);
    await userEvent.click(screen.getByRole('button', { name: /Until/ }));
    expect(reached()?.getAttribute('aria-label')).toBe(day);
    expect([...document.querySelectorAll('[data-today]')]).toEqual([reached()]);
  },
);

it('does not call the day of the device today where the clock says another', async () => {
  const other = new Date();
  other.setDate(other.getDate() + (other.getDate() > 14 ? -3 : 3));
  render(<Until clock={() => other.getTime()} />);
  await userEvent.click(screen.getByRole('button', { name: /Until/ }));
  expect(screen.getAllByRole('button', { name: /^Today/ })).toEqual([reached()]);
});
