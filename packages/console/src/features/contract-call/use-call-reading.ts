import { use, useEffect, useMemo, useState } from 'react';
import type { CallReading, ReadCall } from '@mpc/api/calls';

let loading: Promise<ReadCall> | undefined;

/** What reads calls, loaded once it is wanted: the methods and their decoder are of no use elsewhere. */
export function loadReadCall(): Promise<ReadCall> {
  loading ??= import('./read-call.ts').then(
    ({ readCall }) => readCall,
    (fault: unknown) => {
      // Whoever tries again asks for it again.
      loading = undefined;
      throw fault;
    },
  );
  return loading;
}

/** What a call says; null where there is none. Waits in the nearest Suspense until calls can be read. */
export function useCallReading(inputData: string): CallReading;
export function useCallReading(inputData: string | null): CallReading | null;
export function useCallReading(inputData: string | null): CallReading | null {
  const readCall = inputData === null ? null : use(loadReadCall());
  return useMemo(
    () => (inputData === null || readCall === null ? null : readCall(inputData)),
    [inputData, readCall],
  );
}

/** What reads calls; undefined until it is loaded. */
export function useCallReader(): ReadCall | undefined {
  const [readCall, setReadCall] = useState<ReadCall>();
  useEffect(() => {
    let isWanted = true;
    void loadReadCall().then((loaded) => isWanted && setReadCall(() => loaded));
    return () => {
      isWanted = false;
    };
  }, []);
  return readCall;
}
