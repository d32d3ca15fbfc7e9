// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { copyToClipboard, resemblesLastCopy } from './clipboard.ts';

const copied = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

afterEach(() => void vi.unstubAllGlobals());

async function copy(text: string) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async () => {},
  } as unknown as Clipboard);
  await copyToClipboard(text);
}

it.each([
  ['the same address', copied, false],
  ['the same in small letters', copied.toLowerCase(), false],
  ['one with its last four characters', `0x${'1'.repeat(36)}eAed`, true],
  ['one with two characters at each end', `0x5a${'1'.repeat(36)}ed`, true],
  ['one with its first four characters', `0x5aAe${'1'.repeat(36)}`, true],
  ['another of its network', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', false],
  ['a shorter text with its ends', '0x5aAeeAed', false],
])('after an address was copied, whether %s (%s) looks like it is %s', async (_, pasted, resembles) => {
  await copy(copied);
  expect(resemblesLastCopy(pasted)).toBe(resembles);
});

it('compares with the last copy alone', async () => {
  await copy(copied);
  await copy('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  expect(resemblesLastCopy(`0x${'1'.repeat(36)}eAed`)).toBe(false);
});
