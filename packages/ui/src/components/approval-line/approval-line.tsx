import { CircleCheck, CircleX } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { listNames } from '../../format/index.ts';
import { Rail, Stop, StopBody } from '../../internal/rail.styles.ts';
import { StopDot, type StopState } from '../../internal/rail.tsx';
import { useLanguage } from '../../locale/locale-context.ts';
import { approvalWords } from '../../locale/approval-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import type { Tone } from '../../theme/tokens.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Time } from '../time/index.ts';
import { Answered, Head, Muted, Name, Remark, Title } from './approval-line.styles.ts';

/** Someone who may approve at a node. */
export interface ApprovalPerson {
  key: string;
  name: string;
  state: 'waiting' | 'approved' | 'refused';
  /** When they answered, in milliseconds. */
  time?: number | null | undefined;
  /** What they said with it. */
  remark?: string | undefined;
  /** The reader. */
  isYou?: boolean;
}

/** One step of an approval: enough of its people must approve before the next one starts. */
export interface ApprovalNode {
  key: string;
  title: string;
  /** Whether approving here also signs. */
  kind: 'approve' | 'sign';
  /** How many of the people must approve. */
  threshold: number;
  state: 'waiting' | 'active' | 'passed' | 'refused';
  people: readonly ApprovalPerson[];
}

export interface ApprovalLineProps extends HTMLAttributes<HTMLOListElement> {
  /** What is being approved, for a screen reader. */
  label: string;
  /** In the order in which they are asked. */
  nodes: readonly ApprovalNode[];
  ref?: Ref<HTMLOListElement>;
}

const states = {
  waiting: { dot: 'waiting', tone: 'idle' },
  active: { dot: 'current', tone: 'attention' },
  passed: { dot: 'done', tone: 'success' },
  refused: { dot: 'failed', tone: 'danger' },
} as const satisfies Record<ApprovalNode['state'], { dot: StopState; tone: Tone }>;

/** What is done at a step, how far it is, and what the reader has to do: people approve, or sign. */
const kinds = {
  approve: {
    act: 'approvalApprove',
    progress: 'approvalProgress',
    waiting: 'approvalNodeWaiting',
    active: 'approvalNodeActive',
    yours: 'approvalNodeYou',
    passed: 'approvalNodePassed',
    refused: 'approvalNodeRefused',
  },
  sign: {
    act: 'approvalSign',
    progress: 'approvalSignProgress',
    waiting: 'approvalNodeWaiting',
    active: 'approvalSignActive',
    yours: 'approvalSignYou',
    passed: 'approvalSigned',
    refused: 'approvalNodeRefused',
  },
} as const satisfies Record<
  ApprovalNode['kind'],
  Record<ApprovalNode['state'] | 'act' | 'progress' | 'yours', keyof (typeof approvalWords)['en-US']>
>;

/** Who approved and when, who is missing, and how many are still needed. */
export function ApprovalLine({ label, nodes, ...rest }: ApprovalLineProps) {
  const words = useWordsWith(approvalWords);
  return (
    <Rail {...rest} aria-label={label}>
      {nodes.map((node) => {
        const { dot, tone } = states[node.state];
        const said = kinds[node.kind];
        const needsYou =
          node.state === 'active' && node.people.some((person) => person.isYou && person.state === 'waiting');
        const done = node.people.filter((person) => person.state === 'approved').length;
        return (
          <Stop key={node.key} aria-current={node.state === 'active' ? 'step' : undefined}>
            <StopDot state={dot} />
            <StopBody>
              <Head>
                <Title>{node.title}</Title>
                <StatusTag tone={tone}>{words[said[needsYou ? 'yours' : node.state]]}</StatusTag>
              </Head>
              <Muted>
                {words[said.act]} · {fill(words[said.progress], { done, threshold: node.threshold })}
              </Muted>
              {node.people.map((person) =>
                person.state === 'waiting' ? null : <Answer key={person.key} person={person} />,
              )}
              <StillNeeded node={node} done={done} />
            </StopBody>
          </Stop>
        );
      })}
    </Rail>
  );
}

/** Someone's answer: what, when, and their words. */
function Answer({ person: { name, state, time, remark, isYou } }: { person: ApprovalPerson }) {
  const words = useWordsWith(approvalWords);
  const approved = state === 'approved';
  const Icon = approved ? CircleCheck : CircleX;
  return (
    <Answered data-state={state}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <div>
        <Name>{isYou ? fill(words.approvalYouNamed, { name }) : name}</Name>{' '}
        {approved ? words.approvalApproved : words.approvalRefused}
        {time !== undefined && (
          <Muted>
            <Time at={time} />
          </Muted>
        )}
        {remark !== undefined && remark !== '' && <Remark>{remark}</Remark>}
      </div>
    </Answered>
  );
}

/** Those who have not answered: who of them is needed, or that none is any more. */
function StillNeeded({ node, done }: { node: ApprovalNode; done: number }) {
  const words = useWordsWith(approvalWords);
  const language = useLanguage();
  const missing = node.people.filter((person) => person.state === 'waiting');
  if (missing.length === 0) return null;
  const names = listNames(
    missing.map((person) => (person.isYou ? words.approvalYou : person.name)),
    language,
    'commas',
  );
  const count = node.threshold - done;
  const over = node.state === 'passed' || node.state === 'refused';
  const sentence = over
    ? words.approvalNotNeeded
    : count < missing.length
      ? words.approvalAnyOf
      : words.approvalAllOf;
  return <Muted>{fill(sentence, { count, names })}</Muted>;
}
