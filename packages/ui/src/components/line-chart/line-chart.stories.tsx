import { expect, screen, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { labelsApart } from '../../../../../.storybook/labels-apart.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { lineChartGuide } from './line-chart.guide.tsx';
import { LineChart } from './line-chart.tsx';
import { day } from '../../internal/durations.ts';

const days = Array.from({ length: 30 }, (_, index) => new Date(2026, 9, 22).getTime() + index * day);
/** A walk that is the same every time, in cents so that the texts are exact. */
const walk = (start: number, step: number) =>
  days.map((_, index) => {
    const cents = Math.round(
      start + step * (index * 1.4 + 9 * Math.sin(index / 3.1) + 5 * Math.sin(index * 1.7)),
    );
    return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  });
const hot = walk(1_840_000_000, 9_200_000);
const cold = walk(960_000_000, -2_100_000);
const gas = walk(410_000_000, 2_600_000);

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  parameters: guided(lineChartGuide),
  args: {
    label: 'Value held, last 30 days',
    x: days,
    unit: 'USD',
    area: true,
    series: [{ key: 'total', label: 'Total value', values: hot }],
  },
});

/** One figure over thirty days. The arrow keys step through it, and each point is read out. */
export const ValueHeld = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('application', { name: 'Value held, last 30 days' });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{End}');
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent(hot.at(-1)?.slice(-3) ?? '');
    await userEvent.keyboard('{ArrowRight}');
    const last = said.textContent;
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said.textContent).not.toBe(last);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(chart).getByText(/\.\d\d USD/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.keyboard('{End}');
  },
});

/** Several figures: dashes and the shape of the points tell them apart. The pointer is followed. */
export const Several = meta.story({
  args: {
    label: 'Value held by kind of wallet',
    area: false,
    series: [
      { key: 'hot', label: 'Hot wallets', values: hot },
      { key: 'cold', label: 'Cold wallet', values: cold },
      { key: 'gas', label: 'Gas refueling', values: gas },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('application');
    const { left, width, top } = chart.getBoundingClientRect();
    await userEvent.pointer({ target: chart, coords: { clientX: left + width * 0.7, clientY: top + 40 } });
    await expect(within(chart).getAllByText(/USD$/, { selector: 'b' })).toHaveLength(3);
    // Who points sees it; nothing is read out.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Some days are not known: the line breaks, and a day alone is a point. */
export const WithGaps = meta.story({
  args: {
    label: 'Deposits a day',
    unit: 'TRX',
    format: { digits: 'all' },
    area: false,
    series: [
      {
        key: 'deposits',
        label: 'Deposits',
        values: hot.map((value, index) => ([4, 5, 6, 7, 15, 17].includes(index) ? null : value)),
      },
    ],
  },
});

/** Small figures with many digits, over names and not times. */
export const SmallFigures = meta.story({
  args: {
    label: 'Fee of a transfer',
    unit: 'BTC',
    format: { digits: 'all' },
    area: false,
    x: ['Slow', 'Normal', 'Fast', 'Urgent'],
    series: [{ key: 'fee', label: 'Fee', values: ['0.00000840', '0.00001260', '0.00002100', '0.00004410'] }],
  },
});

const thresholds = Array.from({ length: 30 }, (_, index) => String(Math.round(10 * 1.2 ** index)));
const costs = thresholds.map((threshold) =>
  String(Math.round(60_000 / Number(threshold) + Number(threshold) * 2)),
);

/** A cost by threshold: the same step along a log axis is the same factor, and two points stand out. */
export const LogAxisWithMarkers = meta.story({
  args: {
    label: 'Cost per month by threshold',
    area: false,
    scale: 'log',
    x: thresholds,
    xLabel: 'Threshold',
    xUnit: 'USDT',
    series: [
      { key: 'cost', label: 'Cost', values: costs },
      {
        key: 'idle',
        label: 'Idle funds',
        values: thresholds.map((threshold) => String(Number(threshold) * 2)),
      },
    ],
    markers: [
      { at: 9, label: 'Current 52 · $1,258', tone: 'attention' },
      { at: 16, label: 'Suggested 185 · $694', tone: 'success' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    for (let step = 0; step < 9; step++) await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      word('chartPoint', { place: '52 USDT · Current 52 · $1,258', values: 'Cost' }),
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** The same at 320 px and in the dark: labels keep apart. */
export const NarrowMarkers = LogAxisWithMarkers.extend({
  globals: { theme: 'dark' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: labelsApart,
});

/** At 320 px no label touches another. */
export const Narrow = Several.extend({
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: labelsApart,
});

/** The same figures as a table. */
export const AsTable = Several.extend({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
});

/** The figures are on their way. */
export const Loading = meta.story({ args: { loading: true } });

/** There are none. */
export const Empty = meta.story({
  args: { x: [], series: [{ key: 'total', label: 'Total value', values: [] }] },
});

/** In the dark theme. */
export const Dark = Several.extend({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('application')).toHaveFocus();
  },
});

/** In Chinese. */
export const Chinese = Several.extend({
  args: {
    label: '各类钱包的资产',
    series: [
      { key: 'hot', label: '热钱包', values: hot },
      { key: 'cold', label: '冷钱包', values: cold },
    ],
  },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2026年11月20日：热钱包 .+ USD、冷钱包 /);
    await expect(screen.getByRole('button', { name: '以表格显示' })).toBeVisible();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(
    (props: Parameters<typeof LineChart>[0]) => <LineChart {...props} style={{ width: '100%' }} />,
    {
      vary: { area: [false, true], unit: [undefined, 'USD'], loading: [false, true] },
      common: {
        label: 'Value held',
        x: days,
        series: [{ key: 'total', label: 'Total', values: hot }],
        height: 140,
      },
    },
  ),
});
