import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Timeline, type TimelineItem } from './timeline.tsx';

const items: TimelineItem[] = [
  { key: 'created', title: 'Created by Lin Wei', time: '14:02:11', state: 'done' },
  { key: 'kyt', title: 'KYT refused', detail: 'score 92', state: 'failed' },
  { key: 'approval', title: 'Your approval', state: 'current' },
  { key: 'broadcast', title: 'Broadcast', state: 'waiting' },
];

describeConformance('Timeline', (props) => <Timeline {...props} label="Transfer" items={items} />);

it('says the state of each step in order, and which one is under way', () => {
  render(
    <UiProvider locale="en-US">
      <Timeline label="Transfer" items={items} />
    </UiProvider>,
  );
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Done: Created by Lin Wei14:02:11',
    'Failed: KYT refusedscore 92',
    'In progress: Your approval',
    'Not started: Broadcast',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});
