import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const meta = preview.meta({
  title: 'Screens/Not permitted',
  ...consoleStories,
  ...at({ url: paths.notPermitted, person: 'outsider' }),
});

/** Custody is not open for this account. */
export const AsFound = meta.story();
