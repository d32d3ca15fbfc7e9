import { canonicalJson, digestOf, sha256Hex, type Plain } from './canonical-json.ts';
import {
  evidenceVersion,
  type EvidenceFact,
  type EvidenceMade,
  type EvidenceManifest,
  type EvidencePack,
  type EvidenceScope,
} from './evidence.schema.ts';

/** A pack before it is sealed. */
export interface EvidenceDraft {
  made: EvidenceMade;
  subject: { kind: string; id: number };
  facts: readonly EvidenceFact[];
}

const packHead = { format: 'mpc-evidence', version: evidenceVersion } as const;
const archiveHead = { format: 'mpc-evidence-archive', version: evidenceVersion } as const;

/** The links of a chain: the first is of who made it and of what, each other of the link before it and one fact. */
export function linksOf({ made, subject, facts }: EvidenceDraft): string[] {
  const links = [digestOf({ ...packHead, made, subject })];
  for (const { of, fact, label, value, recorded_by } of facts)
    links.push(sha256Hex(`${links.at(-1)}\n${canonicalJson({ of, fact, label, value, recorded_by })}`));
  return links;
}

/** Chains the facts of one order or request; the last link is the root hash. */
export function sealEvidence({ made, subject, facts }: EvidenceDraft): EvidencePack {
  const links = linksOf({ made, subject, facts });
  return {
    ...packHead,
    made,
    subject,
    facts: facts.map((fact, at) => ({ ...fact, hash: links[at + 1] ?? '' })),
    root: links.at(-1) ?? '',
  };
}

/** The root hash of an archive: of its manifest, which names the root of every pack. */
export const manifestRoot = ({ made, scope, packs }: Pick<EvidenceManifest, 'made' | 'scope' | 'packs'>) =>
  digestOf({ ...archiveHead, made, scope, packs });

/** A file: one line of canonical JSON, so that every byte of it counts. */
const lineOf = (value: Plain): string => `${canonicalJson(value)}\n`;

/** The file of one order or request, and its root hash. */
export function evidenceFile(draft: EvidenceDraft): { text: string; root: string } {
  const pack = sealEvidence(draft);
  return { text: lineOf(pack), root: pack.root };
}

/**
 * The file of many, and its root hash: a line for the manifest and one for each pack. Lines of JSON and no zip: whoever
 * checks it needs no library, and can read each pack, or take its line out as a file of its own.
 */
export function evidenceArchive(
  { made, scope }: { made: EvidenceMade; scope: EvidenceScope },
  packs: readonly EvidencePack[],
): { text: string; root: string } {
  const listed = packs.map(({ subject, root }) => ({ ...subject, root }));
  const root = manifestRoot({ made, scope, packs: listed });
  const manifest = { ...archiveHead, made, scope, packs: listed, root };
  return { text: [manifest, ...packs].map(lineOf).join(''), root };
}
