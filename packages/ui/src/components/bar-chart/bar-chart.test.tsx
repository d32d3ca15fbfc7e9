import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { BarChart, type BarChartProps } from './bar-chart.tsx';

const x = ['TRON', 'Bitcoin'];
const series = [
  { key: 'in', label: 'In', values: ['12', '3'] },
  { key: 'out', label: 'Out', values: ['4', null] },
];

describeConformance('BarChart', (props) => <BarChart {...props} label="Flow" x={x} series={series} />);

const show = (props: Partial<BarChartProps> = {}) =>
  render(
    <UiProvider locale="en-US">
      <BarChart label="Flow" x={x} xLabel="Network" series={series} {...props} />
    </UiProvider>,
  );

it.each(['grouped', 'stacked'] as const)(
  'draws every known figure once, and says them in a table: %s',
  (mode) => {
    const { container } = show({ mode });
    expect(container.querySelectorAll('[role=application] path[data-series]')).toHaveLength(3);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['NetworkInOut', 'TRON12.004.00', 'Bitcoin3.00--']);
  },
);

it('shows the table in place of the drawing, and back', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Show as table', pressed: false });
  await userEvent.click(button);
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.getByRole('region', { name: 'Flow' }).getAttribute('tabindex')).toBe('0');
  await userEvent.click(button);
  expect(screen.getByRole('application', { name: 'Flow' })).toBeTruthy();
});

it('reads out a place', async () => {
  show();
  screen.getByRole('application').focus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('status').textContent).toBe('Bitcoin: In 3.00, Out --');
});
