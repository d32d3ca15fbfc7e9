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

/** A list of two rows a page; what it holds may change after any answer. */
function server(...lists: readonly Row[][]) {
  const asked: unknown[] = [];
  return {
    asked,
    page: async (at: { page_no: number }) => {
      const rows = lists[Math.min(asked.length, lists.length - 1)] ?? [];
      asked.push(at);
      const list = rows.slice((at.page_no - 1) * 2, at.page_no * 2);
      return { list, pageTotal: Math.ceil(rows.length / 2), count: rows.length };
    },
  };
}
const keyOf = ({ id }: Row) => String(id);
const running = () => ({ signal: new AbortController().signal, columns, keyOf });

it('writes every page once, under one head, exact and safe to open', async () => {
  const { page, asked } = server([row(1, '=1+1'), row(2), row(3, 'a "quote", and more')]);
  const progress: number[][] = [];
  const exported = await exportPages({
    ...running(),
    page,
    onProgress: ({ done, of }) => progress.push([done, of]),
  });
  const text = (await exported?.file.text()) ?? '';
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Number,Amount,Remark',
    "1,1.000000000000000001,'=1+1",
    '2,2.000000000000000001,',
    '3,3.000000000000000001,"a ""quote"", and more"',
    '',
  ]);
  expect(exported?.rows).toBe(3);
  expect(asked).toEqual([
    { page_no: 1, page_size: 1000 },
    { page_no: 2, page_size: 1000 },
  ]);
  expect(progress).toEqual([
    [2, 3],
    [3, 3],
  ]);
});

const silent = { ...running(), onProgress: () => undefined };

it.each([
  ['comes', [row(0), row(1), row(2), row(3)]],
  ['goes', [row(2), row(3)]],
])('reads all of it once more where a row %s meanwhile', async (_, then) => {
  const { page } = server([row(1), row(2), row(3)], then);
  const exported = await exportPages({ ...silent, page });
  expect(exported?.rows).toBe(then.length);
});

it('gives no file rather than one that leaves something out, where the list never comes to rest', async () => {
  const rows = [row(1), row(2), row(3), row(4), row(5)];
  const { page } = server(rows.slice(0, 3), rows.slice(0, 4), rows.slice(0, 3), rows);
  expect(await exportPages({ ...silent, page })).toBeNull();
});

it('gives a head and nothing else where nothing matches', async () => {
  const exported = await exportPages({ ...silent, page: server([]).page });
  expect(exported?.rows).toBe(0);
  expect((await exported?.file.text())?.trim().split('\r\n')).toHaveLength(1);
});

it('asks for no further page once it is stopped', async () => {
  const stop = new AbortController();
  const { page, asked } = server([row(1), row(2), row(3), row(4), row(5)]);
  const ended = exportPages({ ...running(), signal: stop.signal, page, onProgress: () => stop.abort() });
  await expect(ended).rejects.toThrow();
  expect(asked).toHaveLength(2);
});

it('tells a time in the zone of the reader, and which that is', () => {
  const at = Date.UTC(2026, 2, 1, 1, 30, 5);
  expect(isoWithZone(at)).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d:05[+-]\d\d:\d\d$/);
  expect(Date.parse(isoWithZone(at))).toBe(at);
});
