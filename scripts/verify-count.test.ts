import { expect, it } from 'vitest';
import { playwrightCount, secondsTable, sum, vitestCount } from './verify-count.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };

it('counts what Vitest reports', () => {
  expect(vitestCount({ numPassedTests: 2, numFailedTests: 0, testResults: [passing] })).toEqual({
    passed: 2,
    failed: 0,
    unsteady: [],
  });
});

it('names what passed only when tried again', () => {
  const again = { status: 'passed', fullName: 'Layers Escape', failureMessages: ['not focused'] };
  const file = { status: 'passed', assertionResults: [again, { status: 'passed', failureMessages: [] }] };
  expect(vitestCount({ numPassedTests: 2, numFailedTests: 0, testResults: [file] })).toEqual({
    passed: 2,
    failed: 0,
    unsteady: ['Layers Escape'],
  });
});

it('tells what tests say of themselves', () => {
  const test = { status: 'passed', meta: { says: '3 lies, none of them silent' } };
  const file = { status: 'passed', assertionResults: [test, { status: 'passed', meta: {} }] };
  expect(vitestCount({ numPassedTests: 2, numFailedTests: 0, testResults: [file] }).says).toEqual([
    '3 lies, none of them silent',
  ]);
});

it('counts a test file that could not be read as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(vitestCount({ numPassedTests: 2, numFailedTests: 0, testResults: [passing, broken] }).failed).toBe(
    1,
  );
});

it('counts a failed test once, not again for its file', () => {
  const red = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  expect(vitestCount({ numPassedTests: 1, numFailedTests: 1, testResults: [red] })).toEqual({
    passed: 1,
    failed: 1,
    unsteady: [],
  });
});

it('names a journey that passed only when tried again, and takes an error outside of all for a failure', () => {
  const specs = [
    { title: 'pays once', tests: [{ status: 'flaky' }] },
    { title: 'pays', tests: [{ status: 'expected' }] },
  ];
  const suites = [{ suites: [{ specs }] }, { specs: [] }];
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}], suites };
  expect(playwrightCount(report)).toEqual({ passed: 6, failed: 2, unsteady: ['pays once'] });
});

it('adds up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3, unsteady: ['pays once'] },
    ]),
  ).toEqual({ passed: 3, failed: 3, unsteady: ['pays once'] });
});

it('tells the seconds of each step, and of all', () => {
  const steps = [
    { name: 'types', seconds: 19.6 },
    { name: 'journeys', seconds: 824.2 },
  ];
  expect(secondsTable(steps, 830).split('\n')).toEqual([
    'types        20 s',
    'journeys    824 s',
    'all         830 s',
  ]);
});
