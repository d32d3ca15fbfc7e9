import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.ts';
import { playwrightCount, sum, vitestCount, type Count } from './verify-count.ts';

interface Step {
  name: string;
  command: string[];
  /** Where the step writes what it ran and what came of it. A step without one counts as one. */
  report?: { file: string; read: (json: unknown) => Count };
}

const reports = join(root, '.cache', 'verify');

function vitest(name: string, projects: string[], ...options: string[]): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: vitestCount },
  };
}

// What a busy machine shakes in a browser gets a second try, and is named at the end: it is wrong somewhere all the same.
const journeys = join(reports, 'journeys.json');

/** Cheap first; the first red one ends it. */
const steps: Step[] = [
  { name: 'types', command: ['pnpm', 'typecheck'] },
  { name: 'lint', command: ['pnpm', 'lint'] },
  { name: 'build', command: ['pnpm', 'build'] },
  vitest('packages', ['packages']),
  { name: 'size', command: ['pnpm', 'size'] },
  // Left to itself the runner keeps one core free, which is half of two.
  vitest('unit', ['unit-*', 'node'], '--maxWorkers=2'),
  vitest('stories', ['stories'], '--retry=1'),
  vitest('laws', ['laws']),
  { name: 'storybook', command: ['pnpm', 'build:storybook'] },
  {
    name: 'journeys',
    command: ['pnpm', 'journeys', '--reporter=list,json', '--retries=1'],
    report: { file: journeys, read: playwrightCount },
  },
];

function run({ name, command: [program = '', ...args], report }: Step): Count {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const started = performance.now();
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = report === undefined ? one(status === 0) : read(report, status === 0);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

const one = (good: boolean): Count => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

/** What a report says, unless the runner itself says otherwise or nothing ran: then something is wrong that no test shows. */
function read({ file, read }: NonNullable<Step['report']>, good: boolean): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report: ${String(error)}`);
  }
  const silent = count.failed === 0 && (!good || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts: Count[] = [];
for (const step of steps) {
  const count = run(step);
  counts.push(count);
  if (count.failed > 0) break;
}

const { passed, failed, unsteady = [] } = sum(counts);
for (const name of unsteady) console.log(`Passed only when tried again: ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
