import type { DiffItem } from '@mpc/ui';
import { positionIn, stepInTurn, type Decidable } from './decision.rules.ts';

/** One thing a decision rests on, as it stands. */
export interface Fact {
  key: string;
  label: string;
  text: string;
  /** An address is shown whole; a hash, a fingerprint or a number as code; a moment (milliseconds) in the reader's time. */
  as?: 'address' | 'code' | 'moment';
  /** Of an address: the main coin of its chain, where it is known. */
  baseSymbol?: string;
}

/** A moment as a fact. */
export const momentFact = (key: string, label: string, at: number): Fact => ({
  key,
  label,
  text: String(at),
  as: 'moment',
});

/** What something says: facts that stand, and fields before and after. */
export interface Content {
  facts: readonly Fact[];
  diff: readonly DiffItem[];
}

const sideText = (side: DiffItem['before']): string => (typeof side === 'string' ? side : (side?.text ?? ''));

interface Rest {
  key: string;
  label: DiffItem['label'];
  text: string;
  kind: DiffItem['kind'];
}

const restOf = ({ facts, diff }: Content): Rest[] => [
  ...facts.map(({ key, label, text, as }): Rest => ({
    key: `fact ${key}`,
    label,
    text,
    kind: as === 'address' ? 'address' : 'plain',
  })),
  ...diff.flatMap(({ key, label, before, after, kind = 'plain' }) => [
    { key: `before ${key}`, label, text: sideText(before), kind },
    { key: `after ${key}`, label, text: sideText(after), kind },
  ]),
];

/** Everything that is different between two states of what something says. */
export function changedContent(before: Content, now: Content): DiffItem[] {
  const [old, rest] = [restOf(before), restOf(now)];
  const keys = [...new Set([...old, ...rest].map(({ key }) => key))];
  return keys.flatMap((key): DiffItem[] => {
    const one = old.find((fact) => fact.key === key);
    const other = rest.find((fact) => fact.key === key);
    if (one?.text === other?.text) return [];
    return [
      {
        key,
        label: (other ?? one)?.label,
        before: one?.text,
        after: other?.text,
        kind: (other ?? one)?.kind ?? 'plain',
      },
    ];
  });
}

/** The step that is waited for, in one line to compare: where it stands, who is asked, and how many are needed. */
export function stepText(subject: Decidable): string {
  const node = stepInTurn(subject);
  if (node === undefined) return '';
  const { at, of } = positionIn(subject);
  const names = node.members.map((member) => member.name).join(', ');
  return `${at}/${of}: ${node.threshold}/${node.members.length} ${names}`;
}
