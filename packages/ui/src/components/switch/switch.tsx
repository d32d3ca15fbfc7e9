import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { controlProps, joinIds } from '../../internal/control-props.ts';
import { ChoiceLabel } from '../../internal/field-choice.styles.ts';
import { ChoiceWords } from '../../internal/field-choice.tsx';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Root, Track } from './switch.styles.ts';

export interface SwitchProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultChecked'> {
  /** It is on, as far as is known: the caller changes it when the change has come about. Without it the switch keeps that itself. */
  checked?: boolean | undefined;
  /** Whether it begins on where it keeps that itself. */
  defaultChecked?: boolean | undefined;
  /** Called with what is wanted; takes effect at once, there is nothing to send. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** By which a form sends it where it is on. */
  name?: string | undefined;
  /** The control itself, to focus it, or for `register` of react-hook-form. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
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
  defaultChecked = false,
  onChange,
  name: formName,
  inputRef,
  children,
  description,
  busy = false,
  disabledReason,
  'aria-label': name,
  ...given
}: SwitchProps) {
  const words = useWords();
  const id = useId();
  const { forControl, describedBy, rest } = controlProps(given);
  const lines = [description, disabledReason].filter((line) => line !== undefined);
  const inert = busy || disabledReason !== undefined;
  return (
    <Root {...rest}>
      <ChoiceLabel>
        <Track
          ref={inputRef}
          {...forControl}
          name={formName}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => {
            if (!inert) onChange?.(event.target.checked);
          }}
          onClick={(event) => {
            if (inert) event.preventDefault();
          }}
          aria-disabled={inert || undefined}
          aria-busy={busy || undefined}
          {...(name === undefined ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': name })}
          aria-describedby={joinIds(describedBy, lines.length > 0 ? `${id}-lines` : null)}
        />
        <ChoiceWords id={id} label={children} lines={lines} />
      </ChoiceLabel>
      <VisuallyHidden role="status">{busy ? words.loading : null}</VisuallyHidden>
    </Root>
  );
}
