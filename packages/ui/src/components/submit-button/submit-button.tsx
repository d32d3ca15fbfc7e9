import { useWords } from '../../locale/locale-context.ts';
import { fill, type SharedWords } from '../../locale/words.ts';
import { Button, type ButtonProps } from '../button/index.ts';
import { Reason } from './submit-button.styles.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'disabledReason' | 'type'> {
  /** The labels of the fields that show an error, as `Form` tells them in `onProblems`. While there are any it is off. */
  problems?: readonly string[];
  /** What else keeps the form back, in one sentence. Said once the fields are right. */
  reason?: string | undefined;
}

/**
 * The button that sends a form, with what keeps it off written under it. It names the form with its `form` attribute, or
 * does what `onClick` says. Pressed while it is off for its fields, it leads to the first of them. Renders a `<button>` and a line that takes the whole width of a `DrawerFooter`.
 */
export function SubmitButton({
  problems = [],
  reason,
  variant = 'primary',
  form,
  ...rest
}: SubmitButtonProps) {
  const words = useWords();
  const why = problems.length === 0 ? reason : sayProblems(problems, words);
  return (
    <>
      <Button
        {...rest}
        form={form}
        type="submit"
        variant={variant}
        disabledReason={why}
        onClickCapture={(event) => {
          rest.onClickCapture?.(event);
          if (problems.length > 0) showProblems(form);
        }}
      />
      <Reason aria-live="polite">{why}</Reason>
    </>
  );
}

/** The form sends nothing while a field shows an error: it shows all of them, and leads to the first. */
function showProblems(id: string | undefined) {
  const form = id === undefined ? null : document.getElementById(id);
  if (form instanceof HTMLFormElement && form.querySelector('[data-invalid]') !== null) form.requestSubmit();
}

/** A field without a label, such as a box to tick, has its error beside it and no name to call it by. */
function sayProblems(problems: readonly string[], words: SharedWords): string {
  const fields = problems.filter((label) => label !== '').join(words.listComma);
  return fields === '' ? words.correctMarked : fill(words.correctFields, { fields });
}
