export interface Count {
  passed: number;
  failed: number;
}

const none: Count = { passed: 0, failed: 0 };

export const sum = (counts: Count[]): Count =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), none);

/** What Vitest's JSON reporter says. A file that could not even be collected is a failure no test shows. */
export function vitestCount(json: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = json as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** What Playwright's JSON reporter says. A test that passed only when repeated has failed. */
export function playwrightCount(json: unknown): Count {
  const { stats, errors } = json as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
