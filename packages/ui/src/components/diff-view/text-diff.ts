import { diffSequences, type Piece } from './sequence-diff.ts';

/** Whole figures, words, single Chinese characters, runs of blank space, and everything else by itself. */
const word = /\p{N}+(?:[.,]\p{N}+)+|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+|\s+|[^]/gu;

/** Word by word, with neighbors of one kind joined. */
export function diffWords(before: string, after: string): Piece<string>[] {
  const joined: Piece<string>[] = [];
  for (const { kind, part } of diffSequences(before.match(word) ?? [], after.match(word) ?? [])) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.part += part;
    else joined.push({ kind, part });
  }
  return joined;
}

/** One line of a text, and which parts of it are its own. */
export interface DiffLine {
  kind: Piece<string>['kind'];
  pieces: Piece<string>[];
}

/** Line by line; a line that took the place of another one says which words of it changed. */
export function diffLines(before: string, after: string): DiffLine[] {
  const pieces = diffSequences(linesOf(before), linesOf(after));
  const lines: DiffLine[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    lines.push(...replaced(removed, added));
    [removed, added] = [[], []];
  };
  for (const { kind, part } of pieces) {
    if (kind === 'removed') removed.push(part);
    else if (kind === 'added') added.push(part);
    else {
      flush();
      lines.push({ kind, pieces: [{ kind, part }] });
    }
  }
  flush();
  return lines;
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** Lines that went beside those that came, compared one with one while there are both. */
const replaced = (removed: readonly string[], added: readonly string[]): DiffLine[] => [
  ...sideOf('removed', removed, added),
  ...sideOf('added', added, removed),
];

const sideOf = (kind: 'removed' | 'added', lines: readonly string[], others: readonly string[]): DiffLine[] =>
  lines.map((line, index) => {
    const other = others[index];
    if (other === undefined) return { kind, pieces: [{ kind, part: line }] };
    const words = kind === 'removed' ? diffWords(line, other) : diffWords(other, line);
    return { kind, pieces: words.filter((piece) => piece.kind === 'same' || piece.kind === kind) };
  });
