import { expect, it } from 'vitest';
import { playwrightCount, sum, vitestCount } from './verify-count.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };

it('counts what Vitest reports', () => {
  expect(vitestCount({ numPassedTests: 2, numFailedTests: 0, testResults: [passing] })).toEqual({
    passed: 2,
    failed: 0,
  });
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
  });
});

it('takes a journey that passed only when repeated, and an error outside of all, for failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(playwrightCount(report)).toEqual({ passed: 5, failed: 3 });
});

it('adds up', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
