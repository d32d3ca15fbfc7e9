import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { codesOf } from '../../.storybook/build/docs-plugin.ts';
import { patternFiles } from '../../.storybook/build/pattern-files.ts';
import { aliases } from '../../.storybook/build/search-aliases.ts';
import { placeMarks } from '../../.storybook/docs/place-marks.ts';
import { root } from '../../scripts/folders.ts';
import { filesIn, textOf } from '../support/sources.ts';

const run = promisify(execFile);
const components = filesIn('packages/ui/src/components', /\.stories\.tsx$/);
const patterns = filesIn('packages/ui/src/patterns', /\.stories\.tsx$/);

/** What the documentation shows below each story, by a name for its file. */
async function blocks(): Promise<Map<string, string | undefined>> {
  const all = await Promise.all(
    components.map(async (path) =>
      [...(await codesOf(root, join(root, path)))].map(
        ([story, code]) => [`${basename(path, '.stories.tsx')}--${story}.tsx`, code] as const,
      ),
    ),
  );
  return new Map(all.flat());
}

const titleOf = (path: string) => /preview\.meta\(\{.*?title: '([^']+)'/s.exec(textOf(path))?.[1] ?? '';

it('the code below every story can be pasted: it compiles by itself, against what @mpc/ui exports', async () => {
  const found = await blocks();
  const shown = [...found].filter((block): block is [string, string] => block[1] !== undefined);
  // Only what shows every combination at once has nothing to paste.
  expect([...found.keys()].filter((name) => !shown.some(([one]) => one === name)).join('\n')).not.toMatch(
    /--(?!Permutations)/,
  );
  expect(shown.length).toBeGreaterThan(400);
  for (const [name, code] of shown) expect(code, name).not.toMatch(/\[object |storybook|\.\.\/|__/);

  const folder = join(root, '.cache', 'pasted');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of shown) writeFileSync(join(folder, name), code);
  for (const path of patterns)
    for (const { name, code } of patternFiles(join(root, path))) writeFileSync(join(folder, name), code);
  const ui = '../../packages/ui';
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      paths: { '@mpc/ui': [`${ui}/src/index.ts`], 'lucide-react': [`${ui}/node_modules/lucide-react`] },
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    include: ['*.ts', '*.tsx'],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = await run('node_modules/.bin/tsc', ['-p', folder], { cwd: root }).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(stdout).toBe('');
  // Five hundred files are compiled, on a machine that may be busy with other things.
}, 240_000);

it('every page lies in a category that the side bar orders', () => {
  const order = /storySort: \{.*?order: \[(.*?)\n {8}\]/s.exec(textOf('.storybook/preview.tsx'))?.[1] ?? '';
  const categories: string[] = order.replaceAll(/\[.*?\]/gs, '').match(/'[^']+'/g) ?? [];
  const titles = filesIn('packages', /\.stories\.tsx$/).map(titleOf);
  expect(titles.filter((title) => !categories.includes(`'${title.split('/')[0]}'`))).toEqual([]);
});

it('every component is found by what it is called elsewhere', () => {
  const names = components.map((path) => titleOf(path).split('/')[1] ?? '');
  expect(Object.keys(aliases).filter((name) => !names.includes(name))).toEqual([]);
  for (const wanted of [
    'modal',
    'dropdown',
    'accordion',
    'alert',
    'snackbar',
    'money',
    'autocomplete',
    'datepicker',
    'chip',
    'pill',
    'loader',
    'hamburger',
    '弹窗',
    '表格',
    '下拉',
    '抽屉',
    '提示',
    '菜单',
    '开关',
    '日期',
    '标签页',
    '加载',
  ])
    expect(Object.values(aliases).flat()).toContain(wanted);
});

it('a photograph of every screen, pattern and permutation fails where it changed', () => {
  const { exitZeroOnChanges, onlyStoryNames } = JSON.parse(textOf('chromatic.config.json')) as Record<
    string,
    unknown
  >;
  expect(exitZeroOnChanges).toBe(false);
  expect(onlyStoryNames).toEqual(['*/*/Permutations', 'Patterns/**', 'Screens/**']);
});

it('the numbers of an anatomy lie beside each other, and not on a part that is as small as they are', () => {
  const button = { left: 40, top: 40, right: 66, bottom: 66 };
  const icon = { left: 45, top: 45, right: 61, bottom: 61 };
  const [first = { left: 0, top: 0 }, second = { left: 0, top: 0 }] = placeMarks([button, icon]);
  expect(Math.hypot(first.left - second.left, first.top - second.top)).toBeGreaterThan(18);
  for (const { left, top } of [first, second])
    expect([
      left + 9 > icon.left && left - 9 < icon.right,
      top + 9 > icon.top && top - 9 < icon.bottom,
    ]).toContain(false);
});
