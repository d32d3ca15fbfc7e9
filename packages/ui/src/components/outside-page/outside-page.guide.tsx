import type { Guide } from '../../../../../.storybook/guide.ts';

export const outsidePageGuide: Guide = {
  use: [
    'For a page without the console around it: signing in, a service that is not available, a stop.',
    'tone="danger" only where continuing would do harm.',
  ],
  avoid: [
    'For a page of the console: use Page in AppFrame.',
    'For a part that found nothing or failed: use EmptyState or Banner.',
  ],
  do: ['Say what happened and what to do next, in one or two sentences.', 'Offer one main action.'],
  dont: ['Navigation: whoever is here cannot go there yet.', 'Codes and stack traces without a sentence.'],
  accessibility: [
    'The only main landmark and the only h1 of its page.',
    'Tools, such as the choice of language, come first in the tab order.',
    'The column is as narrow as the window, so nothing is cut at 200 % zoom.',
  ],
  anatomy: {
    story: 'Plain',
    parts: { Page: 'main', Column: 'main > div', Title: 'h1', Description: 'h1 + p' },
  },
};
