import type { Guide } from '../../../../../.storybook/guide.ts';
import { Tree } from './tree.tsx';

export const treeGuide = {
  use: ['For what caused what, or lies in what, over several levels: the messages of one transfer, folders.'],
  avoid: [
    'For steps one after the other: use Timeline or Stepper.',
    'For two levels that are compared: use Table with groups.',
    'To go somewhere: use SideNavigation.',
  ],
  do: [
    {
      show: (
        <Tree
          label="Messages"
          items={[
            { id: '1', content: 'Wallet called', items: [{ id: '2', content: '12.5 TON to the shop' }] },
          ]}
        />
      ),
      because: 'Each message stands below the one that caused it; all of them are in sight at first.',
    },
  ],
  dont: ['Put a link or a button into an item: the arrow keys go from item to item and never into one.'],
  accessibility: [
    'The pattern Tree View: one stop of the keyboard.',
    'An item is named by its own content, without what lies below it.',
  ],
  keys: {
    'Goes to the tree': ['Tab'],
    'Goes to the next item in sight': ['ArrowDown'],
    'Goes to the previous item in sight': ['ArrowUp'],
    'Goes to the first item': ['Home'],
    'Goes to the last item in sight': ['End'],
    'Collapses the item, or goes to the one above it': ['ArrowLeft'],
    'Opens the item, or goes to the first one below it': ['ArrowRight'],
    'Opens and collapses the item': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Open',
    parts: {
      Tree: '[role=tree]',
      Item: '[role=treeitem]',
      Arrow: '[role=treeitem] svg',
      Content: '[role=treeitem] > div',
    },
  },
} satisfies Guide;
