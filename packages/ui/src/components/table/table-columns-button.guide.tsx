import type { Guide } from '../../../../../.storybook/guide.ts';

export const tableColumnsButtonGuide = {
  use: [
    'For a table with more than six columns, of which people need different ones.',
    'With useTableLayout, which keeps order, hidden columns and widths in the browser under a key of the table’s own.',
  ],
  avoid: ['To narrow the rows: use FilterBar.', 'For a table of few columns: show them all.'],
  do: [
    'Put it at the end of the row of filters, above its table.',
    'Say `hideable: false` of a column without which a row cannot be told from another.',
  ],
  dont: ['Do not hide columns at first that a decision depends on.'],
  accessibility: [
    'The list of columns opens as a dialog; the focus returns to its button.',
    'Each column has a checkbox and two buttons that move it, so that no dragging is needed. The new place is announced.',
  ],
  keys: {
    'Opens the list of columns': ['Enter', 'Space'],
    'Closes the list, and returns to its button': ['Escape'],
  },
  anatomy: {
    story: 'Permutations',
    parts: {
      Button: 'button[aria-expanded]',
      List: '[role=dialog]',
      Column: '[role=dialog] li',
      Checkbox: '[role=dialog] li input',
      'Move button': '[role=dialog] li button',
    },
  },
} satisfies Guide;
