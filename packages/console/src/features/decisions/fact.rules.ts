import type { DiffItem } from '@mpc/ui';
import { compare, isDecimal } from '#shared/money/decimal.ts';
import { positionIn, stepInTurn, type Decidable } from './decision.rules.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { isoTime } from '#shared/time/iso-time.ts';

/** One thing a decision rests on, as it stands. */
export interface Fact {
  key: string;
  label: string;
  text: string;
  /** What of it an honest server never changes once it was asked for: another one is no change to accept, but a stop. */
  fixed?: string;
  /** Of a cost: the exact amount. One that is no higher, in the same unit, is no change. */
  ceiling?: { amount: string; unit: string };
  /** An address is shown whole; a hash, a fingerprint or a number as code; a moment (ISO 8601) in the reader's time. */
  as?: 'address' | 'code' | 'moment';
  /** Of an address: the main coin of its chain, where it is known. */
  baseSymbol?: string;
  /** Of an address that is said to be a contract of the cold wallet: which one. */
  tier?: 'warm' | 'cold';
}

/** A moment as a fact. */
export const momentFact = (key: string, label: string, at: number): Fact => ({
  key,
  label,
  text: isoTime(at),
  as: 'moment',
});

/** A person by name and number: names alone are not unique. */
export const personText = (uid: number, name: string): string => `${name} (${uid})`;

/** What something says: facts that stand, and fields before and after. */
export interface Content {
  facts: readonly Fact[];
  diff: readonly DiffItem[];
  /** Facts that are shown elsewhere, and count as the others do. */
  beside?: readonly Fact[];
}

/** Something that is said otherwise than when it was looked at. */
export interface Change extends DiffItem {
  /** It never changes on an honest server: nothing to accept. */
  isFixed?: boolean;
}

const sideText = (side: DiffItem['before']): string => (typeof side === 'string' ? side : (side?.text ?? ''));

interface Rest {
  key: string;
  label: DiffItem['label'];
  text: string;
  kind: DiffItem['kind'];
  fixed?: string | undefined;
  ceiling?: Fact['ceiling'];
  baseSymbol?: string | undefined;
}

const namesOf = ({ label, baseSymbol }: Pick<Rest, 'label' | 'baseSymbol'>): string[] =>
  [label, baseSymbol].flatMap((one) => (typeof one === 'string' ? one : []));

/** How a fact is told from what it was: by its text, and where that is the same by what it is called, its chain, or what of it is fixed. */
function textBeside(fact: Rest | undefined, other: Rest | undefined): string | undefined {
  if (fact === undefined || fact.text !== other?.text) return fact?.text;
  const bound = fact.fixed === other.fixed ? [] : [fact.fixed ?? ''];
  return [...namesOf(fact), fact.text, ...bound].join(' · ');
}

const isSameText = (one: Rest | undefined, other: Rest | undefined): boolean =>
  one?.text === other?.text &&
  (one === undefined || other === undefined || namesOf(one).join() === namesOf(other).join());

/** One that is said twice is two. */
function numbered(all: readonly Rest[]): Rest[] {
  const times = new Map<string, number>();
  return all.map((one) => {
    const time = (times.get(one.key) ?? 0) + 1;
    times.set(one.key, time);
    return time === 1 ? one : { ...one, key: `${one.key} ${time}` };
  });
}

const restOf = ({ facts, diff, beside = [] }: Content): Rest[] => [
  ...[...facts, ...beside].map(({ key, label, text, as, fixed, ceiling, baseSymbol }): Rest => ({
    key: `fact ${key}`,
    label,
    text,
    kind: as === 'address' ? 'address' : 'plain',
    fixed,
    ceiling,
    baseSymbol,
  })),
  ...diff.flatMap(({ key, label, before, after, kind = 'plain' }) => [
    { key: `before ${key}`, label, text: sideText(before), kind },
    { key: `after ${key}`, label, text: sideText(after), kind },
  ]),
];

/** Whether a cost is no higher than the one that was shown, in its unit. */
function isWithin(now: Fact['ceiling'], shown: Fact['ceiling']): boolean {
  if (now === undefined || shown === undefined || now.unit !== shown.unit) return false;
  if (!isDecimal(now.amount) || !isDecimal(shown.amount)) return false;
  return compare(now.amount, shown.amount) !== 1;
}

/** Everything that is different between two states of what something says. */
export function changedContent(before: Content, now: Content): Change[] {
  const [old, rest] = [numbered(restOf(before)), numbered(restOf(now))];
  const keys = [...new Set([...old, ...rest].map(({ key }) => key))];
  return keys.flatMap((key): Change[] => {
    const one = old.find((fact) => fact.key === key);
    const other = rest.find((fact) => fact.key === key);
    const isFixed = one?.fixed !== other?.fixed;
    const isSame = isSameText(one, other) || isWithin(other?.ceiling, one?.ceiling);
    if (isSame && !isFixed) return [];
    return [
      {
        key,
        label: (other ?? one)?.label,
        before: textBeside(one, other),
        after: textBeside(other, one),
        kind: (other ?? one)?.kind ?? 'plain',
        ...(isFixed ? { isFixed } : {}),
      },
    ];
  });
}

/** The step that is waited for, in one line to compare: where it stands, who is asked, and how many are needed. */
export function stepText(subject: Pick<Decidable, 'nodes' | 'status'>): string {
  const node = stepInTurn(subject);
  if (node === undefined) return '';
  const { at, of } = positionIn(subject);
  const names = listed(node.members.map((member) => member.name));
  return `${at}/${of}: ${node.threshold}/${node.members.length} ${names}`;
}

/** A subject, and what it says. */
interface Said {
  subject: Decidable;
  content: Content;
}

/**
 * Everything in which something differs from what was looked at, as far as it stands against a decision: what it says,
 * and the step it is at. Once nothing is to be decided any more, only what never changes counts.
 */
export function changesSince(before: Said, now: Said, stepLabel: string): Change[] {
  const changes = changedContent(before.content, now.content);
  if (now.subject.status !== 0) return changes.filter(({ isFixed }) => isFixed);
  const [step, next] = [stepText(before.subject), stepText(now.subject)];
  // Where it stands only matters to whoever may decide about it now.
  if (now.subject.myAction === 0 || step === next) return changes;
  return [...changes, { key: 'step', label: stepLabel, before: step, after: next }];
}

/** What changes amount to: `broken` where one of them never happens on an honest server; null of none. */
export function changeKind(changes: readonly Change[]): 'changed' | 'broken' | null {
  if (changes.some(({ isFixed }) => isFixed)) return 'broken';
  return changes.length === 0 ? null : 'changed';
}
