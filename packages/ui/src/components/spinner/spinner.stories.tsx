import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { spinnerGuide } from './spinner.guide.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: guided(spinnerGuide),
  args: { label: 'Reading the rules back' },
});

/** In a line of text, with what is awaited. */
export const InALine = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
});

/** Alone in its place. */
export const Large = meta.story({ args: { size: 'large' } });

/** Where what stands around it says what is awaited. */
export const Bare = meta.story({ args: { bare: true, size: 'medium' } });

/** In Chinese, in the dark theme. */
export const Chinese = meta.story({
  args: { label: '正在回读规则' },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** Every size, with its label and without. */
export const Permutations = meta.story({
  render: permutations(Spinner, {
    vary: { size: ['small', 'medium', 'large'], bare: [false, true] },
    common: { label: 'Reading the rules back' },
  }),
});
