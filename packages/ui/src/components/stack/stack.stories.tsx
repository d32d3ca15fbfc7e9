import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Stack } from './stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
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

/** Children keep their own width. */
export const AtTheStart = meta.story({ args: { align: 'start', gap: 's' } });

/** Children in the middle. */
export const Centred = meta.story({ args: { align: 'center', gap: 'xl' }, globals: { theme: 'dark' } });
