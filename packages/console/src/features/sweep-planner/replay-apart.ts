import { startWorker } from '#shared/worker/start-worker.ts';
import type { Replayed, ReplayQuestion } from './replay.ts';
import workerUrl from './replay-worker.ts?worker&url';

/** Where no worker starts, the page computes: slower, and the same. */
const here = async (question: ReplayQuestion): Promise<Replayed[]> =>
  (await import('./replay.ts')).replay(question);

/** Replays in a worker, so that the page stays responsive; it ends when that is not wanted any more. */
export function replayApart(question: ReplayQuestion, signal: AbortSignal): Promise<Replayed[]> {
  if (typeof Worker === 'undefined') return here(question);
  return new Promise((resolve, reject) => {
    const worker = startWorker(workerUrl);
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Replayed[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      here(question).then(resolve, reject);
    });
    worker.postMessage(question);
  });
}
