import { expect, screen } from 'storybook/test';
import { at, consoleStories } from '../../../../../.storybook/console-story.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { IntegrityStopScreen } from '../integrity/integrity-stop-screen.tsx';
import { NotLoadedScreen } from './not-loaded-screen.tsx';
import { ScriptErrorScreen } from './script-error-screen.tsx';
import { UpdatedScreen } from './updated-screen.tsx';

const stop = (
  <IntegrityStopScreen
    file={{
      url: '/mpc/assets/transfer-drawer-DuA7ZQQ_.js',
      expected: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
      found: 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    }}
  />
);
const showing = (element: React.ReactNode) =>
  at({ url: '/', person: null, instead: [{ path: '*', element }] });

const meta = preview.meta({ title: 'Screens/Errors', ...consoleStories, ...showing(<UpdatedScreen />) });

/** A screen could not be loaded or shown, and the host serves another build: there is an update. */
export const Updated = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
  },
});

/** The same in Chinese. */
export const UpdatedChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '刷新' })).toBeVisible();
  },
});

/** A screen could not be loaded, and there is no newer build. */
export const NotLoaded = meta.story(showing(<NotLoadedScreen />));

/** A file is not the one this build was made of: stop, and no button. */
export const Stop = meta.story(showing(stop));

/** Stopping, in Chinese and dark. */
export const StopChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...showing(stop),
});

/** Our own code broke. */
export const ScriptError = meta.story(
  showing(
    <ScriptErrorScreen error={new TypeError("Cannot read properties of undefined (reading 'list')")} />,
  ),
);
