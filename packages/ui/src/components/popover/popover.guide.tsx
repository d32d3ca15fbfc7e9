import type { Guide } from '../../../../../.storybook/guide.ts';

export const popoverGuide = {
  use: [
    'For an explanation of one thing: how a fee is made up, what a score means.',
    'For a few controls that belong to one button: the columns of a table, a range.',
  ],
  avoid: [
    'For a few words without controls: use Tooltip.',
    'For a list of actions: use Menu. For one choice of many: use Select.',
    'For a form, or anything that a press beside it would lose: use Drawer.',
    'For something that must be read: use Dialog or Banner; a popover may never be opened.',
  ],
  do: [
    'Let the button say what opens: “How the fee is made up”.',
    'Give it a title where the button’s own words do not name it.',
    'Close it where something in it is done: children may be a function that is given what closes it.',
  ],
  dont: ['Open one on hover: its content could not be reached.', 'Put so much in it that it scrolls.'],
  accessibility: [
    'A dialog named by its title, or by the button where it has none. The button says whether it is open.',
    'The focus goes in; a press beside it closes it alone, and the focus returns to the button.',
    'Opens to the other side where there is no room, and is never wider than the screen.',
  ],
  keys: {
    'Opens it, on its button': ['Enter', 'Space'],
    'Goes to the next control in it, and from the last to the first': ['Tab'],
    'Closes it alone, and returns to its button': ['Escape'],
  },
  anatomy: {
    story: 'Permutations',
    parts: { Panel: '[role=dialog]' },
  },
} satisfies Guide;
