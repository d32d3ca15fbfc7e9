import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { formatOffset, formatRelative, formatTime } from './time-text.ts';
import { Time, type TimeProps } from './time.tsx';
import { day, hour } from '../../internal/durations.ts';

const at = Date.UTC(2026, 10, 20, 6, 2, 11);

const show = (props: TimeProps) =>
  render(
    <UiProvider locale="en-US">
      <Time {...props} data-testid="time" />
    </UiProvider>,
  );
const element = () => screen.getByTestId<HTMLTimeElement>('time');

afterEach(() => vi.useRealTimers());

describeConformance('Time', (props) => <Time {...props} at={at} />);

it('carries the exact moment, and UTC in its title', () => {
  show({ at });
  expect(element().dateTime).toBe('2026-11-20T06:02:11.000Z');
  expect(element().title).toBe('2026-11-20 06:02:11 UTC');
  expect(element().textContent).toBe(formatTime(new Date(at), 'full'));
});

it.each([
  [null, '--'],
  [undefined, '--'],
  [0, '--'],
  [Number.NaN, 'Unreadable'],
  [1e20, 'Unreadable'],
])('does not break over %s', (value, text) => {
  show({ at: value });
  expect(element().textContent).toBe(text);
});

it('counts on while it is looked at', () => {
  vi.useFakeTimers({ now: at });
  show({ at: at - 12_000, kind: 'relative' });
  expect(element().textContent).toBe('12 seconds ago');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(element().textContent).toBe('1 minute ago');
});

it('asks the clock of the provider, where the device’s is wrong', () => {
  const clock = () => at + 2 * day;
  render(
    <UiProvider locale="en-US" clock={clock}>
      <Time at={at} kind="relative" data-testid="time" />
    </UiProvider>,
  );
  expect(element().textContent).toBe('2 days ago');
});

it.each([
  ['full', '2026-11-20 06:02:11 (UTC)'],
  ['short', '2026-11-20 06:02'],
  ['relative', '2026-11-20 06:02'],
] as const)('is UTC on a server, which knows neither zone nor now of the reader: %s', (kind, text) => {
  expect(renderToString(<Time at={at} kind={kind} />)).toContain(`>${text}</time>`);
});

describe('time text', () => {
  it('writes the reader’s own day and minute', () => {
    const date = new Date(2026, 0, 5, 9, 7, 3);
    expect(formatTime(date, 'short')).toBe('2026-01-05 09:07');
    expect(formatTime(date, 'full')).toMatch(/^2026-01-05 09:07:03 \(UTC([+-]\d{1,2}(:\d\d)?)?\)$/);
  });

  it.each([
    [480, 'UTC+8'],
    [330, 'UTC+5:30'],
    [-210, 'UTC-3:30'],
    [0, 'UTC'],
  ])('writes an offset of %i minutes', (minutes, text) => {
    expect(formatOffset(minutes)).toBe(text);
  });

  it.each([
    [-900, 'now'],
    [-59_999, '59 seconds ago'],
    [-hour, '1 hour ago'],
    [2 * day, 'in 2 days'],
  ])('says how far %i ms is', (distance, text) => {
    expect(formatRelative(distance, 'en-US')).toBe(text);
  });

  it.each([
    [-900, '现在'],
    [-hour, '1 小时前'],
    [8 * day, '8 天后'],
  ])('says how far %i ms is in Chinese, with a space behind the figure', (distance, text) => {
    expect(formatRelative(distance, 'zh-CN')).toBe(text);
  });
});
