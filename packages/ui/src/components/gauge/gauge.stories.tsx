import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { gaugeGuide } from './gauge.guide.tsx';
import { Gauge, type GaugeThreshold } from './gauge.tsx';

const thresholds: GaugeThreshold[] = [
  { from: '52000', tone: 'attention', label: 'Nearly used up' },
  { from: '65000', tone: 'danger', label: 'Used up: fees are paid in TRX' },
];

const meta = preview.meta({
  title: 'Charts/Gauge',
  component: Gauge,
  parameters: guided(gaugeGuide),
  args: {
    label: 'TRON energy used today',
    value: '28120',
    max: '65000',
    thresholds,
  },
});

/** As it should be: no threshold is reached. */
export const Normal = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'TRON energy used today' });
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      word('gaugeOf', { value: '28,120', max: '65,000' }),
    );
  },
});

/** Near the limit. */
export const Nearly = meta.story({
  args: { value: '58120' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      `${word('gaugeOf', { value: '58,120', max: '65,000' })}. Nearly used up`,
    );
  },
});

/** Beyond it: the dial is full, the words are exact. */
export const UsedUp = meta.story({ args: { value: '71004' } });

/** A count of a few. */
export const Count = meta.story({
  args: { label: 'Cold wallet set up', value: '1', max: '3', text: '1 of 3 devices', thresholds: [] },
});

/** Not known. */
export const Missing = meta.story({ args: { value: null } });

/** In the dark theme. */
export const Dark = Nearly.extend({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({
  args: {
    label: '今日已用 TRON 能量',
    value: '58120',
    thresholds: [{ from: '52000', tone: 'attention', label: '即将用完' }],
  },
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '58,120 / 65,000. 即将用完');
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Gauge, {
    vary: { value: [null, '0', '20000', '55000', '65000'], max: ['65000', '100000'] },
    common: {
      label: 'Energy',
      value: null,
      max: '65000',
      thresholds,
    },
  }),
});
