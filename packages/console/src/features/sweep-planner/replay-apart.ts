import { startWorker } from '#shared/worker/start-worker.ts';
import type { Replayed, ReplayQuestion } from './replay.ts';
import workerUrl from './replay-worker.ts?worker&url';

/** Where no worker starts, the page computes: slower, and the same. */
const here = async (question: ReplayQuestion): Promise<Replayed[]> =>
  (await import('./replay.ts')).replay(question);

function begin(): Worker | null {
  try {
    return startWorker(workerUrl);
  } catch {
    return null;
  }
}

/** Replays in a worker, so that the page stays responsive; it ends when that is not wanted any more. */
export function replayApart(question: ReplayQuestion, signal: AbortSignal): Promise<Replayed[]> {
  const worker = begin();
  if (worker === null) return here(question);
  const { promise, resolve, reject } = Promise.withResolvers<Replayed[]>();
  worker.addEventListener('message', ({ data }: MessageEvent<Replayed[]>) => resolve(data));
  worker.addEventListener('error', () => resolve(here(question)));
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}
