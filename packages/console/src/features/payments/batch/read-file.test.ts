import { expect, it } from 'vitest';
import { recipient } from './batch-samples.ts';
import { readFile } from './read-file.ts';
import { blank } from './sheet-row.ts';

const read = (...parts: BlobPart[]) => readFile(new Blob(parts));
const paid = { ...blank, address: recipient, amount: '10' };

it.each([
  ['commas', `address,amount\n${recipient},10\n`],
  ['semicolons', `address;amount\r\n${recipient};10`],
  ['tabs', `address\tamount\n${recipient}\t10`],
  ['quotes', `"address","amount"\n"${recipient}","10"`],
  ['a byte order mark', `\uFEFFaddress,amount\n${recipient},10`],
])('reads a file with %s', async (_name, text) => {
  expect(await read(text)).toEqual({ entries: [paid], truncated: false });
});

it('reads UTF-16 that says so, as some spreadsheets save it', async () => {
  const text = `address\tamount\n${recipient}\t10`;
  const bytes = Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((one) => [one.charCodeAt(0), 0])]);
  expect(await read(bytes)).toEqual({ entries: [paid], truncated: false });
});

it.each([
  ['workbook', [Uint8Array.from([0x50, 0x4b, 3, 4])]],
  ['encoding', [Uint8Array.from([0xb8, 0xb6, 0xbf, 0xee])]],
  ['encoding', ['a\0b']],
  ['empty', ['  \n']],
  ['empty', ['address,amount\n']],
  ['unreadable', [`"address,amount\n${recipient},10`]],
] as const)('says what is wrong: %s', async (problem, parts) => {
  expect(await read(...parts)).toEqual({ problem });
});

it('says when there are more rows than a sheet holds', async () => {
  const rows = Array.from({ length: 10_001 }, () => `${recipient},10`).join('\n');
  const found = await read(`address,amount\n${rows}`);
  expect(found).toMatchObject({ truncated: true });
  expect('entries' in found ? found.entries : []).toHaveLength(10_000);
});
