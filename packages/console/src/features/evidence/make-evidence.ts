import type { UserInfo } from '@mpc/api';
import {
  evidenceArchive,
  evidenceFile,
  sealEvidence,
  type EvidenceMade,
  type EvidenceScope,
} from '@mpc/api/evidence';
import type { TFunction } from 'i18next';
import { build } from '#shared/build.ts';
import { shownTo, type ShownRecord } from '#shared/command-log/shown-log.ts';
import { running } from '#shared/i18n/i18n.ts';
import { isoTime } from '#shared/time/iso-time.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { evidenceFacts } from './evidence-facts.ts';
import type { EvidenceSubject } from './evidence-subject.ts';
import { NoEvidence } from './no-evidence.ts';
import { readMany } from './read-many.ts';

/** A file that was made: its name, what is in it, and its root hash. */
export interface EvidenceMadeFile {
  name: string;
  text: string;
  root: string;
  /** How many orders or requests are in it. */
  count: number;
}

export interface EvidenceBy {
  user: Pick<UserInfo, 'uid' | 'nickname'>;
  t: TFunction;
}

const madeNow = ({ uid, nickname }: EvidenceBy['user']): EvidenceMade => ({
  at: isoTime(currentTime()),
  uid,
  name: nickname,
  build: build().root,
  language: running()?.language === 'zh-CN' ? 'zh-CN' : 'en-US',
});

async function draftOf(
  subject: EvidenceSubject,
  { made, shown, hasWords }: { made: EvidenceMade; shown: readonly ShownRecord[]; hasWords: boolean },
  { user: { uid }, t }: EvidenceBy,
) {
  const { kind, id, keys } = subject;
  const own = shown.filter(({ about }) => keys.includes(about));
  const facts = await evidenceFacts(subject, own, { t, uid, hasWords });
  return { made, subject: { kind, id }, facts };
}

/** The file of one order or request. */
export async function makeEvidence(subject: EvidenceSubject, by: EvidenceBy): Promise<EvidenceMadeFile> {
  const shown = await shownTo(by.user.uid, ...subject.keys);
  const from = { made: madeNow(by.user), shown, hasWords: true };
  const file = evidenceFile(await draftOf(subject, from, by));
  return { ...file, name: `evidence-${subject.kind}-${subject.id}.json`, count: 1 };
}

/** Lets the page draw and hear keys between one and the next. */
const drawn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

interface Archive<One> {
  name: string;
  scope: EvidenceScope;
  all: readonly One[];
  subjectOf: (one: One) => Promise<EvidenceSubject>;
}

/**
 * The file of many, each read and packed in turn; `onDone` hears how many of them are in it by now. It has digests and none of
 * their words: a thousand would take minutes, and the digest alone tells whether the same was shown.
 */
export async function makeArchive<One>(
  { name, scope, all, subjectOf }: Archive<One>,
  by: EvidenceBy,
  way: { signal: AbortSignal; onDone: (count: number) => void },
): Promise<EvidenceMadeFile> {
  const { t } = by;
  // Whoever reads it must not take some for all.
  if (all.length !== scope.count)
    throw new NoEvidence(t('evidence.incomplete', { count: scope.count, found: all.length }));
  const shown = await shownTo(by.user.uid);
  const packs = await readMany(
    all,
    async (one) => {
      const subject = await subjectOf(one);
      const from = { made: madeNow(by.user), shown, hasWords: false };
      const pack = sealEvidence(await draftOf(subject, from, by));
      await drawn();
      return pack;
    },
    way,
  );
  const made = madeNow(by.user);
  return { ...evidenceArchive({ made, scope }, packs), name: `${name}.jsonl`, count: packs.length };
}
