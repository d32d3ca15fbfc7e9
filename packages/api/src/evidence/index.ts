export { canonicalJson, digestOf, type Plain, sha256Hex } from './canonical-json.ts';
export { type AlteredAt, checkEvidence, type EvidenceFinding, readRootHash } from './check-evidence.ts';
export {
  type EvidenceFact,
  type EvidenceMade,
  EvidenceManifest,
  EvidencePack,
  type EvidenceScope,
  evidenceVersion,
} from './evidence.schema.ts';
export { evidenceWords } from './evidence-words.ts';
export { evidenceArchive, type EvidenceDraft, evidenceFile, sealEvidence } from './seal-evidence.ts';
