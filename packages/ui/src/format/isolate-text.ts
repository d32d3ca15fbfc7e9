/**
 * Characters that nobody sees and that change how others read: control characters, those that direct text by the
 * bidirectional algorithm (Unicode Standard Annex 9), and all that Unicode lets a font show nothing for, such as blanks
 * without width, fillers and tags. Line ends and tabs are none; nor are U+200C, U+200D and variation selectors, which
 * emoji and words of several languages are made of.
 */
const hidden =
  /[\p{Bidi_Control}\u2028\u2029\uFFF9-\uFFFB]|(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}/u;

/** Letters and digits of scripts that are written from the right. */
const fromTheRight =
  /[\u0590-\u08FF\uFB1D-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const [open, close] = ['\u2066', '\u2069'];

/** What is isolated already, or a character that is hidden. */
const directed = new RegExp(`${open}([^\\p{Bidi_Control}]*)${close}|${hidden.source}`, 'gu');

const isIsolated = (inner: string | undefined): inner is string =>
  inner !== undefined && fromTheRight.test(inner);

const nameOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const mark = (text: string): string =>
  text.replace(directed, (found, inner?: string) =>
    isIsolated(inner)
      ? open + mark(inner) + close
      : Array.from(found, (one) => (hidden.test(one) ? nameOf(one) : one)).join(''),
  );

/**
 * A text of somebody else as it may be shown: what is hidden in it as a mark, `[U+202E]`, and what is written from the
 * right kept apart from the text around it. Any other text stays as it is.
 */
export function isolateText(text: string): string {
  const marked = hidden.test(text) ? mark(text) : text;
  return fromTheRight.test(marked) ? open + marked + close : marked;
}

/** A text as it was before `isolateText` kept it apart: copied from a screen and pasted, it is what it was. */
export const joinText = (text: string): string =>
  text.replace(directed, (found, inner?: string) => (isIsolated(inner) ? inner : found));

/** The first character of a text that is hidden, as a mark; undefined where there is none. */
export function hiddenIn(text: string): string | undefined {
  const [found] = hidden.exec(text) ?? [];
  return found === undefined ? undefined : nameOf(found);
}
