import { Fragment, type ReactNode } from 'react';

/** Stands in a sentence where an element comes: a language says where that is. */
export const slot = '\u{FFFC}';

/** A sentence with an element in the place of its slot. */
export function Around({ text, children }: { text: string; children: ReactNode }) {
  return text.split(slot).map((part, at) => (
    <Fragment key={at}>
      {at === 0 ? null : children}
      {part}
    </Fragment>
  ));
}
