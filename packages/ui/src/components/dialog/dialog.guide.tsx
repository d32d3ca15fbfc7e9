import type { Guide } from '../../../../../.storybook/guide.ts';

export const dialogGuide = {
  use: [
    'For something short that has to be read before anything else: a warning, a result, the list of shortcuts.',
    '420 pixels for a few sentences, 640 for a small table or a picture.',
  ],
  avoid: [
    'To ask for a decision: use ConfirmDialog.',
    'For a form or the details of a row: use Drawer.',
    'For what went well: use a toast, which does not interrupt.',
    'For an explanation of one thing on the page: use Popover.',
  ],
  do: [
    'Say in the title what it is about, so that it can be understood from the title alone.',
    'Let the one action at the foot name what happens next: “Show deposit address”.',
  ],
  dont: ['Open one unasked while the user types.', 'Close it automatically or on a press beside it.'],
  accessibility: [
    'Follows the modal dialog pattern, named by its title.',
    'The focus goes in, and returns to what opened it.',
    'The page behind is inert. Long content scrolls between title and actions.',
  ],
  keys: {
    'Goes to the next control in it, and never behind it': ['Tab'],
    'Closes it alone': ['Escape'],
  },
  anatomy: {
    story: 'Medium With Footer',
    parts: {
      Panel: '[role=dialog]',
      Header: '[role=dialog] header',
      Title: '[role=dialog] h2',
      'Close button': '[role=dialog] header button',
      Content: '[role=dialog] header + div',
      Footer: '[role=dialog] footer',
    },
  },
} satisfies Guide;
