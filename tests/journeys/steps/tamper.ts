import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, readScripts } from '../../../scripts/console-scripts.ts';

/** The file of a build that a source went into. */
export const chunkOf = (dist: string, source: string): string => fileOf(readScripts(dist), source);

/** Adds one byte to a script: what it does stays the same, what it is does not. */
export function tamper(source: string) {
  return (dist: string) => {
    appendFileSync(join(dist, 'site', chunkOf(dist, source)), ' ');
  };
}
