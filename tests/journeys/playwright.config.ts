import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

export default defineConfig({
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the gate has cores, because a journey often waits.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // No page lives long enough to earn back what optimizing its code costs, and both cores have work already.
    launchOptions: {
      ...chromiumLaunch,
      args: [...chromiumLaunch.args, '--js-flags=--no-opt --no-maglev --single-threaded'],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Etc/UTC',
    // What opens stands there at once; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a third of the time of all: `TRACE=1 pnpm journeys <file>` records them.
    trace: process.env['TRACE'] === undefined ? 'off' : 'on',
  },
});
