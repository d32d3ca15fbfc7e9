import { StatusTag, type Tone } from '@mpc/ui';
import type { Call } from './document.ts';

const tones: Record<Call['kind'], Tone> = { query: 'idle', command: 'attention', both: 'running' };

/** The kind of a call: a command stands out, for it changes something. */
export function KindTag({ kind }: Pick<Call, 'kind'>) {
  return <StatusTag tone={tones[kind]}>{kind}</StatusTag>;
}
