import type { Guide } from '../../../../../.storybook/guide.ts';
import { Pagination } from './pagination.tsx';

const stay = () => undefined;

export const paginationGuide: Guide = {
  use: [
    'Below a table whose rows come in pages: pass it as the footer of Table.',
    'Offer other sizes where people compare many rows; the choice is worth remembering.',
  ],
  avoid: [
    'For thousands of rows that are all here: use LargeTable, which scrolls through them.',
    'For a few dozen rows: show them all.',
  ],
  do: [
    {
      show: <Pagination page={3} pageSize={20} count={4812} onPage={stay} onPageSize={stay} />,
      because: 'Say how many there are in all: it is the first thing people ask of a list.',
    },
    'Go back to the first page when the filters, the order or the size change.',
    'Keep the page in the address, so that it can be sent to a colleague.',
  ],
  dont: [
    'Do not take the rows away while the next page loads: the table marks them as being refreshed.',
    'Do not put a second one above the table.',
  ],
  accessibility: [
    'A navigation landmark of buttons; the page shown is the current one (aria-current).',
    'At the first and last page the arrow keeps its place and its focus and is aria-disabled.',
    'On a phone only the current page and the two arrows are shown, 40 px high.',
    'The size is a native select.',
  ],
  anatomy: {
    story: 'Middle',
    parts: {
      Navigation: 'nav',
      Rows: 'nav > span',
      'Page size': 'select',
      Page: 'nav button[aria-label]',
      'Current page': '[aria-current=page]',
    },
  },
};
