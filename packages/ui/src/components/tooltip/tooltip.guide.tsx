import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

export const tooltipGuide = {
  use: [
    'For a few words about something that can have the focus: what a figure includes, what a mark means.',
  ],
  avoid: [
    'For anything that is needed to decide: a touch screen does not show it. Write it down.',
    'For links, controls or more than a sentence: use Popover.',
    'For why a button cannot be pressed: Button has `disabledReason`.',
    'For the name of an icon: IconButton has `label`.',
  ],
  do: [
    {
      show: (
        <Tooltip content="Amount and fee, held until the transfer ends">
          <Button>Frozen</Button>
        </Tooltip>
      ),
      because: 'A short sentence that adds to what is read.',
    },
  ],
  dont: [
    {
      show: (
        <Tooltip content="Transfer">
          <Button>Transfer</Button>
        </Tooltip>
      ),
      because: 'Repeats the visible label, and covers what stands below.',
    },
  ],
  accessibility: [
    'Shows while its element has the pointer or the focus, and describes it to a screen reader.',
    'Stays while the pointer is on it, until pointer and focus have left.',
  ],
  keys: {
    'Shows it, by giving its element the focus': ['Tab'],
    'Hides it, and closes nothing else': ['Escape'],
  },
  anatomy: {
    story: 'On Focus',
    parts: { Tooltip: '[role=tooltip]' },
  },
} satisfies Guide;
