import { create } from 'zustand';
import { paths } from '../paths.ts';

const pace = 3000;

/** How many parts of the console wait for a connection to be loaded. */
export const useWaitingParts = create<{ count: number }>()(() => ({ count: 0 }));

const wait = (more: number) => useWaitingParts.setState(({ count }) => ({ count: count + more }));

/** A file of the console that did not come, or is not the one that was built. */
export class NotLoaded extends Error {}

/** Whether an error says that a part of the console could not be fetched; of code each browser says it in its own way. */
export function isLoadError(error: unknown): boolean {
  if (error instanceof NotLoaded) return true;
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch(`${paths.root}/integrity.json`, { cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Until the connection is back, or it is time to look again: a host that was down does not tell when it is up. */
function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pace);
    window.addEventListener('online', go);
  });
}

async function untilReachable(): Promise<void> {
  wait(1);
  try {
    while (!(await isReachable())) await nextTry();
  } finally {
    wait(-1);
  }
}

/**
 * Loads a part of the console. While there is no connection it waits, so that the page before it stays. A host that answers
 * is asked a second time: what it does not have then either is an error.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let isSecond = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadError(error)) throw error;
      const isAnswering = await isReachable();
      if (isAnswering && isSecond) throw error;
      isSecond = isAnswering;
      if (!isAnswering) await untilReachable();
    }
  }
}
