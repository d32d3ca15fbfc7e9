import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { lazy, Suspense } from 'react';
import { configure, getConfig } from 'storybook/test';
import { playAsWritten } from './as-written.ts';
import { checkAnatomy } from './check-anatomy.ts';
import { readableProps } from './docs/readable-props.ts';
import type { Guide } from './guide.ts';
import { LookedAt } from './looked-at.tsx';
import { axeOptions, checkLooks, checkZoomed, type Look } from './looks.ts';
import { faults, latencies, untouched } from './toolbar-faults.ts';
import { printedOnce } from '../tests/support/printed-once.ts';
import { isFrame, opened } from './opened.tsx';
import { endStrict, noteUnanswered, startStrict } from './strict.ts';
import '../packages/console/src/app/fonts.css';

// A screen's first look loads its code; one second is short for that on a machine that is busy with other things.
configure({ asyncUtilTimeout: 20_000, ...printedOnce(getConfig) });

// The tests of stories open no page of documentation, and load none.
const DocsFrame = lazy(() => import('./docs/docs-frame.tsx'));
const DocsPage = lazy(() => import('./docs/docs-page.tsx'));

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

let started: ReturnType<typeof startWorker> | undefined;

/** A page of documentation shows many stories at once, and each of them asks for the worker. */
const startOnce = () => (started ??= startWorker());

const toolbar = (
  title: string,
  icon: 'globe' | 'contrast' | 'user' | 'hourglass' | 'alert',
  items: readonly string[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The widths at which the frame changes, and the two that everything is looked at. */
const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  rail: { name: 'Icons only', styles: { width: '1024px', height: '768px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};

const lookOf = ({ theme, language }: Record<string, unknown>) => ({ theme, language }) as Look;

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startOnce)],
  // A page of documentation for every component and pattern; main.ts takes it from the screens.
  tags: ['autodocs'],
  argTypesEnhancers: [readableProps],
  globalTypes: {
    language: toolbar('Language', 'globe', ['en-US', 'zh-CN']),
    theme: toolbar('Theme', 'contrast', ['light', 'dark']),
    person: toolbar('Person', 'user', [
      untouched.person,
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
    language: import.meta.env['VITE_LANGUAGE'] ?? 'en-US',
    theme: 'light',
    ...untouched,
  },
  decorators: [
    (Story, { parameters }) => (isFrame && parameters['opens'] === true ? opened(Story) : <Story />),
    (Story, { globals, parameters }) =>
      // A screen's story is the whole console and brings its own theme and language.
      parameters['console'] === undefined ? (
        <LookedAt {...lookOf(globals)}>
          <Story />
        </LookedAt>
      ) : (
        <Story />
      ),
  ],
  beforeEach: ({ globals, parameters }) => {
    document.documentElement.lang = globals['language'] as string;
    // As Storybook lays it out; the test runner has no page of its own around a story.
    if (import.meta.env.MODE === 'test')
      Object.assign(document.body.style, {
        margin: '0',
        padding: parameters['layout'] === 'padded' ? '1rem' : '0',
      });
    startStrict();
  },
  afterEach: async ({ globals, name, parameters, title }) => {
    // In Storybook itself the toolbar changes the look, and its panels say what they find.
    if (import.meta.env.MODE !== 'test') return;
    await checkAnatomy(parameters['guide'] as Guide | undefined, name);
    const isAll = name === 'Permutations';
    const scope = isAll || title.startsWith('Foundations/') ? 'all' : 'some';
    await checkLooks(lookOf(globals), parameters['console'] === undefined ? scope : 'console');
    // The dark ones are laid out like the light ones.
    if (isAll || (title.startsWith('Patterns/') && globals['theme'] === 'light')) await checkZoomed();
    endStrict();
  },
  parameters: {
    // Its panel checks what is looked at; the tests check each look by themselves.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error', options: axeOptions },
    layout: 'padded',
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: DocsPage,
      source: { language: 'tsx' },
      toc: {
        title: 'On this page',
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .docs-example *',
      },
    },
    viewport: { options: viewports },
    // What chromatic.config.json lets be photographed is photographed in these looks.
    chromatic: {
      modes: {
        light: { theme: 'light', language: 'en-US' },
        dark: { theme: 'dark', language: 'en-US' },
        chinese: { theme: 'light', language: 'zh-CN' },
        'dark chinese': { theme: 'dark', language: 'zh-CN' },
      },
    },
    options: {
      // Read without being run, so it is written out here.
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Welcome',
            'All components',
            'Color',
            'Type',
            'Space and radius',
            'Shadows and layers',
            'Icons',
            'Motion',
            'Words',
            'Numbers and addresses',
          ],
          'Actions',
          'Forms',
          'Data',
          'Charts',
          'Money',
          'Overlays',
          'Navigation',
          'Feedback',
          'Layout',
          'Patterns',
          ['List', 'Form', 'Detail', 'Approval', 'Log', 'Settings'],
          'Screens',
          'API',
        ],
      },
    },
  },
});

playAsWritten(preview);

export default preview;
