import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';

export const pageGuide: Guide = {
  use: [
    'Once on every screen inside AppFrame: its title, what can be done with all of it, and its content.',
    'With a toolbar for tabs or filters that hold for the whole content.',
  ],
  avoid: [
    'Outside the console, for signing in or for a stop: use OutsidePage.',
    'For a part of a page with a heading of its own: use Section or Card.',
    'In a drawer: the Drawer has its own title.',
  ],
  do: [
    'Name the page as the navigation and the breadcrumb do.',
    'One sentence as description, where the title does not say enough.',
    {
      show: (
        <Inline>
          <Button>Receive</Button>
          <Button variant="primary">Transfer</Button>
        </Inline>
      ),
      because: 'The main action last, at the outer edge.',
    },
  ],
  dont: [
    'An action for one row or one part at the top: it belongs to the row or the part.',
    'A second first-level heading in the content.',
  ],
  accessibility: [
    'The title is the only h1; parts of the page begin with h2.',
    'Title, state, description and actions are read in that order.',
    'With little room the actions go below the title; a long word in a title breaks.',
  ],
  anatomy: {
    story: 'Ordinary',
    parts: { Title: 'h1', State: 'h1 + span', Action: 'button' },
  },
};
