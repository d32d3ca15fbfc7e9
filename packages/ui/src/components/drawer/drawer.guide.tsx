import type { Guide } from '../../../../../.storybook/guide.ts';

export const drawerGuide = {
  use: [
    'For one errand beside the page it belongs to: a transfer, the details of a row, an approval.',
    '460 pixels for a form or details, 900 for a table or an approval, 1180 for an editor.',
    'For an errand within an errand, push a page onto the stack: what was typed below stays as it is.',
  ],
  avoid: [
    'For a decision in one sentence: use ConfirmDialog.',
    'For something short to read: use Dialog, or Popover where it belongs to one button.',
    'For what is bookmarked, shared or opened in a new tab: make it a page.',
  ],
  do: [
    'Name the errand in the title: “Transfer USDT”.',
    'Put the actions at the foot, the main one last: they stay while the content scrolls, in a panel of 460 pixels at any width.',
    'Give content that brings its own actions a DrawerFooter.',
    'Give useDrawerStack the state that a pushed page shows, and push its content as a function: it stays up to date.',
    'For another width, padding, radius or background, set --mpc-panel-width and the like in style.',
  ],
  dont: [
    'Open a second drawer beside the first: push a page, so that there is one way back.',
    'Close it on a press beside it: a half-filled form would be lost.',
  ],
  accessibility: [
    'A modal dialog named by its title. The focus goes in. Closing returns it to what opened the drawer, or to what is nearest.',
    'The close button closes the whole stack, the back arrow the top page only.',
    'The page behind is inert and keeps its place.',
    'Takes the whole width of a narrower screen; the content scrolls between title and actions, also at 200 % zoom.',
  ],
  keys: {
    'Goes to the next control in it, and never behind it': ['Tab'],
    'Closes it; in a stack, the top page only': ['Escape'],
  },
  anatomy: {
    story: 'Default',
    parts: {
      Panel: '[role=dialog]',
      Header: '[role=dialog] header',
      Title: '[role=dialog] h2',
      'Close button': '[role=dialog] header button',
      Content: '[role=dialog] header + div',
      Footer: '[role=dialog] footer',
    },
  },
} satisfies Guide;
