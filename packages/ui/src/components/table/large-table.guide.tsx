import type { Guide } from '../../../../../.storybook/guide.ts';

export const largeTableGuide: Guide = {
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
    'Follows the data grid pattern: one tab stop, then arrow keys, Home, End, Ctrl+Home, Ctrl+End, Page Up and Page Down.',
    'Enter does what the cell is for, or opens the row; on a menu it goes to its button. Space ticks the row. F2 goes to the controls inside a cell, Escape comes out.',
    'A screen reader reads the number of rows and the current one, though only some are drawn.',
    'The focus stays on its row while that is scrolled out of sight.',
  ],
};
