import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { Tag } from './tag.tsx';

const meta = preview.meta({
  title: 'Components/Tag',
  component: Tag,
  args: { tone: 'idle' as const, children: 'Waiting' },
});

const all = () => (
  <Inline>
    <Tag tone="idle">Waiting</Tag>
    <Tag tone="running">2 / 6 confirmations</Tag>
    <Tag tone="attention">1 of 2 approved</Tag>
    <Tag tone="success">Done</Tag>
    <Tag tone="danger">Refused</Tag>
    <Tag tone="idle" outlined>
      Cancelled
    </Tag>
  </Inline>
);

/** One tag. */
export const Waiting = meta.story();

/** Every tone, and the outlined grey of what was cancelled. */
export const Tones = meta.story({ render: all });

/** Every tone in the dark theme. */
export const Dark = meta.story({ render: all, globals: { theme: 'dark' } });
