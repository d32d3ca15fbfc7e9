import type { Guide } from '../../../../../.storybook/guide.ts';

export const largeTableGuide = {
  use: [
    'For thousands of rows at once that people scroll and sort through: an address book, a year of transactions.',
    'Inside a page with room of its own: it is as high as you say and scrolls inside.',
  ],
  avoid: [
    'For rows that come in pages: use Table with Pagination, which also works on a phone.',
    'For rows of different heights or with details below them: use Table.',
  ],
  do: [
    'Give every column a short value: what does not fit on its line is cut off with an ellipsis.',
    'Keep `columns` in one place outside of the component, so that scrolling draws only new rows.',
  ],
  dont: [
    'Do not put it beside another part that scrolls.',
    'Do not put what a person must read in full into a cell: open the row for that.',
  ],
  accessibility: [
    'Follows the data grid pattern: one stop of the keyboard.',
    'A screen reader reads the number of rows and the current one, though only some are drawn.',
    'The focus stays on its row while that is scrolled out of sight.',
  ],
  keys: {
    'Goes to the cell below': ['ArrowDown'],
    'Goes to the cell above': ['ArrowUp'],
    'Goes to the next cell': ['ArrowRight'],
    'Goes to the previous cell': ['ArrowLeft'],
    'Goes to the first cell of the row': ['Home'],
    'Goes to the last cell of the row': ['End'],
    'Goes to the first cell of all': ['Control+Home'],
    'Goes to the last cell of all': ['Control+End'],
    'Goes down by what is in sight': ['PageDown'],
    'Goes up by what is in sight': ['PageUp'],
    'Opens the row': ['Enter'],
    'Ticks the row': ['Space'],
    'Goes to the controls inside the cell': ['F2'],
    'Returns to the cell': ['Escape'],
  },
  anatomy: {
    story: 'Rows',
    parts: { Frame: '[data-window]', Header: 'thead th', Row: 'tbody tr', Cell: 'tbody td' },
  },
} satisfies Guide;
