import {
  use,
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Focusable, TooltipTrigger } from 'react-aria-components';
import { PortalContext } from '../../theme/portal-context.ts';
import { Bubble, Root } from './tooltip.styles.ts';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'content'> {
  /** A few words about it. Nothing that is needed to decide: a touch screen does not show it. */
  content: ReactNode;
  /** One element that can have the focus. */
  children: ReactElement;
  ref?: Ref<HTMLSpanElement>;
}

type FocusableChild = ComponentProps<typeof Focusable>['children'];

/** Describes something when the pointer rests on it or it has the focus. Escape hides it. */
export function Tooltip({ content, children, ...rest }: TooltipProps) {
  const portal = use(PortalContext);
  return (
    <Root {...rest}>
      <TooltipTrigger delay={400}>
        <Focusable>{children as FocusableChild}</Focusable>
        <Bubble offset={6} {...portal}>
          {content}
        </Bubble>
      </TooltipTrigger>
    </Root>
  );
}
