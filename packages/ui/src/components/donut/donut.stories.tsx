import { expect, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Amount } from '../amount/index.ts';
import { donutGuide } from './donut.guide.tsx';
import { Donut } from './donut.tsx';

const meta = preview.meta({
  title: 'Charts/Donut',
  component: Donut,
  parameters: guided(donutGuide),
  args: {
    label: 'Assets by coin',
    center: <Amount value="27311012.1" kind="short" />,
    slices: [
      { key: 'ETH', label: 'ETH', value: '9110233.60', color: 'slateblue' },
      { key: 'BTC', label: 'BTC', value: '8664203.18', color: 'darkorange' },
      { key: 'USDT', label: 'USDT', value: '6204118.50', color: 'seagreen' },
      { key: 'SOL', label: 'SOL', value: '318758.43', color: 'mediumpurple' },
      { key: 'dust', label: 'Everything else', value: '12.04', color: 'gray' },
    ],
  },
});

/** The shares of a total. */
export const Shares = meta.story({
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Assets by coin' })).getAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent(/^ETH\$9,110,233\.60\d\d\.\d\d%$/);
  },
});

/** All of it in one. */
export const One = meta.story({
  args: { slices: [{ key: 'hot', label: 'Hot', value: '12', color: 'seagreen' }] },
});

/** Nothing to share, and a value that could not be read. */
export const Nothing = meta.story({
  args: { center: '--', slices: [{ key: 'hot', label: 'Hot', value: 'x', color: 'seagreen' }] },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({ args: { label: '资产占比' }, globals: { language: 'zh-CN' } });

/** The library's own colors, one for each of eight parts. */
export const Permutations = meta.story({
  args: {
    center: undefined,
    slices: [
      'Main',
      'Reserve',
      'Vendors',
      'Customers',
      'Gas station',
      'Cold',
      'Market making',
      'Sweeping',
    ].map((label, index) => ({ key: label, label, value: `${(9 - index) * 1204110}.20` })),
  },
});
