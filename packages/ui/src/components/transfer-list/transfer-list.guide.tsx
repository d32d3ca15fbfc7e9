import type { Guide } from '../../../../../.storybook/guide.ts';
import { TransferList } from './transfer-list.tsx';

const ignore = () => undefined;
const options = [
  { id: 'main', label: 'Main sub-wallet' },
  { id: 'desk', label: 'Trading desk' },
  { id: 'payroll', label: 'Payroll' },
];

export const transferListGuide = {
  use: [
    'To choose some of many, up to some thousands, and see at a glance which: the sub-wallets of a rule.',
    'Where the order of what is chosen is kept, or the number is limited.',
  ],
  avoid: [
    'For a dozen options: use CheckboxGroup.',
    'In a narrow place, or as a filter: use MultiSelect.',
    'To put a fixed set in order: use SortableList.',
  ],
  do: [
    {
      show: (
        <TransferList
          label="Sub-wallets of the rule"
          options={options}
          value={['desk']}
          onChange={ignore}
          limit={50}
        />
      ),
      because: 'The limit stands where one counts against it.',
    },
  ],
  dont: [
    'Do not leave out an option because it cannot be chosen now: disable it, and say why in its detail.',
    'Do not add at once search results: a person selects, then adds.',
  ],
  accessibility: [
    'Two list boxes with more than one choice; a double click moves one option.',
    'The number moved is announced. Items that a search hides stay selected, and are counted.',
    'The buttons stay in the tab order and say why they cannot be pressed.',
    'Narrow places put the second list below the first, and turn the arrows.',
  ],
  keys: {
    'Goes to the next option': ['ArrowDown'],
    'Goes to the previous option': ['ArrowUp'],
    'Selects the option, or no longer': ['Space'],
    'Extends the selection': ['Shift+ArrowDown', 'Shift+ArrowUp'],
    'Selects all options, or all results of a search': ['Control+A'],
    'Moves what is selected to the other list, or the option with the focus': ['Enter'],
  },
  anatomy: {
    story: 'Chosen',
    parts: {
      List: '[role=listbox]',
      Option: '[role=option]',
      Search: 'div:has(> [type=search])',
      Button: 'button[data-variant]',
    },
  },
} satisfies Guide;
