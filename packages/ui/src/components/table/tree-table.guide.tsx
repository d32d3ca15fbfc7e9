import type { Guide } from '../../../../../.storybook/guide.ts';
import { belowOf, holderColumns, holders, nameOf } from './tree-table-example.guide.tsx';
import { TreeTable } from './tree-table.tsx';

export const treeTableGuide: Guide = {
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
    'The pattern Treegrid: one stop for Tab, at a row; the next Tab leads to what is in it.',
    'Up, Down, Home and End go from row to row. Right opens or goes down, Left collapses or goes up.',
    'Enter opens a row where rows open; otherwise Enter and Space show and hide what lies below it.',
    'Where lines run from right to left, Left and Right change places.',
  ],
};
