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

function ask(worker: Worker, question: ReplayQuestion, signal: AbortSignal): Promise<Replayed[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Replayed[]>();
  worker.addEventListener('message', ({ data }: MessageEvent<Replayed[]>) => resolve(data));
  worker.addEventListener('error', () => resolve(here(question)));
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.postMessage(question);
  return promise;
}

/**
 * Replays in a worker, so that the page stays responsive. It starts while the question is still being read, and ends when it
 * has answered or nobody wants to know any more.
 */
export async function replayApart(
  reading: Promise<ReplayQuestion>,
  signal: AbortSignal,
): Promise<Replayed[]> {
  const worker = begin();
  try {
    const question = await reading;
    return await (worker === null ? here(question) : ask(worker, question, signal));
  } finally {
    worker?.terminate();
  }
}
