import { Equal, Minus, PenLine, Plus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { diffWords } from '../../locale/diff-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import type { Words } from '../../locale/words.ts';
import type { Tone } from '../../theme/tokens.ts';
import { WholeAddress } from '../address/index.ts';
import { lookAlike, stateOf, textOf, type DiffItem, type DiffSide, type DiffState } from './diff-item.ts';
import { DiffText } from './diff-text.tsx';
import {
  After,
  Before,
  Cell,
  CellName,
  Name,
  Names,
  NotSet,
  Plain,
  Row,
  ChangeNote,
} from './diff-view.styles.ts';

const states = {
  added: { tone: 'success', icon: Plus, word: 'diffAdded' },
  removed: { tone: 'danger', icon: Minus, word: 'diffRemoved' },
  changed: { tone: 'running', icon: PenLine, word: 'diffChanged' },
  unchanged: { tone: 'idle', icon: Equal, word: 'diffUnchanged' },
} as const satisfies Record<DiffState, { tone: Tone; icon: unknown; word: keyof Words }>;

/** One field: what happened to it, in a word and a sign, and its two values. */
export function DiffRow({ item }: { item: DiffItem }) {
  const words = useWordsWith(diffWords);
  const state = stateOf(item);
  const { tone, icon: Icon, word } = states[state];
  const { before, after, kind } = item;
  return (
    <Row data-state={state} data-kind={kind}>
      <Names>
        <Name>{item.label}</Name>
        <ChangeNote data-tone={tone}>
          <Icon size={12} strokeWidth={2.5} aria-hidden />
          {words[word]}
        </ChangeNote>
      </Names>
      {kind === 'text' && state !== 'unchanged' ? (
        <Cell data-wide>
          <DiffText before={textOf(before)} after={textOf(after)} />
        </Cell>
      ) : state === 'unchanged' ? (
        <Cell data-wide>
          <Value value={shown(after, kind, '')} as={Plain} />
        </Cell>
      ) : (
        <>
          <Side name={words.diffBefore} value={shown(before, kind, textOf(after))} as={Before} />
          <Side name={words.diffAfter} value={shown(after, kind, textOf(before))} as={After} />
        </>
      )}
    </Row>
  );
}

type Mark = ComponentType<{ children?: ReactNode }>;

function Side({ name, value, as }: { name: string; value: ReactNode; as: Mark }) {
  return (
    <Cell>
      <CellName>{name}</CellName>
      <Value value={value} as={as} />
    </Cell>
  );
}

function Value({ value, as: Mark }: { value: ReactNode; as: Mark }) {
  const words = useWordsWith(diffWords);
  return value === undefined ? <NotSet>{words.diffNotSet}</NotSet> : <Mark>{value}</Mark>;
}

/** What stands for a value; undefined where none is set. An address is whole, beside one it could be taken for marked. */
function shown(side: DiffSide | undefined, kind: DiffItem['kind'], other: string): ReactNode | undefined {
  const text = textOf(side);
  if (text === '') return undefined;
  if (typeof side === 'object') return side.show;
  if (kind !== 'address') return text;
  return <WholeAddress address={text} comparedWith={lookAlike(text, other) ? other : undefined} />;
}
