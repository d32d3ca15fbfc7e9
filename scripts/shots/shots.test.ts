import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../folders.ts';
import { specifiedRoutes } from '../../tests/laws/routes.ts';
import { compareDots, type Dots } from './compare.ts';
import { readShotsOptions } from './options.ts';
import { pageData } from './page-data.ts';
import { isAskedFor, looksOf, pictureAt, picturesOf, screensNamed } from './pictures.ts';
import { summaryOf, type Result } from './results.ts';
import { allScreens } from './screens.ts';
import { mostBytes, tour } from './tour.ts';

const screens = allScreens();
const all = looksOf({ languages: [], themes: [], widths: [] });

it('pictures every screen that a specified route leads to, once', () => {
  expect(screens.flatMap(({ routes }) => routes).toSorted()).toEqual([...specifiedRoutes].toSorted());
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  expect(screens.find(({ name }) => name === 'center/collection/edit')).toEqual({
    name: 'center/collection/edit',
    routes: ['/mpc/center/collection/edit/:id'],
    stories: 'packages/console/src/screens/center/collection/edit/collection-edit.stories.tsx',
  });
});

it('pictures a screen in both languages, both themes and four widths', () => {
  const files = picturesOf('center/todo', all).map(({ file }) => file);
  expect(new Set(files).size).toBe(16);
  expect(files[0]).toBe('center/todo/en-US-light-1440.png');
});

it('narrows by screen, with what lies below it, and by look', () => {
  const named = screensNamed(screens, ['center/api']).map(({ name }) => name);
  expect(named).toEqual(['center/api', 'center/api/addApi', 'center/api/editApi', 'center/api/log']);
  expect(() => screensNamed(screens, ['center/nothing'])).toThrow(/There is no screen center\/nothing/);
  expect(looksOf({ languages: ['zh-CN'], themes: [], widths: [390] })).toEqual([
    { language: 'zh-CN', theme: 'light', width: 390 },
    { language: 'zh-CN', theme: 'dark', width: 390 },
  ]);
});

it('knows what an earlier picture shows, so that one outside of what was asked for is not gone', () => {
  const picture = pictureAt('center/old/zh-CN-dark-390.png');
  expect(picture).toMatchObject({ screen: 'center/old', language: 'zh-CN', theme: 'dark', width: 390 });
  if (picture === undefined) throw new Error('A picture is not known');
  const asked = { screens: [], languages: [], themes: [], widths: [] };
  expect(isAskedFor(picture, asked)).toBe(true);
  expect(isAskedFor(picture, { ...asked, screens: ['center/api'] })).toBe(false);
  expect(isAskedFor(picture, { ...asked, widths: [1440] })).toBe(false);
  expect(pictureAt('notes.png')).toBeUndefined();
});

const read = (...args: string[]) => readShotsOptions(args, { SHOTS_EARLIER: 'old' }, root);

it('reads the command line, and says what is wrong with it', () => {
  expect(
    read('/mpc/center/api/', '--language', 'zh-CN', '--width', '390', '--width', '1024').narrowing,
  ).toEqual({
    screens: ['center/api'],
    languages: ['zh-CN'],
    themes: [],
    widths: [390, 1024],
  });
  expect(read().earlier).toBe(`${root}/old`);
  expect(() => read('--width', '400')).toThrow('--width 400: one of 1440, 1280, 1024, 390 is needed');
  expect(() => read('--earlier', 'dist/shots')).toThrow(/this run writes there/);
});

const dots = (width: number, height: number, red: number[]): Dots => ({
  width,
  height,
  data: new Uint8ClampedArray(red.flatMap((value) => [value, 0, 0, 255])),
});

it('counts the dots that differ, and those that only one of two pictures has', () => {
  expect(compareDots(dots(2, 1, [1, 2]), dots(2, 1, [1, 2])).count).toBe(0);
  const { count, drawn } = compareDots(dots(2, 1, [1, 2]), dots(1, 2, [1, 9]));
  expect(count).toBe(3);
  expect([drawn.width, drawn.height]).toEqual([2, 2]);
  expect(Array.from(drawn.data.subarray(4, 8))).toEqual([220, 30, 60, 255]);
});

const result = (screen: string, is: Result['is'], more: Partial<Result> = {}): Result => ({
  screen,
  language: 'en-US',
  theme: 'light',
  width: 390,
  file: `${screen}/en-US-light-390.png`,
  is,
  ...more,
});

const run = [
  result('wallet', 'same'),
  result('center/todo', 'changed', { count: 12, overflow: 8 }),
  result('center/new', 'new'),
  result('center/old', 'gone'),
  result('login', 'failed', { failure: 'The screen is still loading' }),
];

it('says what changed, which screens are new or gone, what is too wide and what failed', () => {
  expect(summaryOf(run)).toEqual([
    'login, en-US light 390: The screen is still loading',
    'Wider than the window: center/todo en-US light 390 by 8 px',
    'New screens: center/new',
    'Screens that are gone: center/old',
    'center/todo, en-US light 390: 12 dots changed',
    'Against the earlier run: 1 the same, 1 changed, 1 new, 1 gone',
    '3 pictures of 3 screens, 1 failed',
  ]);
});

it('hands the page the files that there are, as text that ends no script', () => {
  const data = pageData([...run, result('center/kyt', 'failed', { failure: '</script>' })]);
  expect(data).not.toContain('</');
  expect((JSON.parse(data) as { files: object }[]).map(({ files }) => files)).toEqual([
    { now: 'pictures/wallet/en-US-light-390.png' },
    {
      now: 'pictures/center/todo/en-US-light-390.png',
      earlier: 'earlier/center/todo/en-US-light-390.png',
      difference: 'differences/center/todo/en-US-light-390.png',
    },
    { now: 'pictures/center/new/en-US-light-390.png' },
    { earlier: 'earlier/center/old/en-US-light-390.png' },
    {},
    {},
  ]);
});

it('takes the pictures that the README shows, in its order, light enough for the repository', () => {
  const folder = join(root, 'docs', 'tour');
  const names = tour.map(({ name }) => `${name}.webp`);
  const shown = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/docs\/tour\/([\w.-]+)/g);
  expect([...shown].map(([, name]) => name)).toEqual(names);
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => statSync(join(folder, name)).size > mostBytes)).toEqual([]);
});
