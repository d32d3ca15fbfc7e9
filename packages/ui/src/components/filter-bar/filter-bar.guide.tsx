import type { Guide } from '../../../../../.storybook/guide.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSelect } from './filter-select.tsx';

const nothing = () => undefined;
const networks = ['TRON', 'Ethereum', 'TON'].map((label) => ({ id: label, label }));

export const filterBarGuide = {
  use: [
    'Above a table or list, for what narrows it: a search, chips that are on or off, chips that open a list.',
    'With a reset behind the filters, while at least one is on.',
  ],
  avoid: [
    'For choices that are sent: use a Form with its fields.',
    'For views of the same rows: use Tabs or Segmented.',
  ],
  do: [
    {
      show: (
        <FilterBar onReset={nothing}>
          <FilterChip pressed onChange={nothing}>
            Hide small balances
          </FilterChip>
          <FilterSelect
            label="Network"
            options={networks}
            value={['TRON', 'TON']}
            onChange={nothing}
            multiple
          />
        </FilterBar>
      ),
      because: 'A chip says what it filters by, and to what.',
    },
    'Keep the filters in the address of the page, so that it can be shared and returned to.',
  ],
  dont: [
    {
      show: (
        <FilterBar>
          <FilterChip pressed={false} onChange={nothing}>
            Do not show large balances
          </FilterChip>
        </FilterBar>
      ),
      because: 'Say what is shown when it is on, in few words.',
    },
    'Do not let an error or an empty result take the filters away.',
  ],
  accessibility: [
    'The bar is a group named “Filters”. A chip that is on is a pressed button, with a tick besides its color.',
    'A chip that opens returns the focus to itself when its list closes.',
    'Each choice has a button that clears it, and gives the focus back to the chip; after a reset the focus is on the first filter.',
  ],
  keys: {
    'Turns a chip on and off': ['Enter', 'Space'],
    'Opens the list of a chip that opens': ['Enter', 'Space', 'ArrowDown'],
    'Chooses the option, in an open list': ['Enter'],
    'Closes the list, and returns to its chip': ['Escape'],
  },
  anatomy: {
    story: 'Few',
    parts: {
      Bar: '[role=group]:has([aria-pressed])',
      Search: 'div:has(> [type=search])',
      Chip: '[aria-pressed]',
      'Chip that opens': '[aria-expanded]',
      Reset: '[data-variant=ghost]',
    },
  },
} satisfies Guide;
