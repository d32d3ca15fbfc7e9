import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { statusTagGuide } from './status-tag.guide.tsx';
import { StatusTag } from './status-tag.tsx';

const meta = preview.meta({
  title: 'Data/StatusTag',
  component: StatusTag,
  parameters: guided(statusTagGuide),
  args: { tone: 'idle' as const, children: 'Waiting' },
});

const all = () => (
  <Inline>
    <StatusTag tone="idle">Waiting</StatusTag>
    <StatusTag tone="running">2 / 6 confirmations</StatusTag>
    <StatusTag tone="attention">1 of 2 approved</StatusTag>
    <StatusTag tone="success">Done</StatusTag>
    <StatusTag tone="danger">Rejected</StatusTag>
    <StatusTag tone="idle" outlined>
      Canceled
    </StatusTag>
  </Inline>
);

/** One tag. */
export const Waiting = meta.story();

/** Every tone, and the outlined gray of canceled items. */
export const Tones = meta.story({ render: all });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(StatusTag, {
    vary: { tone: ['idle', 'running', 'attention', 'success', 'danger'], outlined: [false, true] },
    common: { tone: 'idle', children: 'State' },
  }),
});
