import type { Guide } from '../../../../../.storybook/guide.ts';
import { belowOf, holderColumns, holders, nameOf } from './tree-table-example.guide.tsx';
import { TreeTable } from './tree-table.tsx';

export const treeTableGuide = {
  use: [
    'For rows that belong to other rows and have the same columns: sub-wallets and their addresses.',
    'Let a row above say in its own cells what the rows below it come to.',
  ],
  avoid: [
    'For groups that are only named: use `groupOf` of Table.',
    'For what a row holds beyond its values: use `expanded` of Table.',
    'For what has no columns: use Tree.',
  ],
  do: [
    {
      show: (
        <TreeTable
          label="Balances"
          columns={holderColumns}
          rows={holders.slice(0, 1)}
          rowKey={nameOf}
          childrenOf={belowOf}
        />
      ),
      because: 'All rows are in sight at first; each can be collapsed.',
    },
  ],
  dont: ['More than three levels: it is hard to see what belongs where.'],
  accessibility: [
    'The pattern Treegrid: one stop of the keyboard, at a row.',
    'Where lines run from right to left, Left and Right change places.',
  ],
  keys: {
    'Goes to the row, then to the controls in it': ['Tab'],
    'Goes to the next row': ['ArrowDown'],
    'Goes to the previous row': ['ArrowUp'],
    'Goes to the first row': ['Home'],
    'Goes to the last row': ['End'],
    'Opens the row, or goes to the first one below it': ['ArrowRight'],
    'Collapses the row, or goes to the one above it': ['ArrowLeft'],
    'Shows and hides what lies below the row, where rows open nothing': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Rows',
    parts: {
      Frame: 'div:has(> table)',
      Header: 'thead th',
      Row: 'tbody tr',
      Cell: 'tbody td',
      Button: 'tbody button',
    },
  },
} satisfies Guide;
