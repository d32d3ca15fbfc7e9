import { expect, it } from 'vitest';
import { readLimit, readRows } from './read-rows.ts';

const pages = (total: number) => {
  const asked: number[] = [];
  const page = ({ page_no, page_size }: { page_no: number; page_size: number }) => {
    asked.push(page_no);
    const begin = (page_no - 1) * page_size;
    const list = Array.from(
      { length: Math.max(0, Math.min(page_size, total - begin)) },
      (_, at) => begin + at,
    );
    return Promise.resolve({ list, count: total });
  };
  return { asked, page };
};

const { signal } = new AbortController();

it('reads every page, and says how far it is', async () => {
  const { asked, page } = pages(2500);
  const told: number[] = [];
  const read = await readRows({ page, keyOf: (row) => row, onProgress: (done) => told.push(done), signal });
  expect([asked, told, read.rows.length, read.count]).toEqual([[1, 2, 3], [1000, 2000, 2500], 2500, 2500]);
});

it('stops at the limit, and says how many there are', async () => {
  const { asked, page } = pages(readLimit + 5000);
  const read = await readRows({ page, keyOf: (row) => row, onProgress: () => undefined, signal });
  expect([asked.length, read.rows.length, read.count]).toEqual([20, readLimit, readLimit + 5000]);
});

const shifted = ({ page_no }: { page_no: number }) =>
  Promise.resolve({
    list: page_no === 1 ? Array.from({ length: 1000 }, (_, at) => at) : [999, 1000],
    count: 1002,
  });

it('takes a row that moved to the next page once', async () => {
  const read = await readRows({ page: shifted, keyOf: (row) => row, onProgress: () => undefined, signal });
  expect(read.rows.length).toBe(1001);
});

it('stops when it is left', async () => {
  const left = new AbortController();
  left.abort();
  const { asked, page } = pages(10);
  const reading = readRows({ page, keyOf: (row) => row, onProgress: () => undefined, signal: left.signal });
  await expect(reading).rejects.toThrow();
  expect(asked).toEqual([]);
});
