import type { Guide } from '../../../../../.storybook/guide.ts';

export const splitPaneGuide = {
  use: ['For a list and, beside it, what is chosen from it: sub-wallets and their assets.'],
  avoid: [
    'For equal parts: use Columns.',
    'For a detail that is looked at now and then: open a Drawer.',
    'For the places of the console: AppFrame has the navigation.',
  ],
  do: ['Mark in the list what is shown beside it.', 'Keep the choice in the address of the page.'],
  dont: [
    'A side that scrolls apart from the page on a wide screen: people lose it.',
    'A side wider than the content: then it is the content.',
  ],
  accessibility: [
    'The side is a region with a name.',
    'On phones the side stands above the content, takes at most 38 % of the height, and scrolls separately.',
  ],
  keys: {
    'Goes to the side first, then to the content': ['Tab'],
  },
  anatomy: {
    story: 'Sub Wallets',
    parts: { Panes: 'div:has(> section)', Side: 'section', Content: 'section + div' },
  },
} satisfies Guide;
