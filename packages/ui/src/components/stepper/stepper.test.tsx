import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { StopState } from '../../internal/rail.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Stepper, type StepperStep } from './stepper.tsx';

const step = (title: string, state: StopState, more: Partial<StepperStep> = {}): StepperStep => ({
  key: title,
  title,
  state,
  ...more,
});

describeConformance('Stepper', (props) => (
  <Stepper {...props} label="Transfer" steps={[step('Coin', 'current')]} />
));

const show = (steps: StepperStep[]) =>
  render(
    <UiProvider locale="en-US">
      <Stepper label="Transfer" steps={steps} />
    </UiProvider>,
  );

it('says each step with its state, and which one is now', () => {
  show([step('Coin', 'done'), step('Amount', 'current'), step('Check', 'waiting'), step('Sign', 'failed')]);
  expect(screen.getByRole('list', { name: 'Transfer' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Done: Coin',
    '2In progress: Amount',
    '3Not started: Check',
    'Failed: Sign',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

it('goes back by a button or a link, and nowhere else', async () => {
  const goBack = vi.fn();
  show([
    step('Coin', 'done', { onClick: goBack }),
    step('Amount', 'done', { href: '/amount' }),
    step('Check', 'current'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done: Coin' }));
  expect(goBack).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Done: Amount' }).getAttribute('href')).toBe('/amount');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each<[StopState[], string]>([
  [['done', 'current', 'waiting'], 'Step 2 of 3: B'],
  [['done', 'failed', 'waiting'], 'Step 2 of 3: B'],
  [['done', 'done', 'waiting'], 'Step 3 of 3: C'],
  [['done', 'done', 'done'], 'All 3 steps complete'],
])('knows where a person stands: %j', (states, place) => {
  show(states.map((state, index) => step('ABC'.charAt(index), state)));
  expect(screen.getByText(place)).toBeTruthy();
});
