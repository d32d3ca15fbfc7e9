import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { timelineGuide } from './timeline.guide.tsx';
import { Timeline, type TimelineItem } from './timeline.tsx';

const items: TimelineItem[] = [
  { key: 'created', title: 'Created by Lin Wei', time: '14:02:11', state: 'done' },
  { key: 'kyt', title: 'KYT passed', time: '14:02:13', detail: 'score 12', state: 'done' },
  { key: 'approval', title: 'Your approval', detail: 'any 1 of: you, K. Okafor', state: 'current' },
  { key: 'signing', title: 'MPC signing', detail: '2 of 3 co-signers online', state: 'waiting' },
  { key: 'broadcast', title: 'Broadcast and 19 confirmations', state: 'waiting' },
];

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  parameters: guided(timelineGuide),
  args: { label: 'Transfer', items },
});

/** Half way. */
export const UnderWay = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(/[:：] ?Your approval/);
  },
});

/** Ended early. */
export const Failed = meta.story({
  args: { items: [...items.slice(0, 1), { key: 'kyt', title: 'KYT risk found', state: 'failed' }] },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In Chinese. */
export const Chinese = meta.story({
  args: { label: '转账', items: [{ key: 'approval', title: '等待审批', state: 'current' }] },
  globals: { language: 'zh-CN' },
});

/** Every state, with and without what there is to know. */
export const Permutations = meta.story({
  args: {
    items: (['done', 'failed', 'current', 'waiting'] as const).flatMap((state) => [
      { key: state, title: state, state },
      { key: `${state} more`, title: state, state, time: '14:02:11', detail: '2 of 3 co-signers online' },
    ]),
  },
});
