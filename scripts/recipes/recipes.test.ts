import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { component } from './component.ts';
import { domain } from './domain.ts';
import { namesOf } from './names.ts';
import { screen } from './screen.ts';

const names = namesOf('approval-queue');

it.each([
  ['component', component(names)],
  ['domain', domain(names)],
  ['screen', screen(names, 'center/todo')],
])('a new %s is code that can be read, under names of the house', (_kind, { files }) => {
  for (const [path, text] of Object.entries(files)) {
    expect(path).toMatch(/\/(approval-queue(\.\w+)?|index)\.tsx?$/);
    expect(parseSync(path, text).errors).toEqual([]);
  }
});

it('refuses a name that is not kebab-case', () => {
  expect(() => namesOf('ApprovalQueue')).toThrow('not kebab-case');
});
