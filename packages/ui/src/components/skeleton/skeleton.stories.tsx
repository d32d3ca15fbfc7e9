import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { skeletonGuide } from './skeleton.guide.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: guided(skeletonGuide),
  args: { shape: 'text' as const },
});

/** Lines of text. */
export const Text = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(word('loading'));
  },
});

/** Rows of a table. */
export const Rows = meta.story({ args: { shape: 'rows' } });

/** Cards of a grid. */
export const Cards = meta.story({ args: { shape: 'cards' } });

/** The one figure that matters. */
export const Figure = meta.story({ args: { shape: 'figure' } });

/** Fields of a form, in the dark theme and in Chinese. */
export const FormInTheDark = meta.story({
  args: { shape: 'form' },
  globals: { theme: 'dark', language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
  },
});

/** A chart, as high as its place. */
export const Chart = meta.story({ args: { shape: 'chart' } });

/** Every shape at once. */
export const Permutations = meta.story({
  render: permutations(
    (props: Parameters<typeof Skeleton>[0]) => <Skeleton {...props} style={{ width: '100%' }} />,
    {
      vary: { shape: ['text', 'rows', 'cards', 'figure', 'form', 'control', 'chart'] },
      common: { shape: 'text' },
    },
  ),
});
