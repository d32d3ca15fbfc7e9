import { useState, type FormEvent, type FormHTMLAttributes, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FormAttempt } from '../../internal/form-attempt.ts';
import { Root } from './form.styles.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Called only when no field inside shows an error. */
  onSubmit: () => void;
  /** Names the form for those who do not see it. */
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Holds fields. Sending it shows every error that waited and puts the focus on the first; only without errors is it
 * sent. A button elsewhere sends it with `type="submit"` and `form` naming this form's `id`.
 */
export function Form({ onSubmit, label, children, ...rest }: FormProps) {
  const [attempted, setAttempted] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form in an overlay opened from inside this one is another form, although React passes its events up here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setAttempted(true));
    const invalid = form.querySelector('[data-invalid]');
    if (invalid === null) {
      setAttempted(false);
      onSubmit();
      return;
    }
    invalid.querySelector<HTMLElement>('[data-control]')?.focus();
  };
  return (
    <Root {...rest} noValidate aria-label={label} onSubmit={submit}>
      <FormAttempt value={attempted}>{children}</FormAttempt>
    </Root>
  );
}
