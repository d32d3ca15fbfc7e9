import type { Guide } from '../../../../../.storybook/guide.ts';

export const cellFieldGuide: Guide = {
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
    'The grid has one tab stop. F2 or Enter goes into a field and selects its text; Escape gives up and goes back to the cell.',
    'Enter accepts the text and moves to the field below, Shift+Enter above; Tab and Shift+Tab move within the row.',
    'An error is said with the field it concerns.',
  ],
};
