import type { Guide } from '../../../../../.storybook/guide.ts';

export const commandPaletteGuide: Guide = {
  use: [
    'To get anywhere by typing: a screen, a wallet, a transaction by its hash. One for the whole application, under ⌘K.',
    'Things of one kind stand in a group of their own.',
  ],
  avoid: [
    'To pick a value of a form: use ComboBox.',
    'To narrow a table: use SearchField and FilterBar.',
    'For the actions on one thing: use Menu.',
  ],
  do: [
    'Give items the words people use for them as keywords, in both languages.',
    'Say in the empty state what could be typed instead.',
  ],
  dont: ['Make it the only way to something.', 'Put destructive actions into it: Enter chooses at once.'],
  accessibility: [
    'A combobox with a list box, in a modal dialog. The focus stays in the field while the arrow keys move the current option.',
    'Typing makes the first match current; Enter chooses it. Escape or a press beside it closes, and the focus returns.',
    'That nothing matches is a part of the list, and read with it.',
  ],
};
