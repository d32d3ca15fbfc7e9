import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type FormEvent,
  type FormHTMLAttributes,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { FormAttempt, FormProblems } from '../../internal/form-attempt.ts';
import { Root } from './form.styles.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Called with the form only when no field inside shows an error. `new FormData(form)` has what its fields hold by their names. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Called with the labels of the fields that show an error whenever they change; an empty list once none does. For `SubmitButton`. */
  onProblems?: (labels: readonly string[]) => void;
  /** Names the form for those who do not see it. */
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Holds fields. Sending it shows every error that waited and puts the focus on the first; only without errors is it
 * sent. A button elsewhere sends it with `type="submit"` and `form` naming this form's `id`.
 */
export function Form({ onSubmit, onProblems, label, children, ...rest }: FormProps) {
  const [attempted, setAttempted] = useState(false);
  const report = useProblems(onProblems);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form in an overlay opened from inside this one is another form, although React passes its events up here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setAttempted(true));
    const invalid = form.querySelector('[data-invalid]');
    if (invalid === null) {
      setAttempted(false);
      onSubmit(form);
      return;
    }
    invalid.querySelector<HTMLElement>('[data-control]')?.focus();
  };
  return (
    <Root {...rest} noValidate aria-label={label} onSubmit={submit}>
      <FormAttempt value={attempted}>
        <FormProblems value={report}>{children}</FormProblems>
      </FormAttempt>
    </Root>
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** Collects what the fields report, in the order in which it came up. */
function useProblems(onProblems: FormProps['onProblems']) {
  const [problems, setProblems] = useState(none);
  const tell = useEffectEvent((labels: readonly string[]) => onProblems?.(labels));
  useEffect(() => {
    if (problems !== none) tell([...new Set(problems.values())]);
  }, [problems]);
  return useCallback((id: string, label: string | null) => {
    setProblems((before) => {
      const after = new Map(before);
      if (label === null) after.delete(id);
      else after.set(id, label);
      return after;
    });
  }, []);
}
