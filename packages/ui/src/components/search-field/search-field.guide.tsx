import type { Guide } from '../../../../../.storybook/guide.ts';
import { SearchField } from './search-field.tsx';

const nothing = () => undefined;

export const searchFieldGuide = {
  use: ['To narrow what is below it while one types: a table, a list in a drawer.'],
  avoid: [
    'To choose one of a list in a form: use ComboBox.',
    'To go anywhere in the console: that is CommandPalette.',
  ],
  do: [
    {
      show: (
        <SearchField label="Search addresses" placeholder="Label or address" value="" onChange={nothing} />
      ),
      because: 'The placeholder says what is searched.',
    },
  ],
  dont: [
    {
      show: <SearchField label="Search" placeholder="Search…" value="" onChange={nothing} />,
      because: 'The glass says “search” already; it is not said in what.',
    },
    'Do not hide that nothing matches: say it in the place of the rows, with a way to clear the search.',
  ],
  accessibility: [
    'A search box with a name of its own, although no label is visible.',
    'The button that empties it leaves the focus in the box.',
  ],
  keys: {
    'Empties it; a second press goes to the drawer or dialog around it': ['Escape'],
  },
  anatomy: {
    story: 'Filled',
    parts: { Field: 'div:has(> input)', Icon: 'svg', Input: 'input' },
  },
} satisfies Guide;
