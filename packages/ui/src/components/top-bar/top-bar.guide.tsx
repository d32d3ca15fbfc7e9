import type { Guide } from '../../../../../.storybook/guide.ts';

export const topBarGuide: Guide = {
  use: [
    'In AppFrame: where one is, and the tools that are everywhere.',
    'TopBarSearch opens the command palette, TopBarButton a menu or a switch.',
  ],
  avoid: [
    'For what can be done with this page: the action of Page.',
    'For a message: the banner of AppFrame.',
  ],
  do: ['Four tools at most: search, language, theme, the signed-in person.', 'The same tools on every page.'],
  dont: ['A title: the last step of the breadcrumb and the h1 of the page say it.'],
  accessibility: [
    'A banner landmark, 52 px high; it stays in sight, and what gets the focus below it is not hidden by it.',
    'Every tool has a name, and targets of 30 px, 36 px on phones.',
    'On phones the search is an icon with the same name.',
    'The way to this page is an arrow there, back to the page above it.',
  ],
  anatomy: {
    story: 'With Tools',
    parts: { Bar: 'header', Path: 'nav', Tool: 'header > div button' },
  },
};
