import { Search, X } from 'lucide-react';
import { useRef, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { Input } from '../../internal/field.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Clear, Root } from './search-field.styles.ts';

export interface SearchFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  /** What is searched; said, not shown. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Narrows what is below it while one types. Escape empties it. */
export function SearchField({ label, value, onChange, placeholder, ...rest }: SearchFieldProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const empty = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    // The first Escape is for the search, the next for the drawer or dialog around it.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <Root {...rest}>
      <Search size={16} strokeWidth={1.5} aria-hidden />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={empty}
      />
      {value === '' ? null : (
        <Clear
          type="button"
          aria-label={words.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Clear>
      )}
    </Root>
  );
}
