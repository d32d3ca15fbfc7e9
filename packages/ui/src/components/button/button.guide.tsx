import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Button } from './button.tsx';

export const buttonGuide = {
  use: [
    'To do something: send a form, open a drawer, approve, cancel.',
    'Primary for the one action a person came for; danger for one that rejects or deletes.',
  ],
  avoid: [
    'To go to another page: use Link, so that it can be opened in a new tab.',
    'For an icon alone: use IconButton, which insists on a name.',
    'For more than three actions of a row: use Menu.',
  ],
  do: [
    { show: <Button variant="primary">Transfer</Button>, because: 'A verb that says what happens.' },
    {
      show: <Button disabledReason="Only the owner can do this">Approve</Button>,
      because:
        'Say why the button is disabled. The button stays in the tab order, so that everyone can read the reason.',
    },
  ],
  dont: [
    { show: <Button variant="primary">OK</Button>, because: '“Yes” could be the answer to any question.' },
    {
      show: (
        <Inline>
          <Button variant="primary">Approve</Button>
          <Button variant="primary">Reject</Button>
        </Inline>
      ),
      because: 'Two primary actions are none.',
    },
  ],
  accessibility: [
    'Follows the button pattern.',
    'With a reason against it, it is aria-disabled, not disabled: it keeps its focus and its description.',
    'While busy it is aria-busy, says so before its name, keeps its focus, and ignores further presses.',
  ],
  keys: {
    'Presses the button': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'With Icon',
    parts: { Button: 'button', Icon: 'button svg', Label: 'button > span' },
  },
} satisfies Guide;
