import { expect, it } from 'vitest';
import { drawerStackReducer, type DrawerPage } from './drawer-stack.reducer.ts';

const page = (key: string, title = key): DrawerPage => ({ key, title, content: null });
const titles = (pages: readonly DrawerPage[]) => pages.map(({ title }) => title);

it('puts the newest page on top', () => {
  expect(titles(drawerStackReducer([page('a')], { type: 'push', page: page('b') }))).toEqual(['a', 'b']);
});

it('goes back to a page that is pushed again, and renews it', () => {
  const pages = [page('a'), page('b'), page('c')];
  expect(titles(drawerStackReducer(pages, { type: 'push', page: page('b', 'b2') }))).toEqual(['a', 'b2']);
});

it('takes away the top page only, and nothing from an empty stack', () => {
  expect(titles(drawerStackReducer([page('a'), page('b')], { type: 'pop' }))).toEqual(['a']);
  expect(drawerStackReducer([], { type: 'pop' })).toEqual([]);
});

it('clears', () => {
  expect(drawerStackReducer([page('a'), page('b')], { type: 'clear' })).toEqual([]);
});
