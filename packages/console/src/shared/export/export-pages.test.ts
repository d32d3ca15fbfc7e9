import { expect, it } from 'vitest';
import { exportPages } from './export-pages.ts';
import { isoWithZone } from './iso-with-zone.ts';

interface Row {
  id: number;
  amount: string;
  remark: string;
}
const row = (id: number, remark = ''): Row => ({ id, amount: `${id}.000000000000000001`, remark });
const columns = [
  { header: 'Number', text: ({ id }: Row) => String(id) },
  { header: 'Amount', text: ({ amount }: Row) => amount },
  { header: 'Remark', text: ({ remark }: Row) => remark },
];

function server(pages: readonly Row[][]) {
  const asked: unknown[] = [];
  const count = pages.flat().length;
  return {
    asked,
    page: async (at: { page_no: number }) => {
      asked.push(at);
      return { list: pages[at.page_no - 1] ?? [], pageTotal: pages.length, count };
    },
  };
}
const keyOf = ({ id }: Row) => String(id);
const running = () => ({ signal: new AbortController().signal, columns, keyOf });

it('writes every page once, under one head, exact and safe to open', async () => {
  const { page, asked } = server([[row(1, '=1+1'), row(2)], [row(3, 'a "quote", and more')]]);
  const progress: number[][] = [];
  const { file, rows } = await exportPages({
    ...running(),
    page,
    onProgress: ({ done, of }) => progress.push([done, of]),
  });
  const text = await file.text();
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Number,Amount,Remark',
    "1,1.000000000000000001,'=1+1",
    '2,2.000000000000000001,',
    '3,3.000000000000000001,"a ""quote"", and more"',
    '',
  ]);
  expect(rows).toBe(3);
  expect(asked).toEqual([
    { page_no: 1, page_size: 1000 },
    { page_no: 2, page_size: 1000 },
  ]);
  expect(progress).toEqual([
    [2, 3],
    [3, 3],
  ]);
});

it('writes a row once that moved to the next page meanwhile', async () => {
  const { page } = server([
    [row(1), row(2)],
    [row(2), row(3)],
  ]);
  const { file, rows } = await exportPages({ ...running(), page, onProgress: () => undefined });
  expect(rows).toBe(3);
  expect((await file.text()).match(/\n2,/g)).toHaveLength(1);
});

it('gives a head and nothing else where nothing matches', async () => {
  const { page } = server([]);
  const { file, rows } = await exportPages({ ...running(), page, onProgress: () => undefined });
  expect(rows).toBe(0);
  expect((await file.text()).trim().split('\r\n')).toHaveLength(1);
});

it('asks for no further page once it is stopped', async () => {
  const stop = new AbortController();
  const { page, asked } = server([[row(1)], [row(2)], [row(3)]]);
  const ended = exportPages({ ...running(), signal: stop.signal, page, onProgress: () => stop.abort() });
  await expect(ended).rejects.toThrow();
  expect(asked).toHaveLength(2);
});

it('tells a time in the zone of the reader, and which that is', () => {
  const at = Date.UTC(2026, 2, 1, 1, 30, 5);
  expect(isoWithZone(at)).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d:05[+-]\d\d:\d\d$/);
  expect(Date.parse(isoWithZone(at))).toBe(at);
});
