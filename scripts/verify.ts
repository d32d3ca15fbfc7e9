import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './folders.ts';
import { playwrightCount, secondsTable, sum, vitestCount, type Count } from './verify-count.ts';

interface Step {
  name: string;
  command: string[];
  /** Where the step writes what it ran and what came of it. A step without one counts as one. */
  report?: { file: string; read: (json: unknown) => Count };
  env?: Record<string, string>;
}

type Done = Count & { name: string; seconds: number };

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
  [vitest('unit', ['unit-*', 'node', 'keys'])],
  // React as people get it, which draws in half the time; what it warns of while developing, the unit tests hear.
  [{ ...vitest('stories', ['stories'], '--retry=1'), env: { NODE_ENV: 'production' } }],
  [
    {
      name: 'journeys',
      command: ['pnpm', 'journeys', '--reporter=list,json', '--retries=1'],
      report: { file: journeys, read: playwrightCount },
    },
  ],
];

const heading = (name: string) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);

/** Runs a step; its output is shown as it comes, or once it has ended where others speak at the same time. */
async function run({ name, command, report, env }: Step, isAlone: boolean, running: Set<ChildProcess>) {
  const [program = '', ...args] = command;
  const started = performance.now();
  if (isAlone) heading(name);
  const child = spawn(program, [...args, ...options], {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys, ...env },
  });
  running.add(child);
  const said = [child.stdout, child.stderr].flatMap((stream) => (stream === null ? [] : text(stream)));
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
  running.delete(child);
  if (child.killed) return undefined;
  if (!isAlone) {
    heading(name);
    console.log((await Promise.all(said)).join('').trim());
  }
  const count = report === undefined ? one(isGood) : read(report, isGood);
  const seconds = (performance.now() - started) / 1000;
  for (const line of count.says ?? []) console.log(line);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s`);
  // The first red one ends those that run beside it.
  if (count.failed > 0) for (const other of running) other.kill();
  return { ...count, name, seconds };
}

const one = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** What a report says, unless the runner itself says otherwise or nothing ran: then something is wrong that no test shows. */
function read({ file, read }: NonNullable<Step['report']>, isGood: boolean): Count {
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report: ${String(error)}`);
  }
  const silent = count.failed === 0 && (!isGood || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}

/** `pnpm verify stories laws --shard=1/2` runs these steps only, and hands them the option. */
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const named = words.filter((word) => !word.startsWith('--'));
const names = stages.flat().map(({ name }) => name);
for (const name of named)
  if (!names.includes(name)) throw new Error(`There is no step ${name}; there are ${names.join(', ')}`);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const started = performance.now();
const done: Done[] = [];
for (const stage of stages) {
  const steps = stage.filter(({ name }) => named.length === 0 || named.includes(name));
  const running = new Set<ChildProcess>();
  const ended = await Promise.all(steps.map((step) => run(step, steps.length === 1, running)));
  done.push(...ended.filter((step) => step !== undefined));
  if (done.some(({ failed }) => failed > 0)) break;
}

const { passed, failed, unsteady = [] } = sum(done);
for (const name of unsteady) console.log(`Passed only when tried again: ${name}`);
console.log(`\n${secondsTable(done, (performance.now() - started) / 1000)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
