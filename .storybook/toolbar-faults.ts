import type { Fault, Sandbox } from '@mpc/api/sandbox';

/** What the Fault toolbar offers, and what it does to every call. */
export const faults: Record<string, Fault> = {
  'no fault': {},
  'status 500': { status: 500 },
  'never answers': { timeoutBefore: true },
  'unknown code': { code: '999999' },
  'malformed answer': { malformed: true },
};

/** What the Latency toolbar offers, in milliseconds. */
export const latencies: Record<string, number> = { '0 ms': 0, '400 ms': 400, '3000 ms': 3000 };

/** What the toolbars say of the sandbox where nobody has touched them: the story is as it was written. */
export const untouched = { person: 'as the story has it', latency: '0 ms', fault: 'no fault' };

/** Makes the sandbox as slow and as broken as the toolbars say. Where they say nothing, the story's own faults stay. */
export function applyToolbar(sandbox: Sandbox, globals: Record<string, unknown>): void {
  const fault = faults[String(globals['fault'])] ?? {};
  const latency = latencies[String(globals['latency'])] ?? 0;
  if (Object.keys(fault).length > 0 || latency > 0) sandbox.faults.set('all', { ...fault, latency });
}
