import { Search, X } from 'lucide-react';
import {
  useCallback,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { controlProps } from '../../internal/control-props.ts';
import { Input } from '../../internal/field.styles.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Clear, Root } from './search-field.styles.ts';

export interface SearchFieldProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** What is searched; said, not shown. */
  label: string;
  /** The text. Without it the field keeps its own, as a plain input does. */
  value?: string | undefined;
  /** The text it begins with where it keeps its own. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  name?: string | undefined;
  /** The control itself. `ref` is the outermost element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Narrows what is below it while one types. Escape empties it. */
export function SearchField({
  label,
  value: shown,
  defaultValue = '',
  onChange,
  placeholder,
  name,
  inputRef,
  ...given
}: SearchFieldProps) {
  const words = useWords();
  const { forControl, describedBy, rest } = controlProps(given);
  const input = useRef<HTMLInputElement>(null);
  const { held: value, isOwn, keep, hold } = useHeld(shown, defaultValue, () => input.current?.value);
  const take = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      hold(element);
    },
    [hold],
  );
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  const change = (text: string) => {
    keep(text);
    onChange?.(text);
  };
  const clear = () => {
    if (isOwn && input.current) input.current.value = '';
    change('');
    input.current?.focus();
  };
  const empty = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    // The first Escape is for the search, the next for the drawer or dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <Root {...rest}>
      <Search size={16} strokeWidth={1.5} aria-hidden />
      <Input
        ref={take}
        {...forControl}
        aria-describedby={describedBy}
        type="search"
        name={name}
        aria-label={label}
        {...(isOwn ? { defaultValue } : { value })}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
        onKeyDown={empty}
      />
      {value === '' ? null : (
        <Clear type="button" aria-label={words.clear} onClick={clear}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Clear>
      )}
    </Root>
  );
}
