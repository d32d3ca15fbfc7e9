import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { Language } from '../../locale/words.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import {
  DateTimeRangePicker,
  type DateTimeRange,
  type DateTimeRangePickerProps,
} from './date-time-range-picker.tsx';

const none: DateTimeRange = { from: null, to: null };
const night: DateTimeRange = { from: '2026-11-09T22:30', to: '2026-11-10T06:15' };

describeConformance('DateTimeRangePicker', (props) => (
  <DateTimeRangePicker label="Window" value={none} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
const send = vi.fn();
function Maintenance({
  start = none,
  locale = 'en-US',
  ...props
}: Partial<DateTimeRangePickerProps> & { start?: DateTimeRange; locale?: Language }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale={locale}>
      <Form onSubmit={send}>
        <DateTimeRangePicker label="Window" name="window" {...props} value={value} onChange={change} />
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

it.each(['en-US', 'zh-CN'] as const)('shows the hours of a whole day in %s', (locale) => {
  render(<Maintenance start={night} locale={locale} />);
  const hours = screen
    .getAllByRole('spinbutton')
    .filter((each) => each.dataset.type === 'hour')
    .map((each) => each.textContent);
  expect(hours).toEqual(['22', '06']);
  expect(screen.getAllByRole('spinbutton')).toHaveLength(10);
});

it('gives on both ends to the minute', async () => {
  render(<Maintenance start={night} />);
  await userEvent.click(part('minute, end'));
  await userEvent.keyboard('{ArrowUp}');
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-09T22:30', to: '2026-11-10T06:16' });
});

it('takes whole days from the list of periods', async () => {
  render(<Maintenance />);
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  await press(/^last month$/i);
  const [{ from, to }] = change.mock.lastCall as [{ from: string; to: string }];
  expect(from).toMatch(/^\d{4}-\d\d-01T00:00$/);
  expect(to).toMatch(/^\d{4}-\d\d-(28|29|30|31)T23:59$/);
  await userEvent.click(screen.getByRole('button', { expanded: false }));
  expect(screen.getByRole('button', { name: /^last month$/i }).getAttribute('aria-pressed')).toBe('true');
});

it.each<[string, Partial<DateTimeRangePickerProps>, DateTimeRange]>([
  ['The end is before the start', {}, { from: '2026-11-09T22:30', to: '2026-11-09T22:29' }],
  ['Enter the start and the end, both with a time', {}, { from: '2026-11-09T22:30', to: null }],
  ['Choose the start and the end', { required: true }, none],
  ['At most 2 days; 3 selected', { maxDays: 2 }, { from: '2026-11-08T22:30', to: '2026-11-10T06:15' }],
  ['Must be November 9, 2026 at 22:31 or later', { min: '2026-11-09T22:31' }, night],
  ['Must be November 10, 2026 at 06:14 or earlier', { max: '2026-11-10T06:14' }, night],
])('says "%s"', async (message, props, start) => {
  render(<Maintenance {...props} start={start} />);
  await press(/send/i);
  expect(screen.getByText(message)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('takes the same minute as start and end', async () => {
  render(<Maintenance start={{ from: '2026-11-09T22:30', to: '2026-11-09T22:30' }} />);
  await press(/send/i);
  expect(send).toHaveBeenCalledOnce();
});

it('keeps a form from being sent with a date that has no time', async () => {
  render(<Maintenance />);
  for (const name of ['month', 'day', 'year'].flatMap((each) => [`${each}, start`, `${each}, end`])) {
    await userEvent.click(part(name));
    await userEvent.keyboard('{ArrowUp}');
  }
  await press(/send/i);
  expect(screen.getByText('Enter the start and the end, both with a time')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['en-US', 'Time zone: '],
  ['zh-CN', '时区：'],
] as const)('says the time zone in %s, below its description', (locale, start) => {
  render(<Maintenance locale={locale} description="Both included." />);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const described = screen.getByText(new RegExp(`${start}${timeZone}`));
  expect(described.textContent).toContain('Both included.');
  expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-describedby')).toContain(described.id);
});

it('names no time zone on a server, which does not know it', () => {
  expect(renderToString(<Maintenance start={night} />)).not.toContain('Time zone');
});

it('shows nothing for a value that is no time', () => {
  render(<Maintenance start={{ from: '2026-11-09T25:00', to: '2026-11-10T06:15' }} />);
  expect(part('hour, start').hasAttribute('data-placeholder')).toBe(true);
});
