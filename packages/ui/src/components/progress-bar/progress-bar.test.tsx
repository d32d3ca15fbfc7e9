import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
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

it.each([
  ['en-US', '0:00 elapsed', '1:05 elapsed', '1:01:05 elapsed'],
  ['zh-CN', '已用时 0:00', '已用时 1:05', '已用时 1:01:05'],
] as const)('says in %s how long it takes already, which is not how far it is', (locale, ...said) => {
  vi.useFakeTimers({ now: 1_000_000 });
  render(
    <UiProvider locale={locale}>
      <ProgressBar label="Confirming" since={1_000_000} />
    </UiProvider>,
  );
  for (const [at, text] of [0, 65_000, 3_665_000].map(
    (passed, place) => [passed, said[place] ?? ''] as const,
  )) {
    act(() => void vi.advanceTimersByTime(1_000_000 + at - Date.now()));
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(bar().hasAttribute('aria-valuenow')).toBe(false);
  expect(bar().hasAttribute('aria-valuetext')).toBe(false);
});

it('takes no time for passed that lies ahead, as where clocks differ', () => {
  render(
    <UiProvider locale="en-US">
      <ProgressBar label="Confirming" since={Date.now() + 60_000} />
    </UiProvider>,
  );
  expect(screen.getByText('0:00 elapsed')).toBeTruthy();
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
