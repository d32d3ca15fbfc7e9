import type { ComponentProps, ReactElement, Ref } from 'react';
import { Pressable } from 'react-aria-components';

/** One button of ours. */
export type OpenerElement = ReactElement<{ busy?: boolean; disabledReason?: string | undefined }>;

type PressableChild = ComponentProps<typeof Pressable>['children'];

interface OpenerProps {
  children: OpenerElement;
  ref?: Ref<HTMLElement>;
}

/** The button that opens a menu or a popover; one that does nothing now opens nothing. */
export function Opener({ children, ...rest }: OpenerProps) {
  const { busy = false, disabledReason } = children.props;
  return (
    <Pressable {...rest} isDisabled={busy || disabledReason !== undefined}>
      {children as PressableChild}
    </Pressable>
  );
}
