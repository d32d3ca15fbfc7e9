import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { hour, minute, second } from '../../internal/durations.ts';
import { ProgressBar } from './progress-bar.tsx';

describeConformance('ProgressBar', (props) => <ProgressBar {...props} label="Confirming" value={0.5} />);

const bar = () => screen.getByRole('progressbar', { name: 'Confirming' });

it.each([
  [0, '0', '0%'],
  [0.29, '29', '29%'],
  [0.9999, '99', '99%'],
  [1, '100', '100%'],
  [7, '100', '100%'],
  [-1, '0', '0%'],
  [NaN, '0', '0%'],
])('says how far %s is, and a hundred only at the end', (value, now, text) => {
  render(<ProgressBar label="Confirming" value={value} />);
  expect(bar().getAttribute('aria-valuenow')).toBe(now);
  expect(bar().getAttribute('aria-valuetext')).toBe(text);
});

it('has no value while nobody knows it', () => {
  render(<ProgressBar label="Confirming" />);
  expect(bar().hasAttribute('aria-valuenow')).toBe(false);
  expect(bar().hasAttribute('aria-valuetext')).toBe(false);
});

it('says it in words, also when nobody knows how far', () => {
  render(<ProgressBar label="Confirming" text="2 of 6" bare />);
  expect(bar().getAttribute('aria-valuetext')).toBe('2 of 6');
});

afterEach(() => void vi.useRealTimers());

it('says how long it takes already, which is not how far it is', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  render(<ProgressBar label="Confirming" since={1_000_000} />);
  const time = () => screen.getByRole('timer').textContent;
  expect(time()).toBe('0:00');
  act(() => void vi.advanceTimersByTime(minute + 5 * second));
  expect(time()).toBe('1:05');
  act(() => void vi.advanceTimersByTime(hour));
  expect(time()).toBe('1:01:05');
  expect(bar().hasAttribute('aria-valuenow')).toBe(false);
  expect(bar().hasAttribute('aria-valuetext')).toBe(false);
});

it('takes no time for passed that lies ahead, as where clocks differ', () => {
  render(<ProgressBar label="Confirming" since={Date.now() + minute} />);
  expect(screen.getByRole('timer').textContent).toBe('0:00');
});

it('is described by its note, and offers what can be done about it', () => {
  render(
    <ProgressBar
      label="Confirming"
      note="The page can be left"
      action={<button type="button">Stop</button>}
    />,
  );
  const described = bar().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('The page can be left');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});
