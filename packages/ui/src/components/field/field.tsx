import type { ReactNode } from 'react';
import type { FieldBasics, FieldControl } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';

export interface FieldProps extends FieldBasics {
  /** Nothing has been chosen yet; with `required` this is an error once the form is sent. */
  empty?: boolean;
  /** Several controls that share the label, or a function that draws the one control from what ties it to the label. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** The frame of every field, around controls that the library does not have. */
export function Field({ empty = false, children, ...props }: FieldProps) {
  const { frame, control } = useField(props, { text: empty ? '' : 'chosen' });
  return typeof children === 'function' ? (
    <FieldFrame {...frame}>{children(control)}</FieldFrame>
  ) : (
    <FieldFrame {...frame} group="group">
      <div>{children}</div>
    </FieldFrame>
  );
}
