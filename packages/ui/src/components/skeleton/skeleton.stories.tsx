import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { shape: 'text' as const },
});

/** Lines of text. */
export const Text = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
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
