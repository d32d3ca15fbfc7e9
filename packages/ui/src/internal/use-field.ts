import { useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { useWords } from '../locale/locale-context.ts';
import { joinIds } from './control-props.ts';
import type { FieldBasics, FieldControl, FieldMessage } from './field-basics.ts';
import { FormAttempt, FormProblems } from './form-attempt.ts';
import { useFieldset } from './use-fieldset.ts';
import { useFormReset } from './use-form-reset.ts';

interface Judged {
  /** What was entered, as text; empty text means that nothing was. */
  text: string;
  check?: ((text: string) => FieldMessage | null) | undefined;
  /** It arrived in one piece: its errors are not waited with. */
  pasted?: boolean;
  /** What the field itself has to say, shown at once. */
  own?: readonly (FieldMessage | null)[];
  /** The library's word for "nothing entered", where "fill this in" is not it. */
  missing?: string;
  /** Further parts that describe the control; each has the control's id, a dash and this word as its id. */
  describedBy?: readonly string[];
}

/** Decides which messages of a field are shown, and ties its parts together. */
export function useField(
  {
    error,
    messages = [],
    required = false,
    disabled = false,
    name,
    id: given,
    autoFocus = false,
    'aria-describedby': describedOutside,
    ...frame
  }: FieldBasics,
  { text, check, pasted = false, own: said = [], missing, describedBy = [] }: Judged,
) {
  const words = useWords();
  const own = useId();
  const id = given ?? own;
  const attempted = useContext(FormAttempt);
  const [settled, setSettled] = useState(false);

  const inside = () => document.getElementById(`${id}-messages`);
  useFormReset(inside, () => setSettled(false));
  const offAround = useFieldset(inside);
  const begin = useEffectEvent(() => {
    const find = (selector: string) => inside()?.parentElement?.querySelector<HTMLElement>(selector);
    if (autoFocus) (find('[data-control]:checked') ?? find('[data-control]'))?.focus();
  });
  useEffect(() => begin(), []);

  const found = text === '' ? absence(required, missing ?? words.required) : (check?.(text) ?? null);
  const due = settled || attempted || (pasted && text !== '');
  const waits = found?.level === 'error' && !found.final && !due;
  const shown = [
    error === undefined || error === '' ? null : ({ level: 'error', message: error } as const),
    ...said,
    waits ? null : found,
    ...messages,
  ].filter((message) => message !== null);
  const invalid = shown.some((message) => message.level === 'error');
  const report = useContext(FormProblems);
  const { label } = frame;
  useEffect(() => {
    if (!invalid) return undefined;
    report(id, label);
    return () => report(id, null);
  }, [report, id, label, invalid]);

  const control: FieldControl = {
    id,
    disabled: disabled || offAround,
    name,
    'aria-describedby': joinIds(
      describedOutside,
      frame.description === undefined ? null : `${id}-description`,
      shown.length === 0 ? null : `${id}-messages`,
      ...describedBy.map((part) => `${id}-${part}`),
    ),
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'data-control': '',
  };
  return {
    control,
    frame: { ...frame, control, messages: shown },
    /** The person is done for now: errors that waited are shown from here on. */
    settle: () => setSettled((before) => before || text !== ''),
  };
}

const absence = (required: boolean, message: string): FieldMessage | null =>
  required ? { level: 'error', message } : null;
