import type { Guide } from '../../../../../.storybook/guide.ts';

export const cellFieldGuide = {
  use: [
    'In the cells of a LargeTable whose rows are entered or corrected by hand: a list that was pasted from a spreadsheet.',
    'With `message`, so that what is wrong with a value stands right under it.',
  ],
  avoid: [
    'In a form: use TextField, AmountField or AddressField, which show their label and judge while typing.',
    'For one value that is changed now and then: open the row and change it there.',
  ],
  do: [
    'Name the column and the row in `label`: nothing else tells fields apart for a screen reader.',
    'Make rows 60 pixels high where values have messages, so that both lines have room.',
    'Show the whole message elsewhere too, for the row that has the focus: under the value it is cut off.',
  ],
  dont: ['Do not ask the server with every change of one field.'],
  accessibility: [
    'The grid is one stop of the keyboard: its cells are walked through, their fields are gone into.',
    'An error is said with the field it concerns.',
  ],
  keys: {
    'Goes into the field of the cell, and selects its text': ['F2', 'Enter'],
    'Accepts the text, and goes to the field below': ['Enter'],
    'Accepts the text, and goes to the field above': ['Shift+Enter'],
    'Accepts the text, and goes to the next field of the row': ['Tab'],
    'Accepts the text, and goes to the previous field of the row': ['Shift+Tab'],
    'Gives up the text, and goes back to the cell': ['Escape'],
  },
  anatomy: {
    story: 'Value',
    parts: { Field: 'input' },
  },
} satisfies Guide;
