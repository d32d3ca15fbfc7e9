import { addressOn } from '@mpc/api/sandbox';
import { describe, expect, it } from 'vitest';
import { readHashes } from './ton-hashes.rules.ts';

const hash = '97264395bd65a255a429b11326c84128b7d70ffed7949abae3036d506ba38621';
const base64 = 'lyZDlb1lolWkKbETJshBKLfXD/7XlJq64wNtUGujhiE=';
const url = base64.replaceAll('+', '-').replaceAll('/', '_');
const hashesIn = (text: string) => readHashes(text).hashes.map((one) => one.hash);

describe('one hash is read from every way to write it', () => {
  it.each([
    ['hex', hash],
    ['capital hex', hash.toUpperCase()],
    ['hex with its prefix', `0x${hash}`],
    ['base64', base64],
    ['base64 without padding', base64.replace('=', '')],
    ['base64 of links', url],
    ['base64 of links without padding', url.replace('=', '')],
    ['in quotes, with a comma', `"${hash}",`],
    ['in typographic quotes', `“${base64}”`],
    ['numbered', `12. ${hash}`],
    ['numbered without a space', `3)${hash}`],
    ['in a list', `- ${base64}`],
    ['with a label', `Transaction hash: ${hash}.`],
    ['with a label that touches it', `txid=${url}`],
    ['in the link of an explorer', `https://tonviewer.com/transaction/${hash}`],
    ['in a link with a question and a mark', `https://tonscan.org/tx/${url}?lang=en#trace`],
    ['in a link as base64 with slashes', `https://tonscan.org/tx/by-msg-hash/${base64}`],
    ['in a link, escaped', `https://ton.cx/tx/${encodeURIComponent(base64)}`],
    ['in a link as a parameter', `tonapi.io/v2/trace?hash=${hash}&x=1`],
    ['with characters that are not seen', `\u200b${hash}\ufeff`],
    ['in JSON', `{"hash":"${hash}"}`],
  ])('%s', (_, text) => {
    expect(readHashes(text)).toEqual({ hashes: [{ hash, line: 1 }], repeated: [], rejected: [] });
  });
});

it('the same hash in another spelling is looked up once, and that is told with both lines', () => {
  const other = 'a'.repeat(64);
  const read = readHashes(`${hash}\n${other}\r\n${url}, ${hash}`);
  expect(read.hashes).toEqual([
    { hash, line: 1 },
    { hash: other, line: 2 },
  ]);
  expect(read.repeated).toEqual([
    { line: 3, firstLine: 1, hash },
    { line: 3, firstLine: 1, hash },
  ]);
});

describe('what is no hash is named with its line, and why', () => {
  it.each([
    ['too short', hash.slice(1), { kind: 'length', actual: 63, expected: 64 }],
    ['too long', `${hash}0`, { kind: 'length', actual: 65, expected: 64 }],
    ['base64 too short', base64.slice(1), { kind: 'length', actual: 42, expected: 43 }],
    [
      'a letter that is none of hex',
      hash.replace('c', 'O'),
      { kind: 'character', character: 'O', position: 27 },
    ],
    ['base64 that ends in half a byte', `${base64.slice(0, 42)}F=`, { kind: 'lastCharacter' }],
    ['shortened with dots', '972643...a38621', { kind: 'shortened' }],
    ['shortened with an ellipsis', '972643…a38621', { kind: 'shortened' }],
    ['an account', addressOn('TON', 'shop'), { kind: 'account' }],
    ['an account in hex', `0:${hash}`, { kind: 'account' }],
    ['words', 'look these up', { kind: 'none' }],
    ['a link to an account', `https://tonviewer.com/0:${hash}`, { kind: 'account' }],
    ['a link to something else', 'https://tonviewer.com/blocks', { kind: 'none' }],
  ])('%s', (_, text, flaw) => {
    expect(readHashes(`${hash}\n${text}`)).toEqual({
      hashes: [{ hash, line: 1 }],
      repeated: [],
      rejected: [{ line: 2, text, flaw }],
    });
  });
});

it('keeps the order of the text and drops none, however many there are', () => {
  const many = Array.from({ length: 23 }, (_, index) => String(index).padStart(64, '0'));
  expect(hashesIn(many.join('\n\n'))).toEqual(many);
});
