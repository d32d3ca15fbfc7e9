/** Runs what a change can break and what is quick to ask: before a commit, while the whole gate is for the end. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestStories } from './nearest-stories.ts';
import { root } from './folders.ts';
import { secondsTable } from './verify-count.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What is compared with: what is named, or where this branch left main. */
const [base = ''] = process.argv[2] === undefined ? git('merge-base', 'HEAD', 'main') : [process.argv[2]];
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(join(root, path)));
const sources = changed.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('tests/consumers/'));
const stories = nearestStories(sources, git('ls-files', '*.stories.tsx'));

const steps: [name: string, ...command: string[]][] = [
  ['types', 'pnpm', 'typecheck'],
  ...(sources.length > 0
    ? [['lint', 'oxlint', '--type-aware', '--deny-warnings', ...sources] as [string, ...string[]]]
    : []),
  ['layout', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
  [
    'unit',
    'vitest',
    'run',
    '--project=unit-*',
    '--project=node',
    '--project=keys',
    `--changed=${base}`,
    '--passWithNoTests',
  ],
  [
    'laws',
    'vitest',
    'run',
    '--project=laws',
    // Two builds are compared by the gate alone: that takes as long as all other laws.
    '--exclude=tests/laws/build.test.ts',
  ],
  ...(stories.length > 0 ? [['stories', 'pnpm', 'stories', ...stories] as [string, ...string[]]] : []),
];

const times: { name: string; seconds: number }[] = [];
const started = performance.now();
const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

if (changed.length === 0) console.log(`Nothing differs from ${base}.`);
else
  for (const [name, program = '', ...args] of steps) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
    times.push({ name, seconds: secondsSince(began) });
    if (status !== 0) {
      process.exitCode = 1;
      break;
    }
  }
console.log(`\n${secondsTable(times, secondsSince(started))}`);
