import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChunks } from '../../../scripts/chunks.ts';

/** The file of a build that a source went into. */
export function chunkOf(dist: string, source: string): string {
  const chunk = readChunks(dist)[source];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}`);
  return chunk.file;
}

/** Adds one byte to a script: what it does stays the same, what it is does not. */
export function tamper(source: string) {
  return (dist: string) => {
    appendFileSync(join(dist, chunkOf(dist, source)), ' ');
  };
}
