import { expect, it } from 'vitest';
import { readMany } from './read-many.ts';

const all = Array.from({ length: 9 }, (_, at) => at);
const way = (onDone: (count: number) => void, signal = new AbortController().signal) => ({ signal, onDone });
/** Later ones answer first. */
const later = (one: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 9 - one);
  });

it('counts each once, also one whose call has to be repeated, and keeps their order', async () => {
  const counts: number[] = [];
  const asked: number[] = [];
  const call = async (one: number) => {
    asked.push(one);
    await later(one);
    if (one === 3 && asked.filter((other) => other === 3).length < 3) throw new Error('No answer');
    return one * 10;
  };
  const again = async (one: number): Promise<number> => call(one).catch(() => again(one));
  const found = await readMany(
    all,
    again,
    way((count) => counts.push(count)),
  );
  expect(found).toEqual(all.map((one) => one * 10));
  expect(asked.filter((one) => one === 3)).toHaveLength(3);
  expect(counts).toEqual(all.map((one) => one + 1));
});

it('counts nothing more once one has failed, and reads none of those that wait', async () => {
  const counts: number[] = [];
  const asked: number[] = [];
  const read = async (one: number) => {
    asked.push(one);
    if (one === 1) throw new Error('Refused');
    await later(one);
  };
  await expect(
    readMany(
      all,
      read,
      way((count) => counts.push(count)),
    ),
  ).rejects.toThrow('Refused');
  await later(-9);
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(counts).toEqual([]);
});

it('reads nothing more once it is stopped', async () => {
  const stop = new AbortController();
  const asked: number[] = [];
  const read = async (one: number) => void asked.push(one);
  const onDone = (count: number) => {
    if (count === 2) stop.abort();
  };
  await expect(readMany(all, read, way(onDone, stop.signal))).rejects.toThrow(/abort/i);
  await later(-9);
  expect(asked.length).toBeLessThan(all.length);
});
