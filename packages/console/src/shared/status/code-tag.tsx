import { StatusTag, type Tone } from '@mpc/ui';
import { codeWords, lookOf } from './look-of.ts';

export interface CodeTagProps<Key extends string> {
  looks: Readonly<Record<PropertyKey, { tone: Tone; label: Key; outlined?: boolean }>>;
  code: string | number;
  t: (key: Key) => string;
}

/** A code of the server in color and words; a code that nobody has told us of stands as it is. */
export function CodeTag<Key extends string>({ looks, code, t }: CodeTagProps<Key>) {
  const look = lookOf(looks, code);
  return (
    <StatusTag tone={look?.tone ?? 'idle'} outlined={look?.outlined ?? false}>
      {codeWords(looks, code, t)}
    </StatusTag>
  );
}
