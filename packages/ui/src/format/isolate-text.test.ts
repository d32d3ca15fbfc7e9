import { describe, expect, it } from 'vitest';
import { hiddenIn, isolateText, joinText } from './isolate-text.ts';

const hebrew = '\u05E9\u05DC\u05D5\u05DD';
const [open, close] = ['\u2066', '\u2069'];

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
    ['an isolate around what needs none', `${open}Ana${close}`, '[U+2066]Ana[U+2069]'],
    ['text from the right', hebrew, open + hebrew + close],
    ['both', `${hebrew}\u202e`, `${open}${hebrew}[U+202E]${close}`],
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

  it('does not isolate twice over', () => {
    const once = isolateText(hebrew);
    expect(isolateText(`${once} 0021`)).toBe(`${open}${once} 0021${close}`);
  });
});

it('takes an isolate back that was copied from a screen, and nothing else', () => {
  expect(joinText(`to ${isolateText(hebrew)}`)).toBe(`to ${hebrew}`);
  expect(joinText(`${open}Ana${close}`)).toBe(`${open}Ana${close}`);
});

it('names the first hidden character of a text', () => {
  expect([hiddenIn('a\u202eb\u0000'), hiddenIn('plain\ntext')]).toEqual(['[U+202E]', undefined]);
});
