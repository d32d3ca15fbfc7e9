import { expect, it } from 'vitest';
import { contrast } from '../internal/contrast.ts';
import { themes } from './themes.ts';

it.each(['light', 'dark'] as const)('can be read everywhere in the %s theme', (name) => {
  const theme = themes[name];
  for (const ground of [theme.canvas, theme.surface, theme.sunken])
    for (const text of [theme.text, theme['text-muted'], theme['text-faint'], theme['brand-strong']])
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const tone of ['idle', 'running', 'attention', 'success', 'danger'] as const)
    for (const ground of [theme[`${tone}-soft`], theme.surface])
      expect(contrast(theme[tone], ground), `${tone} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(theme['on-brand'], theme.brand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(theme['brand-strong'], theme['brand-soft'])).toBeGreaterThanOrEqual(4.5);
});

it.each(['light', 'dark'] as const)(
  'shows where a control begins on every ground in the %s theme',
  (name) => {
    const theme = themes[name];
    const soft = ['brand', 'idle', 'running', 'attention', 'success', 'danger'] as const;
    const grounds = [theme.canvas, theme.surface, theme.sunken, ...soft.map((tone) => theme[`${tone}-soft`])];
    for (const border of [theme.control, theme.brand, theme.danger])
      for (const ground of grounds)
        expect(contrast(border, ground), `${border} on ${ground}`).toBeGreaterThanOrEqual(3);
  },
);

it.each(['light', 'dark'] as const)('shows data on every ground in the %s theme', (name) => {
  const theme = themes[name];
  const series = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  for (const ground of [theme.canvas, theme.surface, theme.sunken])
    for (const number of series)
      expect(
        contrast(theme[`chart-${number}`], ground),
        `chart-${number} on ${ground}`,
      ).toBeGreaterThanOrEqual(3);
  expect(new Set(series.map((number) => theme[`chart-${number}`])).size).toBe(series.length);
});
