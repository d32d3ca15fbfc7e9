import type { Guide } from '../../../../../.storybook/guide.ts';

export const commandPaletteGuide = {
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
    'A combobox with a list box, in a modal dialog. The focus stays in the field; the current option is read out.',
    'A press beside it closes it, too, and the focus returns.',
    'That nothing matches is a part of the list, and read with it.',
  ],
  keys: {
    'Searches, and makes the first match current': ['Letters'],
    'Makes the next option current': ['ArrowDown'],
    'Makes the previous option current': ['ArrowUp'],
    'Chooses the current option': ['Enter'],
    'Closes the palette': ['Escape'],
  },
  anatomy: {
    story: 'Permutations',
    parts: {
      Panel: '[role=dialog]',
      Field: 'div:has(> [role=combobox])',
      Input: '[role=combobox]',
      List: '[role=listbox]',
      'Group title': '[role=group] > header',
      Option: '[role=option]',
    },
  },
} satisfies Guide;
