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

const allHidden = new RegExp(hidden, 'gu');

/** What stands between these has the direction of its own first letter, and does not change how others read. */
const [open, close] = ['\u2068', '\u2069'];

/** Signs, Latin letters and digits without a blank: an amount, a date, an address. */
const run = /[-+\u2212]?[a-z\d](?:[!-~]*[a-z\d%])?/gi;

const nameOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Where isolates stand that begin and end in a text. */
function pairsIn(text: string): ReadonlySet<number> {
  const opened: number[] = [];
  const pairs = new Set<number>();
  for (const { 0: found, index } of text.matchAll(/[\u2068\u2069]/g)) {
    if (found === open) opened.push(index);
    else {
      const start = opened.pop();
      if (start !== undefined) pairs.add(start).add(index);
    }
  }
  return pairs;
}

const keepFigure = (found: string) => (/\d/.test(found) ? open + found + close : found);

/** A sentence from the right would turn a minus sign or a date around: they are isolated in it. */
function keepFigures(text: string): string {
  let depth = 0;
  const parts = text.split(/([\u2068\u2069])/).map((part) => {
    if (part === open) depth += 1;
    if (part === close) depth -= 1;
    return { part, isOwn: depth === 0 && part !== close };
  });
  const own = parts.map(({ part, isOwn }) => (isOwn ? part : '')).join('');
  if (!fromTheRight.test(/\p{L}/u.exec(own)?.[0] ?? '')) return text;
  return parts.map(({ part, isOwn }) => (isOwn ? part.replace(run, keepFigure) : part)).join('');
}

/**
 * A text of somebody else as it may be shown: what is hidden in it as a mark, `[U+202E]`, and what is written from the
 * right kept apart from the text around it. It has the direction of its first letter; figures and addresses in it stay
 * from left to right. Any other text stays as it is.
 */
export function isolateText(text: string): string {
  if (!fromTheRight.test(text)) return hidden.test(text) ? text.replace(allHidden, nameOf) : text;
  const pairs = pairsIn(text);
  const marked = text.replace(allHidden, (found, at: number) => (pairs.has(at) ? found : nameOf(found)));
  return open + keepFigures(marked) + close;
}

/** A text as it may be shown in a sentence: kept apart where either of them is written from the right. */
export function isolateIn(sentence: string, text: string): string {
  const shown = isolateText(text);
  return shown.startsWith(open) || !fromTheRight.test(sentence) ? shown : open + shown + close;
}

/** A text as it was before `isolateText` kept it apart: copied from a screen and pasted, it is what it was. */
export function joinText(text: string): string {
  if (!fromTheRight.test(text)) return text;
  const pairs = pairsIn(text);
  return text.replace(/[\u2068\u2069]/g, (found, at: number) => (pairs.has(at) ? '' : found));
}

/** The first character of a text that is hidden, as a mark; undefined where there is none. */
export function hiddenIn(text: string): string | undefined {
  const [found] = hidden.exec(text) ?? [];
  return found === undefined ? undefined : nameOf(found);
}
