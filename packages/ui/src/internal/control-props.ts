import type { HTMLAttributes } from 'react';

/** Of what a field is given, that which is for its control, and the rest. */
export function controlProps<Props extends HTMLAttributes<HTMLElement>>({
  id,
  autoFocus,
  'aria-describedby': describedBy,
  ...rest
}: Props) {
  return { forControl: { id, autoFocus }, describedBy, rest };
}

/** The ids of what describes a control. */
export const joinIds = (...ids: (string | null | undefined)[]): string | undefined =>
  ids.filter((id) => id !== null && id !== undefined).join(' ') || undefined;
