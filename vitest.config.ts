import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium.ts';

const client = { conditions: ['@mpc/source', ...defaultClientConditions] };
const server = { conditions: ['@mpc/source', ...defaultServerConditions] };

// How long a test may hang, not how fast it has to be: two cores may be busy with other things.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

interface UnitTests {
  include: string[];
  exclude?: string[];
  environment?: 'happy-dom' | 'node';
  isolate?: boolean;
  setupFiles?: string[];
}

const unit = (
  name: string,
  { environment = 'happy-dom', setupFiles = [], ...test }: UnitTests,
): TestProjectConfiguration => ({
  plugins: [react({ jsxImportSource: '@mpc/ui' })],
  resolve: client,
  // Without a document the sources are resolved as a server does.
  ssr: { resolve: server },
  test: {
    ...patience,
    ...test,
    name,
    environment,
    setupFiles: ['tests/support/unit.setup.ts', ...setupFiles],
  },
});

const withDatabase = ['packages/console/src/shared/testing/with-database.ts'];

// The stories bring Storybook, which takes seconds to start: not where only other projects are asked for.
const asked = process.argv.flatMap((word, at, words) => (word === '--project' ? [words[at + 1]] : []));
const withStories = (asked.length === 0 || asked.includes('stories')) && existsSync('.storybook/main.ts');

/** What a guide says of the keyboard is tried where keys are pressed, not simulated. */
const byKeyboard = ['packages/ui/src/**/*-keys.test.tsx'];

/** A browser for one project: the runner writes into what it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nothing moves, so nothing is looked at while it fades in.
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Rules of the console that are tried with the network or the browser replaced before they are loaded. */
const apart = [
  'packages/console/src/features/payments/intents/*.test.ts',
  'packages/console/src/shared/session/session.test.ts',
  'packages/console/src/app/honest-orders.test.ts',
  'packages/console/src/app/places-agree.test.ts',
  'packages/console/src/shared/api/own-person.test.ts',
  'packages/console/src/features/approvals/items/load-item.test.ts',
  'packages/console/src/features/approvals/lying-server.test.ts',
  'packages/console/src/features/approvals/bulk/decide-in-bulk.test.ts',
];

export default defineConfig({
  test: {
    // Left to itself the runner keeps one core free, which is half of two.
    maxWorkers: '100%',
    projects: [
      // The library and the console's rules keep nothing between them, so that their tests may share one document.
      unit('unit-ui', { include: ['packages/ui/src/**/*.test.tsx'], exclude: byKeyboard, isolate: false }),
      // Rules need no document: making one takes longer than most of them. A file that needs one says so itself.
      unit('unit-rules', {
        include: ['packages/{ui,console}/src/**/*.test.ts'],
        exclude: apart,
        environment: 'node',
        isolate: false,
        setupFiles: withDatabase,
      }),
      unit('unit-console', {
        include: ['packages/console/src/**/*.test.tsx', ...apart],
        isolate: false,
        setupFiles: [...withDatabase, 'packages/console/src/shared/testing/fresh-console.ts'],
      }),
      {
        // The API is tested in plain Node: a simulated DOM brings its own XMLHttpRequest, which msw does not see.
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          // Each test makes a sandbox of its own; what they share is the code, and how a world begins.
          isolate: false,
          include: [
            'packages/api/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
            'tests/transcripts/**/*.test.ts',
          ],
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: { ...patience, name: 'laws', environment: 'node', include: ['tests/laws/**/*.test.{ts,tsx}'] },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...patience,
          name: 'packages',
          environment: 'node',
          globalSetup: 'tests/packages/pack.setup.ts',
          include: ['tests/packages/**/*.test.ts'],
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...patience,
          name: 'servers',
          environment: 'node',
          include: ['tests/web-servers/**/*.test.ts'],
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        // What builds anew takes minutes: `pnpm release:check`, not the gate.
        test: {
          testTimeout: 600_000,
          name: 'release',
          environment: 'node',
          fileParallelism: false,
          include: ['tests/release/**/*.test.ts'],
        },
      },
      {
        // Not by the plugin, which has the library's runtime bundled ahead, and React's for development is lost in that.
        oxc: { jsx: { runtime: 'automatic', importSource: '@mpc/ui', development: false } },
        // React Aria asks this of `process` while testing, which a browser has not.
        define: { 'process.env.VIRT_ON': '"true"' },
        // Found while tests run, they would be loaded anew in the midst of them.
        optimizeDeps: {
          include: [
            'react/jsx-runtime',
            'react-dom',
            'styled-components',
            ...['@internationalized/date', 'lucide-react', 'react-aria-components', 'uqr'].map(
              (name) => `@mpc/ui > ${name}`,
            ),
          ],
        },
        resolve: client,
        test: {
          ...patience,
          name: 'keys',
          isolate: false,
          include: byKeyboard,
          setupFiles: ['tests/support/unit.setup.ts'],
          browser: browser(),
        },
      },
      {
        plugins: withStories ? [storybookTest({ configDir: '.storybook' })] : [],
        resolve: client,
        test: {
          ...patience,
          name: 'stories',
          isolate: false,
          browser: browser(),
        },
      },
    ],
  },
});
