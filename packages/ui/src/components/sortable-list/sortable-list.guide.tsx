import type { Guide } from '../../../../../.storybook/guide.ts';
import { SortableList } from './sortable-list.tsx';

const ignore = () => undefined;

export const sortableListGuide = {
  use: [
    'Where the order itself means something: which strategy is checked first, which wallet pays first.',
    'For a list short enough to be seen as a whole, some twenty rows at most.',
  ],
  avoid: [
    'To sort by a figure or a name: a Table does that with a press on its head.',
    'To choose some of many and put them in order: use TransferList.',
  ],
  do: [
    {
      show: (
        <SortableList
          label="Strategies"
          onReorder={ignore}
          items={[
            { id: 'large', label: 'Above 100,000 USDT' },
            { id: 'new', label: 'To a new address' },
            { id: 'rest', label: 'Everything else', disabled: true },
          ]}
        />
      ),
      because: 'A row that must stay last has a lock, and nothing can be placed below it.',
    },
  ],
  dont: [
    'Do not number the rows in their own words: the number would be wrong after the first move.',
    'Do not submit every move to a server that may reject it. Keep the order until it is saved.',
  ],
  accessibility: [
    'Follows the grid pattern: one stop of the keyboard.',
    '“Move up” and “Move down” move a row one place at a time, without dragging. They keep the focus.',
    'Every step of a move is read out; after it the row says its new place: “Above 100,000 USDT is now 2 of 3”.',
  ],
  keys: {
    'Goes to the next row': ['ArrowDown'],
    'Goes to the previous row': ['ArrowUp'],
    'Goes to the handle and the buttons of the row': ['ArrowRight'],
    'Goes back along the row': ['ArrowLeft'],
    'Begins to drag on the handle, and drops': ['Enter'],
    'Chooses the place of the dragged row': ['ArrowUp'],
    'Gives up dragging': ['Escape'],
  },
  anatomy: {
    story: 'Rules',
    parts: {
      List: '[role=grid]',
      Row: '[role=row]',
      Handle: '[role=row] button',
      'Move button': '[data-move=up]',
    },
  },
} satisfies Guide;
