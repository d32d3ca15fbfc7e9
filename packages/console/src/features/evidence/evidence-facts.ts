import type { ApprovalNode } from '@mpc/api';
import { evidenceWords, type EvidenceFact } from '@mpc/api/evidence';
import { orderDigest } from '@mpc/api/fingerprint';
import type { TFunction } from 'i18next';
import { contentDigest, personText, shownFacts } from '#features/decisions';
import type { ShownRecord } from '#shared/command-log/shown-log.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isoTime } from '#shared/time/iso-time.ts';
import type { EvidenceSubject } from './evidence-subject.ts';

type By = EvidenceFact['recorded_by'];
type Member = ApprovalNode['members'][number];

/** A fact; of what is missing nobody recorded anything. */
const factBy = (by: By, of: string) => (fact: string, label: string, value: string | undefined) => ({
  of,
  fact,
  label,
  value: value === undefined || by === 'nobody' ? null : value,
  recorded_by: value === undefined ? ('nobody' as const) : by,
});

async function subjectFacts(subject: EvidenceSubject, t: TFunction): Promise<EvidenceFact[]> {
  const by = factBy('server', 'subject');
  const { content, createdAt, initiator, status, outcome = [], payment } = subject;
  // The name alone is what is shown of whoever asked.
  const asked = initiator === undefined ? undefined : personText(initiator.uid, initiator.nickname);
  return [
    ...shownFacts(content).map(({ key, label, text }) =>
      by(key, label, key === 'initiator' ? (asked ?? text) : text),
    ),
    by('requested', t('evidence.requested'), isoTime(createdAt)),
    ...(status === '' ? [] : [by('status', t('evidence.status'), status)]),
    ...shownFacts({ facts: outcome, diff: [] }).map(({ key, label, text }) => by(key, label, text)),
    // Worked out here of what the server says now, to be held against what was recorded when it was decided.
    factBy('device', 'subject')(
      'digest now',
      t('evidence.digestNow'),
      payment === undefined ? contentDigest(content) : await orderDigest(payment),
    ),
  ];
}

const stateOf = { 0: 'waiting', 1: 'active', 2: 'passed', 3: 'rejected' } as const;

const stepFacts = (node: ApprovalNode, t: TFunction): EvidenceFact[] => {
  const by = factBy('server', `step ${node.node_index}`);
  const names = listed(node.members.map(({ uid, name }) => personText(uid, name)));
  return [
    by(
      'needs',
      t('evidence.needs'),
      t('evidence.needed', { threshold: node.threshold, of: node.members.length, names }),
    ),
    by('state', t('evidence.status'), t(`evidence.step.${stateOf[node.node_status]}`)),
  ];
};

/** Everything this browser showed of what was decided, as it read. */
const shownBy = (of: string, record: ShownRecord, t: TFunction): EvidenceFact[] => {
  const by = factBy('device', of);
  return [
    by('shown at', t('evidence.shownAt'), isoTime(record.at)),
    by('shown digest', t('evidence.shownDigest'), record.digest),
    by('shown build', t('evidence.shownBuild'), record.build === '' ? undefined : record.build),
    by('shown language', t('evidence.language'), record.language),
    ...record.facts.map(({ key, label, text }) => by(`shown ${key}`, label, text)),
  ];
};

const decisionWords = { 1: 'approved', 2: 'rejected' } as const;

async function decisionFacts(
  of: string,
  member: Member & { status: 1 | 2 },
  shown: readonly ShownRecord[],
  { t, hasWords }: { t: TFunction; hasWords: boolean },
): Promise<EvidenceFact[]> {
  const by = factBy('server', of);
  const { uid, name, status, time, remark = '', digest, build } = member;
  const told = digest ?? shown[0]?.digest;
  return [
    by('person', t('evidence.person'), personText(uid, name)),
    by('decision', t('evidence.decision'), t(`evidence.${decisionWords[status]}`)),
    by('time', t('evidence.time'), time === undefined ? undefined : isoTime(time)),
    ...(remark === '' ? [] : [by('remark', t('evidence.remark'), remark)]),
    by('digest', t('evidence.digest'), digest),
    by('build', t('evidence.build'), build),
    ...(hasWords
      ? [
          factBy(digest === undefined ? 'device' : 'server', of)(
            'words',
            t('fingerprint.label'),
            told === undefined ? undefined : await evidenceWords(told),
          ),
        ]
      : []),
    ...(shown.length === 0
      ? [factBy('nobody', of)('shown', t('evidence.shown'), undefined)]
      : shown.flatMap((record) => shownBy(of, record, t))),
  ];
}

/** For whom facts are put together, and how. */
export interface FactsFor {
  t: TFunction;
  uid: number;
  /** Whether digests of payments have their words beside them. They are for eyes, and slow on purpose. */
  hasWords: boolean;
}

/**
 * Everything that is known of something and its decisions, each with whoever recorded it. `shown` is what this browser
 * showed the person `uid` of it.
 */
export async function evidenceFacts(
  subject: EvidenceSubject,
  shown: readonly ShownRecord[],
  { t, uid, hasWords }: FactsFor,
): Promise<EvidenceFact[]> {
  const said = { approve: 1, sign: 1, refuse: 2 } as const;
  /** What is signed on a page of its own is no step of what was asked for. */
  const isApart = ({ about, decision }: ShownRecord) => decision === 'sign' && about !== subject.keys[0];
  const isOf = (node: ApprovalNode, member: Member) => (record: ShownRecord) =>
    member.uid === uid &&
    !isApart(record) &&
    // Where it was shown, nobody may have known of the step: a bill has its own page.
    (record.nodeIndex === null || record.nodeIndex === node.node_index) &&
    Object.entries(said).some(
      ([decision, status]) => record.decision === decision && member.status === status,
    );
  const facts = await subjectFacts(subject, t);
  const used = new Set<ShownRecord>();
  for (const node of subject.nodes) {
    facts.push(...stepFacts(node, t));
    for (const member of node.members) {
      if (member.status === 0) continue;
      const own = shown.filter(isOf(node, member));
      for (const record of own) used.add(record);
      const of = `step ${node.node_index} · ${member.uid}`;
      const decided = { ...member, status: member.status };
      const isPayment = subject.payment !== undefined;
      facts.push(...(await decisionFacts(of, decided, own, { t, hasWords: hasWords && isPayment })));
    }
  }
  // What was sent from here and does not show in what the server says.
  for (const record of shown.filter((one) => !used.has(one))) {
    const of = `this device · ${isoTime(record.at)}`;
    facts.push(factBy('device', of)('decision', t('evidence.decision'), record.decision));
    facts.push(...shownBy(of, record, t));
  }
  return facts;
}
