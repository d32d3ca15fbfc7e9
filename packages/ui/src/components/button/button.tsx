import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Ring } from '../../internal/turning.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Label, Root } from './button.styles.ts';

/** What pressing it means: the one main action, an ordinary one, a quiet one, or one that destroys or rejects. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** `small` for rows and toolbars. @default 'medium' */
  size?: 'small' | 'medium';
  /** Takes the whole width of its container. */
  block?: boolean;
  /** Shows that the action is in progress; the button keeps its place and its focus but does nothing. */
  busy?: boolean;
  /** Why it cannot be pressed now. The button stays focusable, and says so as its title and description. */
  disabledReason?: string | undefined;
  /** A 16 px icon in front of the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something when pressed. To go somewhere, use a link. Renders a `<button>`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  block = false,
  busy = false,
  disabledReason,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const words = useWords();
  const inert = busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      {...(disabledReason === undefined
        ? {}
        : { title: joinLines(rest.title, disabledReason), 'aria-description': disabledReason })}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {busy ? <Ring role="img" aria-label={words.loading} /> : icon}
      {children === undefined ? null : <Label>{children}</Label>}
    </Root>
  );
}

const joinLines = (...lines: (string | undefined)[]) => lines.filter((line) => line !== undefined).join('\n');
