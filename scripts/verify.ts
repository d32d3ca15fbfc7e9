import { reportOf, runSteps, vitest, type Step } from './run-steps.ts';
import { playwrightCount } from './verify-count.ts';

const journeys = reportOf('journeys');

/** Cheap first; the first red one ends it. What needs but one core runs at once with others of its kind. */
const stages: Step[][] = [
  [{ name: 'types', command: ['pnpm', 'typecheck'] }],
  [{ name: 'lint', command: ['pnpm', 'lint'] }],
  [
    { name: 'build', command: ['pnpm', 'build'] },
    { name: 'storybook', command: ['pnpm', 'build:storybook'] },
  ],
  // From here on everything looks at that build, and makes none.
  [
    vitest('packages', ['packages'], '--maxWorkers=1'),
    vitest('laws', ['laws'], '--maxWorkers=1'),
    { name: 'size', command: ['pnpm', 'size'] },
  ],
  // What a busy machine shakes gets a second try, and is named at the end: it is wrong somewhere all the same.
  [vitest('unit', ['unit-*', 'node', 'keys'], '--retry=1')],
  // React as people get it, which draws in half the time; what it warns of while developing, the unit tests hear.
  [{ ...vitest('stories', ['stories'], '--retry=1'), env: { NODE_ENV: 'production' } }],
  [
    {
      name: 'journeys',
      command: ['pnpm', 'journeys', '--reporter=list,json', '--retries=1'],
      report: { file: journeys, read: playwrightCount },
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    },
  ],
];

await runSteps({ stages });
