import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';

export const menuGuide = {
  use: [
    'For the further actions on one thing, behind a button: rename, move, remove.',
    'To switch between a few things, with `selected`: the language, the theme.',
  ],
  avoid: [
    'For one or two actions: show the buttons.',
    'To pick a value of a form: use Select.',
    'To go to other pages: use links, so that they can be opened in a new tab.',
    'For controls or an explanation: use Popover.',
  ],
  do: [
    { show: <Button>More</Button>, because: 'The button says what is behind it; an icon alone has a name.' },
    'Put destructive actions last, behind a divider, and mark them as danger.',
    'Leave what cannot be chosen now in its place, and say why.',
  ],
  dont: [
    'Hide the one action a person came for in a menu.',
    'More than about seven items: they are not read.',
  ],
  accessibility: [
    'Follows the menu button pattern.',
    'An item that cannot be chosen can be reached, and its reason is read with its name.',
    'A press beside it closes it and does nothing else; the focus returns to the button.',
    'Items that switch are menuitemradio; it opens on the one that holds, which is checked and has a mark.',
  ],
  anatomy: {
    story: 'Permutations',
    parts: {
      Menu: '[role=menu]',
      Item: '[role=menuitem]',
      Icon: '[role=menuitem] svg',
      Divider: '[role=separator]',
    },
  },
  keys: {
    'Opens the menu on its first item': ['Enter', 'Space', 'ArrowDown'],
    'Opens the menu on its last item': ['ArrowUp'],
    'Goes to the next item, and from the last to the first': ['ArrowDown'],
    'Goes to the previous item, and from the first to the last': ['ArrowUp'],
    'Goes to the first item': ['Home'],
    'Goes to the last item': ['End'],
    'Goes to the item that begins with them': ['Letters'],
    'Chooses the item': ['Enter', 'Space'],
    'Closes the menu, and returns to its button': ['Escape'],
    'Closes the menu, and leaves it': ['Tab'],
  },
} satisfies Guide;
