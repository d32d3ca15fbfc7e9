import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { LineChart, type LineChartProps } from './line-chart.tsx';

const x = ['Mon', 'Tue', 'Wed'];
const series = [
  { key: 'hot', label: 'Hot', values: ['9007199254740993.10', null, '2'] },
  { key: 'cold', label: 'Cold', values: ['1', '2', '3'] },
];

describeConformance('LineChart', (props) => <LineChart {...props} label="Held" x={x} series={series} />);

const show = (props: Partial<LineChartProps> = {}) =>
  render(
    <UiProvider locale="en-US">
      <LineChart label="Held" x={x} xLabel="Day" series={series} unit="USD" {...props} />
    </UiProvider>,
  );
const rows = () =>
  within(screen.getByRole('table', { name: 'Held' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('says in a table what the lines show, to the last digit', () => {
  show({ format: { digits: 'all' } });
  expect(rows()).toEqual([
    'DayHotCold',
    'Mon9,007,199,254,740,993.10 USD1 USD',
    'Tue--2 USD',
    'Wed2 USD3 USD',
  ]);
});

it('reads out the point that the keys go to, and stops at the ends', async () => {
  show();
  const said = screen.getByRole('status');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(said.textContent).toBe('Mon: Hot 9,007,199,254,740,993.10 USD, Cold 1.00 USD');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said.textContent).toMatch(/^Mon/);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(said.textContent).toMatch(/^Wed/);
  await userEvent.keyboard('{ArrowLeft}');
  expect(said.textContent).toBe('Tue: Hot --, Cold 2.00 USD');
  await userEvent.tab({ shift: true });
  expect(said.textContent).toBe('');
});

it.each(['0', '-1', 'none'])('leaves a point at %s out of a log axis, and keeps it in the table', (first) => {
  const { container } = show({
    scale: 'log',
    x: [first, '10', '1000'],
    series: [{ key: 'hot', label: 'Hot', values: ['1', '2', '3'] }],
  });
  expect(rows()).toHaveLength(4);
  const drawn = Array.from(container.querySelectorAll('path[data-series]'), (path) => path.getAttribute('d'));
  expect(drawn.map((path) => path?.match(/[ML]/g)?.length)).toEqual([2]);
  expect(drawn.join(' ')).not.toContain('NaN');
});

it('reads a marked place of a log axis out with what it is called', async () => {
  const { container } = show({
    scale: 'log',
    x: ['10', '100', '1000.5'],
    xLabel: 'Threshold',
    xUnit: 'USDT',
    markers: [{ at: 1, label: 'Suggested', tone: 'success' }],
    series: [{ key: 'cost', label: 'Cost', values: ['30', '12', '44'] }],
  });
  expect(rows()).toEqual([
    'ThresholdCost',
    '10 USDT30.00 USD',
    '100 USDT · Suggested12.00 USD',
    '1,000.5 USDT44.00 USD',
  ]);
  screen.getByRole('application').focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('100 USDT · Suggested: Cost 12.00 USD');
  expect([...container.querySelectorAll('svg text')].map((text) => text.textContent)).toContain('Suggested');
});

it('lets Escape go to the drawer around it once nothing is open', async () => {
  let escapes = 0;
  render(
    <div onKeyDown={(event) => (escapes += event.key === 'Escape' ? 1 : 0)} role="presentation">
      <LineChart label="Held" x={x} series={series} />
    </div>,
  );
  screen.getByRole('application').focus();
  await userEvent.keyboard('{End}{Escape}');
  expect(escapes).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(escapes).toBe(1);
});

it('says that nothing is there, in the caller’s words or its own', () => {
  const { rerender } = show({ series: [{ key: 'hot', label: 'Hot', values: [null, 'x'] }] });
  expect(screen.getByText('Nothing to show yet')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<LineChart label="Held" x={[]} series={[]} empty="No deposits yet" />);
  expect(screen.getByText('No deposits yet')).toBeTruthy();
});

it('says that it is loading', () => {
  show({ loading: true });
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('is drawn on a server', () => {
  const html = renderToString(<LineChart label="Held" x={x} series={series} />);
  expect(html).toContain('viewBox="0 0 640 220"');
});
