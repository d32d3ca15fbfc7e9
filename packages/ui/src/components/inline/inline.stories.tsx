import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Inline } from './inline.tsx';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: [
      <Button key="receive">Receive</Button>,
      <Button key="transfer" variant="primary">
        Transfer
      </Button>,
    ],
  },
});

/** One after the other, from the start. */
export const FromTheStart = meta.story();

/** The first at the start, the last at the end. */
export const Between = meta.story({ args: { justify: 'between' } });

/** Against the end, as the buttons of a dialog. */
export const AtTheEnd = meta.story({ args: { justify: 'end' }, globals: { theme: 'dark' } });
