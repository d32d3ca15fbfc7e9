import type { Guide } from '../../../../../.storybook/guide.ts';

export const appFrameGuide = {
  use: ['Once, around every page of the console: navigation, top bar, and a banner for the whole console.'],
  avoid: ['Before signing in: use OutsidePage.', 'Inside a page: it is the whole window.'],
  do: [
    'Put a SideNavigation and a TopBar into it; they adapt to the room they have.',
    'Keep the banner for what holds on every page: the package expires, the network is down.',
  ],
  dont: [
    'A scrolling box of its own for the content: the window scrolls, so that a phone’s bar goes away and search in page works.',
    'A second <main>.',
  ],
  accessibility: [
    '“Skip to content” is the first stop of the keyboard, and seen when it has the focus.',
    'The navigation is 232 px wide, icons only up to 1180 px, and a menu up to 768 px.',
    'The menu is a modal dialog: the focus stays in it, a press beside it closes it, and the focus returns to its button.',
    'Choosing a place closes the menu first, so that what opens is not behind it.',
  ],
  keys: {
    'Goes to “Skip to content” first': ['Tab'],
    'Moves the focus to the main content, on “Skip to content”': ['Enter'],
    'Closes the navigation, where it is a menu': ['Escape'],
  },
  anatomy: {
    story: 'Wide',
    parts: { Navigation: 'nav', 'Top bar': 'header', Content: 'main' },
  },
} satisfies Guide;
