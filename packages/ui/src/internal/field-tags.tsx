import { CircleAlert, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../locale/locale-context.ts';
import { fill } from '../locale/words.ts';
import { Around, Chip, ChipText, Remove, TagRow, Tags } from './field-tags.styles.ts';

/** One of the things that were chosen or entered. */
export interface FieldTag {
  id: string;
  label: string;
  icon?: ReactNode;
  /** It must be corrected or taken away. */
  wrong?: boolean;
}

interface FieldTagsProps {
  /** The id of what names the list. */
  labelledBy: string;
  tags: readonly FieldTag[];
  /** Without it nothing can be taken away. */
  onRemove?: ((id: string) => void) | undefined;
}

/**
 * What is in a field, as tags that can be taken away. The arrow keys move among them and behind the last one back to
 * the input that follows; Delete and Backspace take one away.
 */
export function FieldTags({ labelledBy, tags, onRemove }: FieldTagsProps) {
  const words = useWords();
  const group = useRef<HTMLDivElement>(null);
  const toInput = () => inputOf(group.current)?.focus();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || rowsOf(group.current).at(-1) !== event.target) return;
    event.preventDefault();
    event.stopPropagation();
    toInput();
  };
  if (tags.length === 0) return null;
  const remove = (keys: Iterable<unknown>) => {
    // Nothing is left that could take the focus.
    if (tags.length === 1) toInput();
    for (const key of keys) onRemove?.(String(key));
  };
  return (
    <Around ref={group} onKeyDownCapture={leave}>
      <Tags aria-labelledby={labelledBy} {...(onRemove === undefined ? {} : { onRemove: remove })}>
        <TagRow items={tags}>
          {({ id, label, icon, wrong }: FieldTag) => (
            <Chip
              id={id}
              textValue={wrong === true ? fill(words.tagWrong, { text: label }) : label}
              data-wrong={wrong === true ? true : undefined}
            >
              {wrong === true ? <CircleAlert size={14} strokeWidth={1.5} aria-hidden /> : icon}
              <ChipText>{label}</ChipText>
              {onRemove === undefined ? null : (
                <Remove slot="remove" excludeFromTabOrder>
                  <X size={14} strokeWidth={1.5} aria-hidden />
                </Remove>
              )}
            </Chip>
          )}
        </TagRow>
      </Tags>
    </Around>
  );
}

/** Moves from the beginning of the input to the last of the tags in front of it. */
export function focusLastTag(input: HTMLInputElement): boolean {
  const last = rowsOf(input.parentElement).at(-1);
  last?.focus();
  return last !== undefined;
}

const rowsOf = (around: Element | null): HTMLElement[] => [
  ...(around?.querySelectorAll<HTMLElement>('[role=row]') ?? []),
];

const inputOf = (group: Element | null): HTMLElement | null =>
  group?.closest('[data-tags]')?.querySelector<HTMLElement>('[data-control]') ?? null;
