import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Place } from './every-place.ts';

/** What a host of a world tells of itself. */
export interface Served {
  origin: string;
  /** The owner of all its wallets. */
  uid: number;
  places: Place[];
  /** The same screens of the wallet that makes a large world large. */
  bulkPlaces: Place[];
  /** How large it is. */
  says: string;
}

/** Serves a world in a process of its own: no world makes another one wait. */
export async function serveWorld(size: 's' | 'l', dist: string): Promise<Served & { stop: () => void }> {
  const host = fork(join(import.meta.dirname, 'world-host.ts'), [size, dist], {
    execArgv: ['--conditions=@mpc/source'],
  });
  const [told] = (await Promise.race([
    once(host, 'message'),
    once(host, 'exit').then(() => Promise.reject(new Error(`The host of world ${size} ended`))),
  ])) as [Served];
  return { ...told, stop: () => host.disconnect() };
}
