import type { Guide } from '../../../../../.storybook/guide.ts';
import { Timeline } from './timeline.tsx';

export const timelineGuide: Guide = {
  use: [
    'For what happened to one thing, what is happening and what is still to come: an order from creation to its confirmations.',
  ],
  avoid: [
    'For approvers and how many are needed: use ApprovalLine.',
    'For the steps of a form: use Stepper.',
    'For a long log: use a table.',
  ],
  do: [
    {
      show: (
        <Timeline
          label="Transfer"
          items={[
            { key: 'created', title: 'Created by Lin Wei', time: '14:02:11', state: 'done' },
            { key: 'signing', title: 'MPC signing', detail: '2 of 3 co-signers online', state: 'current' },
          ]}
        />
      ),
      because: 'Who did it, when, and what is pending.',
    },
  ],
  dont: ['Two steps that are current at once.', 'A failed step without a word about why.'],
  accessibility: [
    'An ordered list with a name; the current step has aria-current="step".',
    'Each step is read out with its state; the dots differ by shape, not by color alone, and in forced colors too.',
  ],
  anatomy: {
    story: 'Failed',
    parts: {
      Line: 'ol',
      Step: 'li',
      Dot: 'li > span[data-state]',
      Title: 'li div[data-state]',
      Detail: 'li div[data-state] + div',
    },
  },
};
