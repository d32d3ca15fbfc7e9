import type { Guide } from '../../../../../.storybook/guide.ts';
import { Tabs } from './tabs.tsx';

const nothing = () => undefined;

export const tabsGuide = {
  use: [
    'For a few views of one thing, one visible at a time: assets, NFTs and addresses of a sub-wallet.',
    'With the choice in the address of the page: give onSelect what writes it there, and each tab its href.',
  ],
  avoid: [
    'For two or three ways to look at the same data: use Segmented.',
    'For pages of the console: use SideNavigation.',
    'To narrow a list: use FilterBar.',
    'For steps that follow one another: use Timeline.',
  ],
  do: [
    {
      show: (
        <Tabs
          label="Example with counts"
          items={[
            { id: 'assets', label: 'Assets' },
            { id: 'nft', label: 'NFT', count: 12 },
          ]}
          selected="assets"
          onSelect={nothing}
        >
          BTC, ETH, USDT
        </Tabs>
      ),
      because: 'One or two words, the most wanted first, and a count where it helps to decide.',
    },
  ],
  dont: [
    {
      show: (
        <Tabs
          label="Example with one tab"
          items={[{ id: 'assets', label: 'Assets' }]}
          selected="assets"
          onSelect={nothing}
        >
          BTC, ETH, USDT
        </Tabs>
      ),
      because: 'One tab is a heading: use Section.',
    },
    'Tabs within tabs.',
    'Comparisons across two tabs: put the contents side by side with Columns.',
  ],
  accessibility: [
    'Follows the tabs pattern: the row is one stop of the keyboard; the panel is named by its tab.',
    'With more tabs than there is room for the row scrolls, and the selected one is always in sight.',
    'Alt with an arrow remains the browser’s way back; a click with Ctrl or Cmd opens a tab that has an address in a new one.',
  ],
  keys: {
    'Selects the next tab, and after the last the first': ['ArrowRight'],
    'Selects the previous tab, and before the first the last': ['ArrowLeft'],
    'Selects the first tab': ['Home'],
    'Selects the last tab': ['End'],
    'Goes to the panel': ['Tab'],
  },
  anatomy: {
    story: 'Keyboard',
    parts: {
      Row: '[role=tablist]',
      Tab: '[role=tab]',
      'Selected tab': '[role=tab][aria-selected=true]',
      Count: '[role=tab] > span',
      Panel: '[role=tabpanel]',
    },
  },
} satisfies Guide;
