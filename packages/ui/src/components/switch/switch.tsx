import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChoiceLabel } from '../../internal/field-choice.styles.ts';
import { ChoiceWords } from '../../internal/field-choice.tsx';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Root, Track } from './switch.styles.ts';

export interface SwitchProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** It is on, as far as is known: the caller changes it when the change has come about. */
  checked: boolean;
  /** Called with what is wanted; takes effect at once, there is nothing to send. */
  onChange: (checked: boolean) => void;
  /** What is on or off; part of what can be pressed. Where it stands elsewhere, give an `aria-label`. */
  children?: ReactNode;
  /** What it means to have it on. */
  description?: ReactNode;
  /** The change is in progress: it keeps its place and its focus, but does nothing. @default false */
  busy?: boolean;
  /** Why it cannot be changed now. It stays focusable, and says so. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Turns something on or off at once. Renders an `<input type="checkbox" role="switch">` with its words. */
export function Switch({
  checked,
  onChange,
  children,
  description,
  busy = false,
  disabledReason,
  'aria-label': name,
  ...rest
}: SwitchProps) {
  const words = useWords();
  const id = useId();
  const lines = [description, disabledReason].filter((line) => line !== undefined);
  const inert = busy || disabledReason !== undefined;
  return (
    <Root {...rest}>
      <ChoiceLabel>
        <Track
          checked={checked}
          onChange={(event) => {
            if (!inert) onChange(event.target.checked);
          }}
          aria-disabled={inert || undefined}
          aria-busy={busy || undefined}
          {...(name === undefined ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': name })}
          aria-describedby={lines.length > 0 ? `${id}-lines` : undefined}
        />
        <ChoiceWords id={id} label={children} lines={lines} />
      </ChoiceLabel>
      <VisuallyHidden role="status">{busy ? words.loading : null}</VisuallyHidden>
    </Root>
  );
}
