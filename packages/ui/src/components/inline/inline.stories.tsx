import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { inlineGuide } from './inline.guide.tsx';
import { Inline } from './inline.tsx';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  parameters: guided(inlineGuide),
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
export const AtTheEnd = meta.story({ args: { justify: 'end' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(Inline, {
    vary: { justify: ['start', 'between', 'end'], align: ['start', 'center', 'baseline'], gap: ['xs', 'l'] },
    common: {
      style: { width: '100%' },
      children: [
        <Button key="one">Receive</Button>,
        <Button key="two" size="small">
          Transfer
        </Button>,
      ],
    },
  }),
});
