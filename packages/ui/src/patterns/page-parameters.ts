import { guided, type Guide } from '../../../../.storybook/guide.ts';

/** The parameters of a pattern's stories: a whole page, which wants a window of its own wherever it is shown. */
export const pageParameters = (guide: Guide, description: string) => ({
  ...guided(guide),
  layout: 'fullscreen' as const,
  docs: { description: { component: description }, story: { inline: false, height: '720px' } },
});
