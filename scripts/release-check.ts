import { runSteps, vitest, type Step } from './run-steps.ts';

/** Tests of tests/release as a step of its own. */
const ofRelease = (name: string, file: string): Step =>
  vitest(name, ['release'], `tests/release/${file}.test.ts`);

/** What is too slow for the gate. One after the other, because most of it measures; each runs whatever came of the others. */
const steps: Step[] = [
  vitest('servers', ['servers']),
  ofRelease('release', 'release'),
  ofRelease('offline', 'offline-build'),
  ofRelease('scale', 'scale'),
  ofRelease('memory', 'memory'),
  ofRelease('polling', 'polling'),
  { name: 'shots', command: ['pnpm', 'shots'] },
];

await runSteps({ stages: steps.map((step) => [step]), goesOn: true });
