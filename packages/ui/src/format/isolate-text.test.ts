import { describe, expect, it } from 'vitest';
import { hiddenIn, isolateIn, isolateText, joinText } from './isolate-text.ts';

const hebrew = '\u05E9\u05DC\u05D5\u05DD';
const [open, close] = ['\u2068', '\u2069'];

describe('isolateText', () => {
  it.each([
    [
      'an override and an isolate without an end',
      'invoice \u202e 0021 \u2066 paid',
      'invoice [U+202E] 0021 [U+2066] paid',
    ],
    ['a control character', 'a\u0007b\u009Fc', 'a[U+0007]b[U+009F]c'],
    ['blanks without width', 'Trea\u200Bsury\uFEFF', 'Trea[U+200B]sury[U+FEFF]'],
    ['fillers', 'pay\u3164\u115Fee', 'pay[U+3164][U+115F]ee'],
    ['tags', 'pay\u{E0041}\u{E007F}', 'pay[U+E0041][U+E007F]'],
    ['an isolate around what needs none', `${open}Ana${close}`, '[U+2068]Ana[U+2069]'],
    ['text from the right', hebrew, open + hebrew + close],
    ['another isolate', `\u2067${hebrew}${close}`, `${open}[U+2067]${hebrew}[U+2069]${close}`],
    [
      'the other end of an isolate first',
      `${close}${hebrew}${open}`,
      `${open}[U+2069]${hebrew}[U+2068]${close}`,
    ],
    ['both', `${hebrew}\u202e`, `${open}${hebrew}[${open}U+202E${close}]${close}`],
  ])('R24: shows %s', (_what, text, shown) => {
    expect(isolateText(text)).toBe(shown);
  });

  it.each([
    'Ana Ruiz',
    '张伟',
    'two\r\nlines\tand a tab',
    '👨‍👩‍👧',
    '❤️ ︎',
    'می‌خواهم'.replace(/[\u0600-\u06FF]/g, 'x'),
    '',
  ])('leaves %j as it is', (text) => expect(isolateText(text)).toBe(text));

  it('keeps what is isolated already', () => {
    const once = isolateText(hebrew);
    expect(isolateText(`Paid to ${once} 0021`)).toBe(`${open}Paid to ${once} 0021${close}`);
    expect(isolateText(isolateText(`Paid to ${once}`))).not.toContain('U+');
  });

  it.each(['-5.25', '2026-11-30', '2001:db8::7', '203.0.113.0/24', '1,200.50%', 'TQn9Y2khEs'])(
    'keeps %s from left to right in a text from the right',
    (figures) => {
      expect(isolateText(`${hebrew} (${figures}).`)).toBe(
        `${open}${hebrew} (${open}${figures}${close}).${close}`,
      );
    },
  );

  it('takes a text of 100,000 signs in its stride', () => {
    const start = performance.now();
    isolateText(hebrew + 'a!'.repeat(50_000) + open.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it.each([
  ['Ana', 'Paid to {name}', 'Ana'],
  ['Ana', hebrew, `${open}Ana${close}`],
  [hebrew, 'Paid to {name}', `${open}${hebrew}${close}`],
])('isolates %s in the sentence %s where one of them is from the right', (text, sentence, shown) => {
  expect(isolateIn(sentence, text)).toBe(shown);
});

it('takes an isolate back that was copied from a screen, and nothing else', () => {
  expect(joinText(`to ${isolateText(`${hebrew} 5`)}`)).toBe(`to ${hebrew} 5`);
  expect(joinText(`${open}Ana${close}`)).toBe(`${open}Ana${close}`);
});

it('names the first hidden character of a text', () => {
  expect([hiddenIn('a\u202eb\u0000'), hiddenIn('plain\ntext')]).toEqual(['[U+202E]', undefined]);
});
