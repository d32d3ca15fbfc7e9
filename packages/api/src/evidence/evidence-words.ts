import { fingerprintWords } from '../fingerprint/fingerprint-words.ts';
import type { EvidencePack } from './evidence.schema.ts';

/** The words of a digest in both languages, as they are read out. */
export async function evidenceWords(digest: string): Promise<string> {
  const words = await fingerprintWords(digest);
  return (['en', 'zh'] as const).map((language) => words.map((word) => word[language]).join(' ')).join(' / ');
}

/** Which fact of a pack is words of another digest than that of its own decision; null where there is none. */
export async function wrongWords({ facts }: EvidencePack): Promise<number | null> {
  for (const [at, { of, fact, value }] of facts.entries()) {
    if (fact !== 'words' || value === null) continue;
    const own = (name: string) =>
      facts.find((one) => one.of === of && one.fact === name && one.value !== null)?.value;
    const digest = own('digest') ?? own('shown digest');
    if (!isDigest(digest) || value !== (await evidenceWords(digest))) return at;
  }
  return null;
}

const isDigest = (text: string | null | undefined): text is string => /^[0-9a-f]{64}$/.test(text ?? '');
