import { expect, it, vi } from 'vitest';
import { fetchAll } from './fetch-all.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const keyOf = ({ id }: { id: number }) => id;

const pageOf = (all: readonly { id: number }[]) => (page: number, size: number) =>
  Promise.resolve({ list: all.slice((page - 1) * size, page * size), count: all.length });

it('reads every page, and tells how far it is', async () => {
  const onProgress = vi.fn();
  expect(await fetchAll({ page: pageOf(rows(230)), keyOf, onProgress })).toEqual(rows(230));
  expect(onProgress.mock.calls).toEqual([
    [100, 230],
    [200, 230],
    [230, 230],
  ]);
});

it('asks once where there is nothing', async () => {
  const page = vi.fn(pageOf([]));
  expect(await fetchAll({ page, keyOf, onProgress: () => undefined })).toEqual([]);
  expect(page).toHaveBeenCalledTimes(1);
});

it('starts again when a row goes while it reads', async () => {
  let asked = 0;
  const page = (at: number, size: number) => {
    asked += 1;
    return pageOf(asked === 1 ? rows(150) : rows(150).slice(1))(at, size);
  };
  expect(await fetchAll({ page, keyOf, onProgress: () => undefined })).toEqual(rows(150).slice(1));
});

it('fails rather than leave something out, where the list never comes to rest', async () => {
  let count = 150;
  const page = (at: number, size: number) => pageOf(rows((count += 1)))(at, size);
  await expect(fetchAll({ page, keyOf, onProgress: () => undefined })).rejects.toThrow();
});
