import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { wrongWords } from './evidence-words.ts';
import { EvidenceManifest, EvidencePack } from './evidence.schema.ts';
import { linksOf, manifestRoot } from './seal-evidence.ts';

/** Where a file is not what it was, as far as it shows. */
export type AlteredAt =
  /** A byte that is no part of what is said: a space, another order. */
  | { at: 'bytes'; line: number }
  /** A fact that does not fit the link it has, or the pack's own head (`fact` −1). */
  | { at: 'fact'; line: number; fact: number }
  /** Words that are not those of the digest that was decided on. */
  | { at: 'words'; line: number; fact: number }
  /** The packs are not those of the manifest. */
  | { at: 'packs'; line: number }
  /** The manifest does not fit its root hash. */
  | { at: 'manifest' }
  /** All fits, but an archive is of all that the server counted, each once. */
  | { at: 'count'; counted: number; packed: number }
  /** All fits, but its root hash is not the one that was noted. */
  | { at: 'root'; root: string };

/**
 * What can be said of a file. `unchanged` needs a root hash that was noted elsewhere: whoever alters a file can compute all
 * of its hashes anew, so that `consistent` proves nothing.
 */
export type EvidenceFinding =
  | { is: 'unreadable'; line: number }
  | ({ is: 'altered' } & AlteredAt)
  | {
      is: 'consistent' | 'unchanged';
      root: string;
      /** Of an archive: what it is all of; null of a file of one. */
      scope: EvidenceManifest['scope'] | null;
      packs: readonly EvidencePack[];
    };

const rootHash = /^[0-9a-f]{64}$/;

/** A root hash as somebody noted it, in groups or capitals; null where it is none. */
export function readRootHash(noted: string): string | null {
  const root = noted.replaceAll(/\s/g, '').toLowerCase();
  return rootHash.test(root) ? root : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function faultOf(pack: EvidencePack, line: number): AlteredAt | null {
  const links = linksOf(pack);
  const fact = pack.facts.findIndex(({ hash }, at) => hash !== links[at + 1]);
  if (fact >= 0) return { at: 'fact', line, fact };
  return pack.root === links.at(-1) ? null : { at: 'fact', line, fact: -1 };
}

/** How many the server counted and how many there are, each once, where that is not the same. */
function miscountOf(manifest: EvidenceManifest | undefined, packs: readonly EvidencePack[]) {
  // Archives of earlier builds do not say how many were counted.
  if (manifest === undefined || typeof manifest.scope === 'string') return null;
  const { count: counted } = manifest.scope;
  const packed = new Set(packs.map(({ subject }) => `${subject.kind} ${subject.id}`)).size;
  return counted === packed && packed === packs.length ? null : { counted, packed };
}

/** A line that is read as `schema`, or what stands against it. */
function readLine<Schema extends v.GenericSchema>(schema: Schema, text: string, line: number) {
  const value = parsed(text);
  const read = v.safeParse(schema, value);
  if (!read.success) return { fault: { is: 'unreadable', line } as const };
  return canonicalJson(read.output as never) === text
    ? { read: read.output }
    : { fault: { is: 'altered', at: 'bytes', line } as const };
}

/** A text with every byte it has: a mark of the byte order is one of them. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}

/**
 * Checks a file made by the console; `noted` is its root hash as it was noted elsewhere, where it was. Words are slow on
 * purpose: each digest that stands in the file with its words takes a third of a second.
 */
export async function checkEvidence(file: Uint8Array, noted: string | null): Promise<EvidenceFinding> {
  const text = decoded(file);
  const lines = text.split('\n');
  if (lines.pop() !== '') return { is: 'unreadable', line: lines.length + 1 };
  const isArchive = lines[0]?.includes('"mpc-evidence-archive"') === true;
  const head = isArchive ? readLine(EvidenceManifest, lines[0] ?? '', 1) : null;
  if (head?.fault !== undefined) return head.fault;
  const packs: EvidencePack[] = [];
  const from = isArchive ? 1 : 0;
  for (const [at, line] of lines.slice(from).entries()) {
    const number = at + from + 1;
    const { read, fault } = readLine(EvidencePack, line, number);
    if (read === undefined) return fault;
    const altered = faultOf(read, number);
    if (altered !== null) return { is: 'altered', ...altered };
    packs.push(read);
  }
  if (head === null && packs.length !== 1) return { is: 'unreadable', line: Math.min(packs.length + 1, 2) };
  const manifest = head?.read;
  if (manifest !== undefined) {
    const differs = manifest.packs.findIndex(({ root }, at) => root !== packs[at]?.root);
    if (differs >= 0 || manifest.packs.length !== packs.length)
      return { is: 'altered', at: 'packs', line: (differs < 0 ? manifest.packs.length : differs) + 2 };
    if (manifest.root !== manifestRoot(manifest)) return { is: 'altered', at: 'manifest' };
  }
  const miscount = miscountOf(manifest, packs);
  if (miscount !== null) return { is: 'altered', at: 'count', ...miscount };
  const root = manifest?.root ?? packs[0]?.root ?? '';
  if (noted !== null && noted !== root) return { is: 'altered', at: 'root', root };
  for (const [at, pack] of packs.entries()) {
    const fact = await wrongWords(pack);
    if (fact !== null) return { is: 'altered', at: 'words', line: at + from + 1, fact };
  }
  return { is: noted === null ? 'consistent' : 'unchanged', root, scope: manifest?.scope ?? null, packs };
}
