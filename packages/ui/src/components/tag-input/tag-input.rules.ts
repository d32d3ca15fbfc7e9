/** What stands between two entries: blank space that is seen, a comma or a semicolon, as they are typed in either language. */
const separator = /[\p{Zs}\t\n\r,;，；、]+/u;

/** Whether a text has more than one entry in it, or ends one. */
export const isList = (text: string): boolean => separator.test(text);

/** The entries of a text. */
export const entriesOf = (text: string): string[] => text.split(separator).filter((entry) => entry !== '');

/** What is still being typed: what stands behind the last separator. */
export function splitTyped(text: string): { done: string[]; draft: string } {
  const parts = text.split(separator);
  const draft = parts.at(-1) ?? '';
  return { done: entriesOf(parts.slice(0, -1).join(' ')), draft };
}

/** What becomes of entries that are to join a list: nothing is there twice, and what does not fit is kept aside. */
export function joinEntries(list: readonly string[], entries: readonly string[], limit: number) {
  const joined = [...list];
  const twice = new Set<string>();
  const over: string[] = [];
  for (const entry of entries) {
    if (joined.includes(entry) || over.includes(entry)) twice.add(entry);
    else if (joined.length < limit) joined.push(entry);
    else over.push(entry);
  }
  return { joined, twice: [...twice], over };
}
