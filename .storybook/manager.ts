import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import type { ThemeName } from '../packages/ui/src/theme/themes.ts';
import { brands } from './docs/brand.ts';

addons.setConfig({
  theme: brands.light,
  layoutCustomisations: {
    // A foundation has no props and no play: its page takes the whole height.
    showPanel: ({ path }, usually) => !/^\/(story|docs)\/foundations-/.test(path) && usually,
  },
});

// What is around a story is as light or dark as the story.
addons.register('mpc-brand', (api: API) => {
  const follow = ({ globals }: { globals: { theme?: ThemeName } }) =>
    api.setOptions({ theme: brands[globals.theme ?? 'light'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
