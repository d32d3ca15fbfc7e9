import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { UiProvider, type Language, type ThemeName } from '@mpc/ui';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { faults, latencies } from './toolbar-faults.ts';
import { endStrict, noteUnanswered, startStrict } from './strict.ts';
import '../packages/console/src/app/fonts.css';

// A screen's first look loads its code; one second is short for that on a slow machine.
configure({ asyncUtilTimeout: 5000 });

async function startWorker() {
  const [{ sandboxHandlers }, { sandbox }] = await Promise.all([
    import('@mpc/api/sandbox/browser'),
    import('./sandbox.ts'),
  ]);
  const worker = setupWorker(...sandboxHandlers(sandbox));
  worker.events.on('request:unhandled', ({ request }) => noteUnanswered(request));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

const toolbar = (
  title: string,
  icon: 'globe' | 'contrast' | 'user' | 'hourglass' | 'alert',
  items: readonly string[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes: {
    language: toolbar('Language', 'globe', ['en-US', 'zh-CN']),
    theme: toolbar('Theme', 'contrast', ['light', 'dark']),
    person: toolbar('Person', 'user', [
      'as the story has it',
      'owner',
      'admin',
      'member',
      'secondMember',
      'outsider',
    ]),
    latency: toolbar('Latency', 'hourglass', Object.keys(latencies)),
    fault: toolbar('Fault', 'alert', Object.keys(faults)),
  },
  initialGlobals: {
    language: 'en-US',
    theme: 'light',
    person: 'as the story has it',
    latency: '0 ms',
    fault: 'no fault',
  },
  decorators: [
    (Story, { globals, parameters }) =>
      // A screen's story is the whole console and brings its own theme and language.
      parameters['console'] === undefined ? (
        <UiProvider theme={globals['theme'] as ThemeName} locale={globals['language'] as Language}>
          <Story />
        </UiProvider>
      ) : (
        <Story />
      ),
  ],
  beforeEach: ({ globals }) => {
    document.documentElement.lang = globals['language'] as string;
    startStrict();
  },
  afterEach: endStrict,
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
});
