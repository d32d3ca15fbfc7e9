import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { labelsApart } from '../../../../../.storybook/labels-apart.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { barChartGuide } from './bar-chart.guide.tsx';
import { BarChart } from './bar-chart.tsx';

const months = Array.from({ length: 6 }, (_, index) => new Date(2026, 5 + index, 1).getTime());
const deposits = ['4120880.20', '3904112.00', '5210442.75', '6102980.10', '5822114.40', '7311012.10'];
const transfers = ['2810402.10', '3102980.00', '2022114.75', '4410880.20', '3918004.00', '4022600.00'];
const sweeps = ['810402.10', '602980.00', '722114.75', '910880.20', '1218004.00', '922600.00'];

const meta = preview.meta({
  title: 'Charts/BarChart',
  component: BarChart,
  parameters: guided(barChartGuide),
  args: {
    label: 'Value by network',
    x: ['Ethereum', 'Bitcoin', 'TRON', 'Polygon', 'Solana', 'TON'],
    xLabel: 'Network',
    unit: 'USD',
    series: [
      {
        key: 'value',
        label: 'Value',
        values: ['9110233.60', '8664203.18', '6816599.27', '1980004.00', '421213.62', '318758.43'],
      },
    ],
  },
});

/** One figure for each place. */
export const OneSeries = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Bitcoin.+8,664,203\.18 USD$/);
  },
});

/** Compared with each other, month by month. */
export const Grouped = meta.story({
  args: {
    label: 'Deposits and transfers',
    x: months,
    xLabel: 'Month',
    series: [
      { key: 'in', label: 'Deposits', values: deposits },
      { key: 'out', label: 'Transfers', values: transfers },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('application');
    const { left, width, top } = chart.getBoundingClientRect();
    await userEvent.pointer({ target: chart, coords: { clientX: left + width * 0.4, clientY: top + 60 } });
    await expect(chart).toHaveTextContent('5,210,442.75 USD');
  },
});

/** Added up, month by month. */
export const Stacked = meta.story({
  args: {
    label: 'Money out, by kind',
    mode: 'stacked',
    x: months,
    xLabel: 'Month',
    series: [
      { key: 'transfers', label: 'Transfers', values: transfers },
      { key: 'sweeps', label: 'Sweeps', values: sweeps },
      { key: 'web3', label: 'Web3', values: deposits.map((value) => `0${value.slice(1)}`) },
    ],
  },
});

/** What was received and what was sent: below zero in the same way. */
export const BelowZero = meta.story({
  args: {
    label: 'Net flow',
    x: months,
    xLabel: 'Month',
    series: [
      {
        key: 'net',
        label: 'Net flow',
        values: ['1310478.10', '801132.00', '-188328.00', '1692099.90', '-904110.40', '3288412.10'],
      },
    ],
  },
});

/** As a table. */
export const AsTable = Grouped.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

/** At 320 px no label touches another. */
export const Narrow = Grouped.extend({
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: labelsApart,
});

/** The figures are on their way. */
export const Loading = meta.story({ args: { loading: true } });

/** There are none, said in the place’s own words. */
export const Empty = meta.story({
  args: { x: [], series: [], empty: 'No coins yet. They appear here after the first deposit.' },
});

/** In the dark theme. */
export const Dark = Stacked.extend({
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
  },
});

/** In Chinese. */
export const Chinese = Grouped.extend({
  args: {
    label: '充值与转账',
    xLabel: '月份',
    series: [
      { key: 'in', label: '充值', values: deposits },
      { key: 'out', label: '转账', values: transfers },
    ],
  },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026年6月：充值 4,120,880.20 USD、转账');
  },
});

/** Every look at once: all eight textures, grouped and stacked. */
export const Permutations = meta.story({
  render: permutations(
    (props: Parameters<typeof BarChart>[0]) => <BarChart {...props} style={{ width: '100%' }} />,
    {
      vary: { mode: ['grouped', 'stacked'], loading: [false, true] },
      common: {
        label: 'Value by sub-wallet',
        x: ['Main', 'Reserve', 'Vendors'],
        series: ['BTC', 'ETH', 'USDT', 'USDC', 'TRX', 'TON', 'SOL', 'DOGE'].map((label, index) => ({
          key: label,
          label,
          values: ['9', '6', '4'].map((value) => `${value}${index}0210.00`),
        })),
      },
    },
  ),
});
