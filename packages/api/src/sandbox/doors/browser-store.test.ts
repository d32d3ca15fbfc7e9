import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { browserStore } from './browser-store.ts';

it('finds after a reload what was added before, in order', async () => {
  const store = await browserStore('orders');
  expect(store.lines).toEqual([]);
  await store.replace(['one']);
  await store.append('two');
  expect((await browserStore('orders')).lines).toEqual(['one', 'two']);
});

it('puts new lines in the place of all old ones', async () => {
  const store = await browserStore('fresh');
  await store.replace(['one', 'two']);
  await store.replace(['three']);
  expect((await browserStore('fresh')).lines).toEqual(['three']);
});

it('keeps worlds of other names apart', async () => {
  await (await browserStore('a')).replace(['one']);
  expect((await browserStore('b')).lines).toEqual([]);
});
