import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './folders.ts';
import { secondsTable, sum, vitestCount, type Count } from './verify-count.ts';

/** One thing that is checked, by a program of its own. */
export interface Step {
  name: string;
  command: string[];
  /** Where the step writes what it ran and what came of it. A step without one counts as one. */
  report?: { file: string; read: (json: unknown) => Count };
  env?: Record<string, string>;
}

type Done = Count & { name: string; seconds: number };

const reports = join(root, '.cache', 'verify');

/** The file that a step's runner reports to. */
export const reportOf = (name: string): string => join(reports, `${name}.json`);

/** Tests of Vitest as a step; `options` may name some of their files. */
export function vitest(name: string, projects: string[], ...options: string[]): Step {
  const file = reportOf(name);
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

const heading = (name: string) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);

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

interface Running {
  /** What each step is handed besides. */
  options: string[];
  isAlone: boolean;
  beside: Set<ChildProcess>;
}

/** Runs a step; its output is shown as it comes, or once it has ended where others speak at the same time. */
async function run({ name, command, report, env }: Step, { options, isAlone, beside }: Running) {
  const [program = '', ...args] = command;
  const started = performance.now();
  if (isAlone) heading(name);
  const child = spawn(program, [...args, ...options], {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  beside.add(child);
  const said = [child.stdout, child.stderr].flatMap((stream) => (stream === null ? [] : text(stream)));
  const isGood = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
  beside.delete(child);
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
  if (count.failed > 0) for (const other of beside) other.kill();
  return { ...count, name, seconds };
}

interface Plan {
  /** What runs one after the other, and in each what runs at once. */
  stages: Step[][];
  /** Whether later stages run all the same once something is red. */
  goesOn?: boolean;
}

/**
 * Runs the steps that the command line names, or all of them: `stories laws --shard=1/2` runs two, and hands both the option.
 * The last line says what passed and what failed.
 */
export async function runSteps({ stages, goesOn = false }: Plan): Promise<void> {
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
    const beside = new Set<ChildProcess>();
    const isAlone = steps.length === 1;
    const ended = await Promise.all(steps.map((step) => run(step, { options, isAlone, beside })));
    done.push(...ended.filter((step) => step !== undefined));
    if (!goesOn && done.some(({ failed }) => failed > 0)) break;
  }

  const { passed, failed, unsteady = [] } = sum(done);
  for (const name of unsteady) console.log(`Passed only when tried again: ${name}`);
  console.log(`\n${secondsTable(done, (performance.now() - started) / 1000)}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
