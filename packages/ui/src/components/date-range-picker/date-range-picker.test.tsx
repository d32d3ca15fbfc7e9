import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import type { DayRange } from './day-range.ts';

const none: DayRange = { from: null, to: null };
const november: DayRange = { from: '2026-11-09', to: '2026-11-20' };

describeConformance('DateRangePicker', (props) => (
  <DateRangePicker label="Created" value={none} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
const send = vi.fn();
function Created({
  start = none,
  clock = Date.now,
  ...props
}: Partial<DateRangePickerProps> & { start?: DayRange; clock?: () => number }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US" clock={clock}>
      <Form onSubmit={send}>
        <DateRangePicker label="Created" name="created" {...props} value={value} onChange={change} />
        <button type="submit">Send</button>
      </Form>
    </UiProvider>
  );
}
beforeEach(() => {
  // Unlike a browser, the simulated one reports a selection that did not change, and so without end.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  change.mockReset();
  send.mockReset();
});
const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(name, 'i') });
const press = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const leave = async () => press(/send/i);

it('is led to by its label', async () => {
  render(<Created />);
  await userEvent.click(screen.getByText('Created'));
  expect(document.activeElement).toBe(part('month, start'));
});

it('gives on both days at once, and neither before', async () => {
  render(<Created start={{ from: '2026-11-09', to: null }} />);
  for (const name of ['month, end', 'day, end']) {
    await userEvent.click(part(name));
    await userEvent.keyboard('{ArrowUp}');
  }
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(part('year, end'));
  await userEvent.keyboard('{ArrowUp}');
  expect(change).toHaveBeenCalledWith({ from: '2026-11-09', to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

it('shows half a period that came from elsewhere, and calls it incomplete', () => {
  render(<Created start={{ from: '2026-11-09', to: null }} />);
  expect(part('day, start').textContent).toBe('09');
  expect(screen.getByText('Enter the first and the last day')).toBeTruthy();
});

it('keeps a form from being sent with half a period, also when none is required', async () => {
  render(<Created />);
  await userEvent.click(part('month, start'));
  await userEvent.keyboard('{ArrowUp}');
  await leave();
  expect(screen.getByText(/Enter the first and the last day/)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('wants a period where it is required, and puts the focus on its first part', async () => {
  render(<Created required />);
  await leave();
  expect(screen.getByText('Choose the first and the last day')).toBeTruthy();
  expect(document.activeElement).toBe(part('month, start'));
});

it.each<[string, Partial<DateRangePickerProps>, DayRange]>([
  ['At most 7 days; 12 selected', { maxDays: 7 }, november],
  ['Must be November 10, 2026 or later', { min: '2026-11-10' }, november],
  ['Must be November 19, 2026 or earlier', { max: '2026-11-19' }, november],
  ['The last day is before the first', {}, { from: '2026-11-20', to: '2026-11-09' }],
])('says "%s"', async (message, props, start) => {
  render(<Created {...props} start={start} />);
  await leave();
  expect(screen.getByText(message)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('says at once that the last day is before the first', () => {
  render(<Created start={{ from: '2026-11-20', to: '2026-11-09' }} />);
  expect(screen.getByText('The last day is before the first')).toBeTruthy();
});

it('empties both dates, half-typed ones too, and stays in the field', async () => {
  render(<Created start={november} />);
  await userEvent.click(part('day, end'));
  await userEvent.keyboard('{Backspace}{Backspace}');
  await press(/clear created/i);
  expect(change).toHaveBeenLastCalledWith(none);
  expect(screen.getAllByRole('spinbutton').every((each) => each.hasAttribute('data-placeholder'))).toBe(true);
  expect(document.activeElement).toBe(part('month, start'));
  expect(screen.queryByRole('button', { name: /clear/i })).toBeNull();
});

it('says both days in a form, each under its own name', () => {
  const { container } = render(<Created start={november} />);
  expect(container.querySelector<HTMLInputElement>('[name=createdFrom]')?.value).toBe('2026-11-09');
  expect(container.querySelector<HTMLInputElement>('[name=createdTo]')?.value).toBe('2026-11-20');
});

it('counts periods from the day of the provider’s clock', async () => {
  render(<Created clock={() => Date.parse('2031-03-05T12:00:00')} />);
  await press(/^Calendar|Created/);
  expect(document.querySelector('[data-today]')?.getAttribute('aria-label')).toContain('March 5, 2031');
  await press(/last 7 days/i);
  expect(change).toHaveBeenCalledWith({ from: '2031-02-27', to: '2031-03-05' });
});
