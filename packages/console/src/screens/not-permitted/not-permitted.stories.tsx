import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '../../../../../.storybook/console-story.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Not permitted',
  ...consoleStories,
  ...at({ url: paths.notPermitted, person: 'outsider' }),
});

/** Custody is not open for this account. */
export const AsFound = meta.story();
