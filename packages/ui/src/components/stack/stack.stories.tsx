import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { stackGuide } from './stack.guide.tsx';
import { Stack } from './stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  parameters: guided(stackGuide),
  args: {
    children: [
      <Button key="receive">Receive</Button>,
      <Button key="transfer">Transfer</Button>,
      <Button key="book">Address book</Button>,
    ],
  },
});

/** Children as wide as the stack. */
export const Stretched = meta.story();

/** Children keep their own width, and the room between them is one of the theme's spaces. */
export const AtTheStart = meta.story({
  args: { align: 'start', gap: 's' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8);
    await expect(first?.width).not.toBe(second?.width);
  },
});

/** Children in the middle. */
export const Centered = meta.story({ args: { align: 'center', gap: 'xl' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Stack, {
    vary: { gap: ['xs', 's', 'l', 'xl'], align: ['stretch', 'start', 'center', 'end'] },
    common: {
      style: { width: '100%' },
      children: [<Button key="one">Receive</Button>, <Button key="two">Transfer</Button>],
    },
  }),
});
