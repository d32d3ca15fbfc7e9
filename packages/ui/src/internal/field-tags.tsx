import { CircleAlert, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../locale/locale-context.ts';
import { fill } from '../locale/words.ts';
import { arrowTarget, keyAlongLine } from './arrow-keys.ts';
import { Cell, Chip, ChipText, Remove, Tags } from './field-tags.styles.ts';

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
  /** Without it nothing can be taken away, and the keys do not stop there. */
  onRemove?: ((id: string) => void) | undefined;
}

/**
 * What is in a field, as tags that can be taken away. The arrow keys move among them and behind the last one back to
 * the input that follows; Delete and Backspace take one away.
 */
export function FieldTags({ labelledBy, tags, onRemove }: FieldTagsProps) {
  const words = useWords();
  const group = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  // Where the focus goes once the tag that had it is gone.
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current !== null) rowsOf(group.current)[Math.min(next.current, tags.length - 1)]?.focus();
    next.current = null;
  }, [tags.length]);

  const remove = ({ id }: FieldTag, place: number) => {
    // Nothing is left that could take the focus.
    if (tags.length === 1) inputOf(group.current)?.focus();
    else next.current = place;
    onRemove?.(id);
  };
  const press = (event: KeyboardEvent, tag: FieldTag, place: number) => {
    const key = keyAlongLine(event);
    const to = arrowTarget(key, 'horizontal', place, tags.length);
    if (onRemove !== undefined && (key === 'Delete' || key === 'Backspace')) remove(tag, place);
    else if (key === 'ArrowRight' && place === tags.length - 1) inputOf(group.current)?.focus();
    else if (to !== undefined && !(key === 'ArrowLeft' && place === 0)) rowsOf(group.current)[to]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (tags.length === 0) return null;
  return (
    <Tags ref={group} role="grid" aria-labelledby={labelledBy}>
      {tags.map((tag, place) => {
        const { id, label, icon, wrong = false } = tag;
        return (
          <Chip
            key={id}
            role="row"
            tabIndex={onRemove === undefined ? undefined : place === Math.min(stop, tags.length - 1) ? 0 : -1}
            aria-label={wrong ? fill(words.tagWrong, { text: label }) : label}
            data-wrong={wrong || undefined}
            onFocus={() => setStop(place)}
            onKeyDown={(event) => press(event, tag, place)}
          >
            <Cell role="gridcell">
              {wrong ? <CircleAlert size={14} strokeWidth={1.5} aria-hidden /> : icon}
              <ChipText>{label}</ChipText>
              {onRemove === undefined ? null : (
                <Remove
                  type="button"
                  tabIndex={-1}
                  aria-label={fill(words.removeNamed, { name: label })}
                  onClick={() => remove(tag, place)}
                >
                  <X size={14} strokeWidth={1.5} aria-hidden />
                </Remove>
              )}
            </Cell>
          </Chip>
        );
      })}
    </Tags>
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
