import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Gauge, type GaugeProps } from './gauge.tsx';

describeConformance('Gauge', (props) => <Gauge {...props} label="Energy" value="1" max="3" />);

const thresholds = [
  { from: '50', tone: 'attention', label: 'Half used' },
  { from: '90', tone: 'danger' },
] as const;

const show = (props: Partial<GaugeProps>) => {
  render(
    <UiProvider locale="en-US">
      <Gauge label="Energy" value="10" max="100" thresholds={thresholds} {...props} data-testid="gauge" />
    </UiProvider>,
  );
  const meter = screen.getByRole('meter', { name: 'Energy' });
  return {
    now: meter.getAttribute('aria-valuenow'),
    text: meter.getAttribute('aria-valuetext'),
    tone: screen.getByTestId('gauge').dataset['tone'],
  };
};

it.each([
  [{ value: '10' }, { now: '10', text: '10 of 100', tone: 'running' }],
  [{ value: '50.0' }, { now: '50', text: '50.0 of 100. Half used', tone: 'attention' }],
  [{ value: '250' }, { now: '100', text: '250 of 100', tone: 'danger' }],
  [
    { value: '-4', min: '0' },
    { now: '0', text: '−4 of 100', tone: 'running' },
  ],
  [{ value: null }, { now: '0', text: '-- of 100', tone: 'running' }],
  [
    { value: '1', max: '3', text: '1 of 3 devices' },
    { now: '1', text: '1 of 3 devices', tone: 'running' },
  ],
  [
    { value: '0', max: '0' },
    { now: '0', text: '0 of 0', tone: 'running' },
  ],
])('measures %j within its limits and says it exactly', (props, expected) => {
  expect(show(props)).toEqual(expected);
});
