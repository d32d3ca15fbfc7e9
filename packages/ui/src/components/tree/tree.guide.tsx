import type { Guide } from '../../../../../.storybook/guide.ts';
import { Tree } from './tree.tsx';

export const treeGuide: Guide = {
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
    'The pattern Tree View: one stop for Tab; Up, Down, Home and End go through what is in sight.',
    'Left collapses or goes up, Right opens or goes down; Enter and Space open and collapse.',
    'An item is named by its own content, without what lies below it.',
  ],
};
