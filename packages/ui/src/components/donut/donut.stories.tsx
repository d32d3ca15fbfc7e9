import preview from '../../../../../.storybook/preview.tsx';
import { Amount } from '../amount/index.ts';
import { Donut } from './donut.tsx';

const meta = preview.meta({
  title: 'Components/Donut',
  component: Donut,
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
export const Shares = meta.story();

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
