export interface Count {
  passed: number;
  failed: number;
  /** The names of those among the passed that needed a second try. */
  unsteady?: string[];
  /** What tests say of what they did, line by line. */
  says?: string[];
}

const none: Count = { passed: 0, failed: 0 };

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      unsteady: [...(a.unsteady ?? []), ...(b.unsteady ?? [])],
    }),
    none,
  );

interface VitestFile {
  status: string;
  assertionResults: {
    status: string;
    fullName?: string;
    failureMessages?: string[];
    meta?: { says?: string };
  }[];
}

/** What Vitest's JSON reporter says. A file that could not even be collected is a failure no test shows. */
export function vitestCount(json: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = json as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: VitestFile[];
  };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const unsteady = testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages?.length)
    .map((test) => test.fullName ?? '?');
  const says = testResults.flatMap((file) => file.assertionResults).flatMap(({ meta }) => meta?.says ?? []);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    unsteady,
    ...(says.length === 0 ? {} : { says }),
  };
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** What Playwright's JSON reporter says. */
export function playwrightCount(json: unknown): Count {
  const { stats, errors, suites } = json as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady: suites.flatMap(flakyIn),
  };
}

function flakyIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}

/** How long each step took, one line a step, and all of them: less than their sum where some ran at once. */
export function secondsTable(steps: readonly { name: string; seconds: number }[], all: number): string {
  const lines = [...steps, { name: 'all', seconds: all }];
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map(({ name, seconds }) => `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s`)
    .join('\n');
}
