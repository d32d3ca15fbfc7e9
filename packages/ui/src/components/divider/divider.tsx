import type { HTMLAttributes, Ref } from 'react';
import { Root } from './divider.styles.ts';

export interface DividerProps extends HTMLAttributes<HTMLHRElement> {
  ref?: Ref<HTMLHRElement>;
}

/** A hairline between two things that belong to different thoughts. */
export function Divider(props: DividerProps) {
  return <Root {...props} />;
}
