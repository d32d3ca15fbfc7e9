import type { Guide } from '../../../../../.storybook/guide.ts';

export const tableExportButtonGuide: Guide = {
  use: [
    'To export the filtered rows for bookkeeping and audits.',
    'Let it ask for every page: `rows` may be a function that loads them.',
  ],
  avoid: ['For a file made by the server: use Button with its own words.'],
  do: [
    'Give every column that is drawn its `text`: exact figures, whole addresses, the word of a status.',
    'Name the file after what it holds: “transactions-2026-11”.',
  ],
  dont: ['Do not export only the rows of this page without saying so.'],
  accessibility: [
    'While it exports, the button is busy and keeps its focus. A failure is an alert beside it.',
    'The file opens safely: what a spreadsheet would run as a formula is marked as text, numbers stay exact.',
  ],
  anatomy: {
    story: 'Ready',
    parts: { Button: 'button', Icon: 'button svg' },
  },
};
