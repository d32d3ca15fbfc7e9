import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { barChartGuide } from './bar-chart.guide.tsx';
import { BarChart } from './bar-chart.tsx';

const onKeyDown = vi.fn();

function show() {
  onKeyDown.mockClear();
  render(
    <UiProvider locale="en-US">
      <div onKeyDown={onKeyDown} role="presentation">
        <BarChart
          label="Flow"
          x={['TRON', 'Bitcoin', 'Solana']}
          series={[{ key: 'in', label: 'In', values: ['1', '2', '3'] }]}
        />
      </div>
    </UiProvider>,
  );
  const chart = screen.getByRole('application', { name: 'Flow' });
  chart.focus();
  return chart;
}
const said = () => screen.getByRole('status').textContent;

describeKeys(barChartGuide, {
  'Goes to the chart': async (press) => {
    const chart = show();
    screen.getByRole('button').focus();
    await press();
    expect(document.activeElement).toBe(chart);
  },
  'Goes to the next place': async (press) => {
    show();
    await press();
    expect(said()).toMatch(/^TRON/);
    await press();
    expect(said()).toMatch(/^Bitcoin/);
  },
  'Goes to the previous place': async (press) => {
    show();
    await userEvent.keyboard('{End}');
    await press();
    expect(said()).toMatch(/^Bitcoin/);
  },
  'Goes to the first place': async (press) => {
    show();
    await userEvent.keyboard('{End}');
    await press();
    expect(said()).toMatch(/^TRON/);
  },
  'Goes to the last place': async (press) => {
    show();
    await press();
    expect(said()).toMatch(/^Solana/);
  },
  'Leaves the place': async (press) => {
    show();
    await userEvent.keyboard('{End}');
    await press();
    expect(said()).toBe('');
  },
});
