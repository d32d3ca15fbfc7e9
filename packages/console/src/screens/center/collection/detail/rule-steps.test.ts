import { expect, it } from 'vitest';
import { ruleSteps } from './rule-steps.rules.ts';

const named = (...of: Parameters<typeof ruleSteps>) =>
  ruleSteps(...of).map(({ step, state }) => `${step} ${state}`);
const at = (status: 0 | 1 | 2 | 3 | 4 | 5) => ({ status, time: status });

it('says what happened to a rule in the past tense, with when', () => {
  const timeline = [at(0), at(1), at(2), at(3), at(5), at(3)];
  expect(ruleSteps({ status: 3, timeline })).toEqual([
    { step: 'created', time: 0, state: 'done' },
    { step: 'submitted', time: 1, state: 'done' },
    { step: 'signed', time: 2, state: 'done' },
    { step: 'deployed', time: 3, state: 'done' },
    { step: 'active', time: 3, state: 'done' },
    { step: 'disabled', time: 5, state: 'done' },
    { step: 'enabled', time: 3, state: 'done' },
  ]);
});

it('shows what a rule waits for as under way, and the rest as still to come', () => {
  expect(named({ status: 1, timeline: [at(0), at(1)] })).toEqual([
    'created done',
    'submitted done',
    'signature current',
    'deployment waiting',
    'activation waiting',
  ]);
  expect(named({ status: 2, timeline: [at(0), at(1), at(2)] }).slice(-2)).toEqual([
    'deployment current',
    'activation waiting',
  ]);
});

it('leads a rule whose deployment failed, or whose request was canceled, back to being published', () => {
  expect(named({ status: 4, timeline: [at(0), at(1), at(2), at(4)] }).slice(3, 5)).toEqual([
    'failed failed',
    'publish waiting',
  ]);
  expect(named({ status: 0, timeline: [at(0), at(1), at(0)] }).slice(2, 4)).toEqual([
    'canceled done',
    'publish waiting',
  ]);
});
