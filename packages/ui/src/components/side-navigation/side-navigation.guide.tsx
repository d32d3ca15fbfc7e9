import type { Guide } from '../../../../../.storybook/guide.ts';

export const sideNavigationGuide: Guide = {
  use: [
    'For the places of the console, in AppFrame.',
    'With a SideNavigationSwitcher on top that says in which wallet one is.',
  ],
  avoid: ['For views of one thing: use Tabs.', 'For the way to this page: use Breadcrumb.'],
  do: [
    'The name of a place is the title of its page.',
    'Three to six places a group; the most wanted first.',
    'A badge only where a person is waited for.',
  ],
  dont: [
    'Two places with the same icon: at 1180 px the icon is all there is.',
    'Actions: pressing here goes somewhere and does nothing else.',
  ],
  accessibility: [
    'A named navigation; each group is a list named by its title.',
    'The place where one is has aria-current="page", and differs in ground and weight; in forced colors it is highlighted.',
    'Where only icons are shown, the names stay for screen readers and as titles.',
    'Badges are read as words: "To-do, 7 waiting".',
  ],
  anatomy: {
    story: 'Wide',
    parts: {
      Navigation: 'nav',
      Switcher: 'nav button',
      'Group title': 'ul + div',
      Place: 'li > a',
      'Current place': '[aria-current=page]',
    },
  },
};
