/** One change of the library that concerns a component. */
export interface Change {
  /** Nothing while it waits for the next release. */
  version?: string;
  /** Whether those who use it may have to change something, or can do more; a patch only repairs. */
  kind: 'major' | 'minor' | 'patch';
  /** The sentences in which it is named. */
  text: string;
}

export type Maturity = 'stable' | 'new' | 'changing';

const heading = /^## (\S+)$/;
const section = /^### (Major|Minor|Patch) Changes$/;

/** The changes in a CHANGELOG.md, newest first, as Changesets writes it. */
export function releasedChanges(changelog: string): Change[] {
  const changes: Change[] = [];
  let version = '';
  let kind: Change['kind'] = 'patch';
  for (const line of changelog.split('\n')) {
    const [, release] = heading.exec(line) ?? [];
    const [, title] = section.exec(line) ?? [];
    const [, begun] = /^- (?:[0-9a-f]{7,}: )?(.*)$/.exec(line) ?? [];
    const last = changes.at(-1);
    if (release !== undefined) version = release;
    else if (title !== undefined) kind = title.toLowerCase() as Change['kind'];
    else if (begun !== undefined) changes.push({ version, kind, text: begun });
    else if (line.startsWith('  ') && last !== undefined) last.text += ` ${line.trim()}`;
  }
  return changes;
}

/** What a file of `.changeset` says of the library; nothing where it is about another package. */
export function waitingChange(changeset: string): Change[] {
  const [, kind, text] = /^'@mpc\/ui': (major|minor|patch)$[^]*?^---$\n+([^]*)/m.exec(changeset) ?? [];
  if (kind === undefined || text === undefined) return [];
  return [{ kind: kind as Change['kind'], text: text.trim().replaceAll(/\s*\n\s*/g, ' ') }];
}

/** Those of the changes that name one of these components, each cut to the sentences that do. */
export function changesOf(names: readonly string[], changes: readonly Change[]): Change[] {
  const named = (text: string) => names.some((name) => text.includes(`\`${name}\``));
  return changes.flatMap((change) => {
    const text = sentencesOf(change.text).filter(named).join(' ');
    return text === '' ? [] : [{ ...change, text }];
  });
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}`])/u);

/**
 * How settled a component is, and the release it came with. A change introduces it in a sentence that begins with its
 * name and a colon; what no change introduces is there from the first release.
 */
export function maturityOf(
  names: readonly string[],
  changes: readonly Change[],
): { maturity: Maturity; since: string | undefined } {
  const own = changesOf(names, changes);
  const newest = changes[0]?.version;
  const began = own.find(({ text }) =>
    sentencesOf(text).some((sentence) => names.some((name) => sentence.startsWith(`\`${name}\`:`))),
  );
  const since = began === undefined ? changes.at(-1)?.version : began.version;
  if (since === newest && (began !== undefined || newest === undefined)) return { maturity: 'new', since };
  const changed = own.some(({ version, kind }) => version === newest && kind !== 'patch');
  return { maturity: changed ? 'changing' : 'stable', since };
}

/** The names that the door of a component exports, types aside. */
export const namesAt = (door: string): string[] =>
  [...door.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name)),
  );

const pageOf = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Of the names of a folder those that one of its pages is about: its own, or on the main page all without a page. */
export function namesOfPage(page: string, pages: readonly string[], names: readonly string[]): string[] {
  const main = pages.toSorted((one, other) => one.length - other.length)[0];
  return names.filter((name) => (pages.includes(pageOf(name)) ? pageOf(name) === page : page === main));
}
