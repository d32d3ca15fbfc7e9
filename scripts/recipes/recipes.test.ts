import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@mpc/api';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { paths } from '../../packages/console/src/shared/paths.ts';
import { root } from '../folders.ts';
import { component } from './component.ts';
import { domain } from './domain.ts';
import { namesOf } from './names.ts';
import { listedCall } from './screen-call.ts';
import { screenNames } from './screen-names.ts';
import { screen } from './screen.ts';

const names = namesOf('approval-queue');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

it.each([
  ['component', component(names)],
  ['domain', domain(names)],
])('a new %s is code that can be read, under names of the house', (_kind, { files }) => {
  for (const [path, text] of Object.entries(files)) {
    expect(path).toMatch(/\/(approval-queue(\.\w+)?|index)\.tsx?$/);
    expect(parseSync(path, text).errors).toEqual([]);
  }
});

it('refuses a name that is not kebab-case', () => {
  expect(() => namesOf('ApprovalQueue')).toThrow('not kebab-case');
});

describe('a new screen', () => {
  const title = { english: 'Sample', chinese: '示例' };
  // A branch and a path of its own, so that the sample is never one of the screens that are there.
  const tree = { center: { sample: { index: '/mpc/center/sample', dayLog: '/mpc/center/sample/dayLog' } } };
  const named = screenNames('center/sample/dayLog', title, tree);
  const { files, edits = {} } = screen(named, listedCall(calls, 'operations.list'));
  const edited = (path: string, text = textOf(path)) => edits[path]?.(text) ?? '';
  const ofConsole = (path: string) => edited(`packages/console/src/${path}`);

  it.each(['operations.list', 'kyt.orders', 'coldWallet.tasks'])('of %s is code that can be read', (call) => {
    for (const [path, text] of Object.entries(screen(named, listedCall(calls, call)).files)) {
      expect(path).toMatch(/\/center\/sample\/sample-day-log(-list|-first|-columns|\.\w+)\.tsx?$/);
      expect(parseSync(path, text).errors).toEqual([]);
    }
  });

  it('is routed, reached and translated by the names it has', () => {
    const code = Object.values(files).join('\n');
    const routes = edited(`${named.folder}/sample.routes.tsx`, '');
    expect(code).toContain('export function SampleDayLogScreen()');
    expect(routes).toMatch(
      /paths\.center\.sample\.dayLog,[^]*sample-day-log\.screen\.tsx[^]*'SampleDayLogScreen',\s+'sample',[^]*sample-day-log-first\.ts/,
    );
    expect(ofConsole('app/routes.tsx')).toMatch(
      /import \{ sampleRoutes \}[^]*\n {2}\.\.\.sampleRoutes,\n\];/,
    );
    const imported = [...ofConsole('app/routes.tsx').matchAll(/ from '(\.\.\/screens\/.*)';/g)].map(
      ([, file]) => file,
    );
    expect(imported).toEqual(imported.toSorted((one = '', other = '') => (one < other ? -1 : 1)));
    expect(ofConsole('shared/navigation/destinations.tsx')).toContain("label: 'nav.sampleDayLog'");
    expect(ofConsole('shared/i18n/i18next.d.ts')).toContain('      sample: typeof sample;\n');
    for (const language of ['en-US', 'zh-CN']) {
      expect(edited(`locales/${language}/translation.json`)).toContain('"sampleDayLog"');
      const words = JSON.parse(edited(`locales/${language}/sample.json`, '')) as {
        sampleDayLog: { column: Record<string, string> };
      };
      const asked = [...code.matchAll(/t\('sampleDayLog\.column\.(\w+)'\)/g)].map(([, key]) => key);
      expect(Object.keys(words.sampleDayLog.column)).toEqual(
        asked.toSorted((one = '', other = '') => (one < other ? -1 : 1)),
      );
    }
  });

  it('leaves every file it changes readable, and a second screen of a branch adds its route alone', () => {
    for (const path of ['app/routes.tsx', 'shared/navigation/destinations.tsx', 'shared/i18n/i18next.d.ts'])
      expect(parseSync(path, ofConsole(path)).errors).toEqual([]);
    const branch = `packages/console/src/app/routes.tsx`;
    const once = edited(branch);
    expect(edited(branch, once)).toBe(once);
    const routes = `${named.folder}/sample.routes.tsx`;
    expect(edited(routes, edited(routes, '')).match(/ screen\(/g)).toHaveLength(2);
  });

  it('is taken out of the list of what is missing, and refused where it is not in it', () => {
    const unbuilt = 'tests/laws/unbuilt-paths.json';
    expect(edited(unbuilt, '["/mpc/center/sample/dayLog", "/mpc/x"]')).toBe('[\n  "/mpc/x"\n]\n');
    expect(() => edited(unbuilt)).toThrow('is built already');
  });

  it.each([
    ['center/nowhere', 'is not in shared/paths.ts'],
    ['wallet/PersonalBook', 'is not a screen of one wallet'],
    ['center/collection/edit/:id', 'asks for an id'],
  ])('%s is refused: it %s', (address, reason) => {
    expect(() => screenNames(address, title, paths)).toThrow(reason);
  });

  it.each([
    ['operations.nothing', 'is no query'],
    ['members.list', 'does not answer pages of rows'],
    ['autoCollect.waitingAddresses', 'needs symbol'],
  ])('of %s is refused: it %s', (call, reason) => {
    expect(() => listedCall(calls, call)).toThrow(reason);
  });

  it('is refused without words in both languages', () => {
    expect(() => screenNames('center/invoice', { english: 'Invoices', chinese: 'Invoices' }, paths)).toThrow(
      '--zh',
    );
  });
});
