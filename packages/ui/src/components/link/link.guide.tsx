import type { Guide } from '../../../../../.storybook/guide.ts';
import { Link } from './link.tsx';

export const linkGuide = {
  use: [
    'To go somewhere: another page, an explorer, a mail.',
    '`quiet` where everything around it is a link too, such as a breadcrumb; `button` where going there is an action of the page.',
  ],
  avoid: [
    'To do something: use Button, however it is to look.',
    'To open a drawer or a menu: use Button.',
    'To download: use Button, which can say that it is busy.',
  ],
  do: [
    {
      show: <Link href="/center/addressBook">Address book</Link>,
      because: 'The words say where it leads, without those around them.',
    },
    {
      show: (
        <Link href="https://tronscan.org/" external>
          Tronscan
        </Link>
      ),
      because: 'A link out of the console opens in a new tab, and says so.',
    },
  ],
  dont: [
    { show: <Link href="/center/addressBook">Click here</Link>, because: 'Read alone it says nothing.' },
  ],
  accessibility: [
    'A native link: it can be opened in a new tab like any other.',
    'In a sentence it is underlined, so that it does not depend on color.',
    'An address that is neither a path of our own nor https: or mailto: is shown as text, because addresses come from servers and people.',
  ],
  keys: {
    'Follows the link': ['Enter'],
  },
  anatomy: {
    story: 'In A Sentence',
    parts: { Link: 'a[data-variant]' },
  },
} satisfies Guide;
