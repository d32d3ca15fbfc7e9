import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { Tool } from './top-bar.styles.ts';

export interface TopBarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, said and shown on hover. */
  label: string;
  /** An icon, two letters, or an avatar. */
  children: ReactNode;
  /** For an avatar: without a frame. */
  round?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A small square button of the top bar. Two letters on it are a part of its name, so that it can be called by them. */
export function TopBarButton({ label, round = false, children, ...rest }: TopBarButtonProps) {
  return (
    <Tool type="button" title={label} {...rest} data-round={round || undefined}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Tool>
  );
}
