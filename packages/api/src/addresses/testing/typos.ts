/** Every text that one mistyped character, or two that changed places, make of another. */
export function typosOf(text: string, alphabet: string): string[] {
  const typos = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    for (const other of alphabet) typos.add(text.slice(0, at) + other + text.slice(at + 1));
    typos.add(text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2));
  }
  typos.delete(text);
  return [...typos];
}
