import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** What is to be said about what a person entered. An error keeps a form from being sent, the others do not. */
export interface FieldMessage {
  level: 'error' | 'warning' | 'note';
  message: ReactNode;
  /** One short sentence in front of the message; both then stand in a box. */
  title?: string;
  /** For an error that typing on cannot cure: it is shown at once instead of after the field is left. */
  final?: boolean;
}

/**
 * What every field takes. `id`, `aria-describedby` and `autoFocus` are for its control, which for several controls under
 * one label is their group; anything else goes onto its outermost element.
 */
export interface FieldBasics extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'children' | 'defaultValue' | 'defaultChecked'
> {
  label: string;
  /** A sentence under the control that says what is wanted. */
  description?: ReactNode;
  /** What stands at the right of the label: a balance, a way to pick instead of typing. */
  aside?: ReactNode;
  /** An error known outside, shown at once. Whoever gives it takes it away when the value changes. */
  error?: string | undefined;
  /** Further messages known outside, shown at once. */
  messages?: readonly FieldMessage[];
  /** Must not be empty; said when the form is sent, or once it was filled and emptied again. */
  required?: boolean;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** For fields whose value is text. */
export interface TextBasics<
  Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
> extends FieldBasics {
  /** The text. Without it the field keeps its own, as a plain input does: a form sends and resets it by its `name`. */
  value?: string | undefined;
  /** The text it begins with where it keeps its own. */
  defaultValue?: string | undefined;
  /** The control itself, to focus it, or for `register` of react-hook-form. `ref` is the outermost element. */
  inputRef?: Ref<Control> | undefined;
  placeholder?: string;
  /**
   * Judges the text while it is typed; never asked about an empty one. Errors wait until the field is left, the text
   * was pasted or the form is sent, unless they are `final`; warnings and notes are shown at once.
   */
  check?: (text: string) => FieldMessage | null;
}

/** What ties a control to its label, description and messages. */
export interface FieldControl {
  id: string;
  disabled: boolean;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  /** Where a form puts the focus when the field is invalid. */
  'data-control': '';
}
