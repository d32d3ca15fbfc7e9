import { expect, screen } from 'storybook/test';
import { at, consoleStories, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { IntegrityStopScreen } from '../integrity/integrity-stop-screen.tsx';
import { OtherPersonScreen } from '../other-person-screen.tsx';
import { NotLoadedScreen } from './not-loaded-screen.tsx';
import { ScriptErrorScreen } from './script-error-screen.tsx';
import { UpdatedScreen } from './updated-screen.tsx';

const stop = (
  <IntegrityStopScreen
    file={{
      url: '/mpc/assets/transfer-drawer-DuA7ZQQ_.js',
      expected: 'sha256-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8Kuxy9rx7HNQo=',
      found: 'sha256-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7Q=',
    }}
  />
);
const showing = (element: React.ReactNode) =>
  at({ url: '/', person: null, instead: [{ path: '*', element }] });

const meta = preview.meta({ title: 'Screens/Errors', ...consoleStories, ...showing(<UpdatedScreen />) });

/** A screen could not be loaded or shown, and the host serves another build: there is an update. */
export const Updated = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('updated.refresh') })).toBeVisible();
  },
});

/** The same in Chinese. */
export const UpdatedChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('updated.refresh') })).toBeVisible();
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

/** Somebody else signed in to this browser. */
export const OtherPerson = meta.story(
  showing(
    <OtherPersonScreen
      person={{
        uid: 10001,
        nickname: 'Ana Ruiz',
        account: 'ana@example.com',
        avatar_letter: 'A',
        role: 1,
        kyc_status: 1,
        ga_status: 1,
        language: 'en_US',
        has_mpc: 1,
        last_login_time: 0,
      }}
    />,
  ),
);
