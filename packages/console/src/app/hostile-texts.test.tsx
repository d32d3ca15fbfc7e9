import { answerWith, openConsole, screens } from './testing/open-console.tsx';
import { afterAll, describe, expect, it } from 'vitest';

// R24: what other people wrote never changes how anything reads.

const invoice = 'invoice \u202e 0021 \u2066 paid';
const written = /(?:remark|alias|label|memo|note|title|nickname|(?:^|_)name)$/;

/** An answer in which everything that people write is a text that turns what stands around it. */
function turned(data: unknown, key = ''): unknown {
  if (Array.isArray(data)) return data.map((one) => turned(one, key));
  if (typeof data === 'string') return written.test(key) ? invoice : data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, turned(one, name)]));
}

const read = ['title', 'aria-label', 'alt', 'placeholder'];

/** Every text on the page, and every attribute that people read. */
function textsOn(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  for (const element of page.querySelectorAll('*'))
    for (const name of read) texts.push(element.getAttribute(name) ?? '');
  return texts;
}

afterAll(() => answerWith(null));

describe.each(screens)('%s', (path) => {
  it('R24: shows what is hidden in other people’s texts as marks', async () => {
    answerWith((_question, body) => turned(body));
    const { settled } = await openConsole(path);
    await settled();
    const texts = textsOn(document.body);
    expect(texts.filter((text) => /\p{Bidi_Control}/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('invoice [U+202E] 0021 [U+2066] paid'))).not.toEqual([]);
  });
});
