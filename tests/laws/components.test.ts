import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/folders.ts';
import { exportsOf, filesIn, importsOf, textOf } from '../support/sources.ts';

const home = 'packages/ui/src/components';
const doors = filesIn(home, /\/index\.ts$/);
const folders = [...new Set(filesIn(home).map((path) => path.split('/')[4] ?? ''))];
const exported = new Set(importsOf('packages/ui/src/index.ts').map(({ target }) => target));

const wholePages = new Set(['app-frame', 'outside-page']);

describe.each(folders)('component %s', (name) => {
  const inside = filesIn(`${home}/${name}`);
  const some = (ending: string) => inside.filter((path) => path.endsWith(ending));

  it('has a door, and the library exports it', () => {
    expect(doors).toContain(`${home}/${name}/index.ts`);
    expect(exported).toContain(`${home}/${name}/index.ts`);
  });

  it('has stories', () => {
    const stories = some('.stories.tsx').map(textOf).join('\n');
    expect(stories).toMatch(/export const \w+ = meta\.story\(/);
  });

  it('tells a designer when to take it, and shows every look at once', () => {
    const stories = some('.stories.tsx').map(textOf).join('\n');
    expect(some('.guide.tsx')).not.toEqual([]);
    expect(stories).toMatch(/guided\(/);
    // A whole page has landmarks, of which a page of permutations may have but one.
    if (!wholePages.has(name)) expect(stories).toMatch(/export const Permutations = meta\.story\(/);
  });

  it('names its parts, as a story shows them', () => {
    const stories = some('.stories.tsx').map(textOf).join('\n');
    const names = [...stories.matchAll(/^export const (\w+) = /gm)].map(([, story = '']) =>
      story.replaceAll(/(?!^)[A-Z]/g, ' $&'),
    );
    for (const guide of some('.guide.tsx').filter((path) => /: Guide|satisfies Guide/.test(textOf(path)))) {
      const [, story] = /anatomy: \{\s+story: '([^']+)'/.exec(textOf(guide)) ?? [];
      expect(names, guide).toContain(story);
    }
  });

  it('keeps the promises every component keeps', () => {
    expect(some('.test.tsx').map(textOf).join('\n')).toMatch(/describeConformance\(/);
  });
});

it('whatever the door of the library opens exists', () => {
  for (const target of exported) expect(existsSync(join(root, target)), target).toBe(true);
  expect(exportsOf('packages/ui/src/index.ts').length).toBeGreaterThan(folders.length);
});
