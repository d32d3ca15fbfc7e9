import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
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
