import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { lineChartGuide } from './line-chart.guide.tsx';
import { LineChart } from './line-chart.tsx';

const onKeyDown = vi.fn();

function show() {
  onKeyDown.mockClear();
  render(
    <UiProvider locale="en-US">
      <div onKeyDown={onKeyDown} role="presentation">
        <LineChart
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

describeKeys(lineChartGuide, {
  'Goes to the chart': async (press) => {
    const chart = show();
    screen.getByRole('button').focus();
    await press();
    expect(document.activeElement).toBe(chart);
  },
  'Goes to the next point': async (press) => {
    show();
    await press();
    expect(said()).toMatch(/^TRON/);
    await press();
    expect(said()).toMatch(/^Bitcoin/);
  },
  'Goes to the previous point': async (press) => {
    show();
    await userEvent.keyboard('{End}');
    await press();
    expect(said()).toMatch(/^Bitcoin/);
  },
  'Goes to the first point': async (press) => {
    show();
    await userEvent.keyboard('{End}');
    await press();
    expect(said()).toMatch(/^TRON/);
  },
  'Goes to the last point': async (press) => {
    show();
    await press();
    expect(said()).toMatch(/^Solana/);
  },
  'Leaves the point; a second press goes to the drawer or dialog around it': async (press) => {
    show();
    await userEvent.keyboard('{End}');
    onKeyDown.mockClear();
    await press();
    expect(said()).toBe('');
    expect(onKeyDown).not.toHaveBeenCalled();
    await press();
    expect(onKeyDown).toHaveBeenCalledOnce();
  },
});
