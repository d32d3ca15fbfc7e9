import type { Guide } from '../../../../../.storybook/guide.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const breadcrumbGuide = {
  use: [
    'To say where a page stands, and to lead back to the pages above it.',
    'Once on a page. The TopBar has one already: give it the steps there.',
  ],
  avoid: [
    'For the steps of an errand that are still to be done: use Timeline.',
    'For places of the same level: use Tabs or SideNavigation.',
    'Where a drawer goes back: the drawer has its own arrow.',
  ],
  do: [
    {
      show: (
        <Breadcrumb
          aria-label="Example of a whole way"
          steps={[{ label: 'Wallet center', href: '#centre' }, { label: 'Main sub-wallet' }]}
        />
      ),
      because:
        'Each step has the title of the page it leads to; the last one is this page and leads nowhere.',
    },
  ],
  dont: [
    {
      show: (
        <Breadcrumb
          aria-label="Example of a history"
          steps={[
            { label: 'To-do', href: '#todo' },
            { label: 'Transactions', href: '#transactions' },
            { label: 'To-do' },
          ]}
        />
      ),
      because: 'A map, not a history: the same page always has the same path.',
    },
  ],
  accessibility: [
    'Follows the breadcrumb pattern: a named navigation with an ordered list; this page has aria-current="page".',
    'Below 480 px of its own width the middle becomes a menu. Below 240 px an arrow, named as the page above this one, leads there.',
    'The button “Show path” says whether its menu is open; closing the menu returns the focus to it.',
    'The strokes between the steps are not read out.',
  ],
  keys: {
    'Opens the hidden steps': ['Enter', 'Space'],
    'Goes to the links of the open menu': ['Tab'],
    'Closes the menu, and returns to its button': ['Escape'],
  },
  anatomy: {
    story: 'Whole Way',
    parts: { Navigation: 'nav', Step: 'li a', 'Current page': '[aria-current=page]' },
  },
} satisfies Guide;
