import * as v from 'valibot';

const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The version of the format; a checker rejects any other. It goes up with `fingerprintVersion`, whose words a file may have. */
export const evidenceVersion = 1;

/** Who recorded a fact: the server, the browser the file was made in, or nobody. Of what nobody recorded there is no value. */
const RecordedBy = v.picklist(['server', 'device', 'nobody']);

const factEntries = {
  /** What it is a fact of: `subject`, or a decision: `step 1 · 10001`. */
  of: v.string(),
  /** Which fact: `amount`, `digest`, `words`: those of the digest of the same, or of its `shown digest` where there is none. */
  fact: v.string(),
  /** What it was called, in the language of the file. */
  label: v.string(),
  value: v.nullable(v.string()),
  recorded_by: RecordedBy,
};

/** One fact, before it is sealed. */
export type EvidenceFact = v.InferOutput<typeof EvidenceFact>;
const EvidenceFact = v.pipe(
  v.strictObject(factEntries),
  v.check(({ value, recorded_by: by }) => (value === null) === (by === 'nobody')),
);

/** One fact with its link of the chain: the hash of the link before it and of what it says. */
const SealedFact = v.strictObject({ ...factEntries, hash: Hash });

const moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer());

const made = {
  /** When the file was made, in UTC. */
  at: moment,
  /** Who made it, by number and name. */
  uid: whole,
  name: v.string(),
  /** Root hash of the console that made it; empty where it has none. */
  build: v.string(),
  /** The language its words are in, as they were shown. */
  language: v.picklist(['en-US', 'zh-CN']),
};

/** When, by whom, by which build and in which language a file was made. */
export type EvidenceMade = v.InferOutput<typeof EvidenceMade>;
const EvidenceMade = v.strictObject(made);

const Subject = v.strictObject({ kind: v.string(), id: whole });

/** The evidence of one order or request. */
export const EvidencePack = v.strictObject({
  format: v.literal('mpc-evidence'),
  version: v.literal(evidenceVersion),
  made: EvidenceMade,
  subject: Subject,
  facts: v.array(SealedFact),
  /** The last link of the chain. */
  root: Hash,
});
export type EvidencePack = v.InferOutput<typeof EvidencePack>;

/** What an archive is all of: what the server was asked for, and how many it said there are. */
export type EvidenceScope = v.InferOutput<typeof EvidenceScope>;
const EvidenceScope = v.strictObject({
  /** What was listed, in the language of the file: orders, or the changes of a strategy. */
  all_of: v.string(),
  wallet: v.strictObject({ id: whole, name: v.string() }),
  /** The period that was asked for, in UTC; null on a side that was left open. */
  from: v.nullable(moment),
  to: v.nullable(moment),
  /** Every other filter, as it was asked of the server. */
  filters: v.record(v.string(), v.string()),
  /** So many the server said there are. */
  count: whole,
});

/** The first line of an archive: which packs follow, one a line, in their order. */
export const EvidenceManifest = v.strictObject({
  format: v.literal('mpc-evidence-archive'),
  version: v.literal(evidenceVersion),
  made: EvidenceMade,
  /** A text in files of earlier builds, which named no wallet. */
  scope: v.union([EvidenceScope, v.string()]),
  packs: v.array(v.strictObject({ ...Subject.entries, root: Hash })),
  /** SHA-256 of all of the above. */
  root: Hash,
});
export type EvidenceManifest = v.InferOutput<typeof EvidenceManifest>;
