import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Tag } from './tag.tsx';

export const tagGuide: Guide = {
  use: [
    'To say what kind of thing something is: a role, a category, a token standard.',
    'For choices that can be removed one by one, with onRemove.',
  ],
  avoid: [
    'For a state, which has a color and changes: use StatusTag.',
    'For a network: use NetworkTag, which has its mark.',
    'For a filter that is switched on and off: use FilterChip.',
    'For a number of things that wait: use Badge.',
  ],
  do: [
    {
      show: (
        <Inline>
          <Tag>Owner</Tag>
          <Tag>Hot wallet</Tag>
        </Inline>
      ),
      because: 'One or two words, the same ones wherever the kind is named.',
    },
  ],
  dont: [
    {
      show: <Tag>This wallet was created by the finance team in November</Tag>,
      because: 'A sentence is no label: it belongs below the title.',
    },
    'Many tags on one row: the fourth is not read.',
  ],
  accessibility: [
    'Words only; it takes no focus unless it can be removed.',
    'The button is called “Remove” and the words of the tag, and is 24 px.',
    'Code that removes the tag moves the focus: to the next tag, or to the field the tags belong to.',
    'Words that are too long for their place end in an ellipsis; a screen reader reads all of them.',
  ],
  anatomy: {
    story: 'Removable',
    parts: {
      Tag: '[data-removable]',
      Words: '[data-removable] > span',
      'Remove button': '[data-removable] > button',
    },
  },
};
