import type { Guide } from '../../../../../.storybook/guide.ts';
import { ApprovalLine } from './approval-line.tsx';

export const approvalLineGuide: Guide = {
  use: [
    'Where something needs approval in steps: who approved, when and with which remark, who is pending, how many are needed.',
    'Beside what is being approved, so that both are in sight.',
  ],
  avoid: ['For what the system does: use Timeline.', 'For the steps a person goes through: use Stepper.'],
  do: [
    {
      show: (
        <ApprovalLine
          label="Approval"
          nodes={[
            {
              key: 'finance',
              title: 'Finance',
              kind: 'approve',
              threshold: 1,
              state: 'active',
              people: [
                { key: 'lin', name: 'Lin Wei', state: 'waiting', isYou: true },
                { key: 'oka', name: 'K. Okafor', state: 'waiting' },
              ],
            },
          ]}
        />
      ),
      because:
        'Mark the reader with `isYou`: the step then says “Awaiting your approval”, or “Awaiting your signature” where it also signs.',
    },
  ],
  dont: [
    'Leave out who rejected, or their reason.',
    'Name people in a node whose turn is over as if they were still needed: give the node its state.',
  ],
  accessibility: [
    'An ordered list with a name; the node whose turn it is has aria-current="step".',
    'Every state has a word and a shape, and decisions have an icon and a verb.',
  ],
  anatomy: {
    story: 'Waiting For You',
    parts: {
      Line: 'ol',
      Node: 'li > span[data-state]',
      Title: 'li > div > div > span',
      State: 'li span[data-tone]',
      Decision: 'div[data-state]',
    },
  },
};
