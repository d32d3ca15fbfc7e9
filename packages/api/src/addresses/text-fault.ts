/** What is wrong with a text before any chain is asked. Positions count from 1. */
export type TextFault =
  | { code: 'empty' }
  | { code: 'tooLong'; limit: number }
  /** A character that cannot be seen: zero width, direction marks, control characters. */
  | { code: 'invisible'; position: number }
  | { code: 'whitespace'; position: number }
  /** A character that may look like a Latin letter or a digit and is none. */
  | { code: 'nonAscii'; character: string; position: number }
  /** It is a payment link, such as `ethereum:0x…`, not an address. */
  | { code: 'uriPrefix'; prefix: string };

/** No address of any chain is longer. */
const limit = 128;

// A line feed or a tab is white space to a person, a zero-width no-break space is not.
const visibleSpace = /[^\S\uFEFF]/;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const ascii = /[\x21-\x7e]/;

function characterFault(character: string, position: number): TextFault | null {
  if (ascii.test(character)) return null;
  if (visibleSpace.test(character)) return { code: 'whitespace', position };
  if (invisible.test(character)) return { code: 'invisible', position };
  return { code: 'nonAscii', character, position };
}

/** The first thing that keeps a text from being an address of any chain; null where there is none. */
export function textFault(text: string): TextFault | null {
  // First of all, so that a pasted book costs nothing.
  if (text.length > limit) return { code: 'tooLong', limit };
  if (text.trim() === '') return { code: 'empty' };
  for (const [index, character] of Array.from(text).entries()) {
    const fault = characterFault(character, index + 1);
    if (fault !== null) return fault;
  }
  const prefix = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1];
  return prefix === undefined ? null : { code: 'uriPrefix', prefix };
}
