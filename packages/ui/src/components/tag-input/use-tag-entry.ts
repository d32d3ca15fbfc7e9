import { useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { keyAlongLine } from '../../internal/arrow-keys.ts';
import { focusLastTag } from '../../internal/field-tags.tsx';
import { rewriteInput } from '../../internal/rewrite-input.ts';
import { useEntry } from '../../internal/use-entry.ts';
import { entriesOf, isList, joinEntries, splitTyped } from './tag-input.rules.ts';

interface TagEntry {
  value: readonly string[];
  onChange: (value: string[]) => void;
  limit: number;
}

/** What is typed or pasted behind the tags, and when it becomes one of them. */
export function useTagEntry({ value, onChange, limit }: TagEntry) {
  const [draft, setDraft] = useState('');
  const [twice, setTwice] = useState<string[]>([]);

  const join = (entries: readonly string[], rest = '') => {
    const { joined, twice, over } = joinEntries(value, entries, limit);
    setTwice(twice);
    setDraft([...over, rest].filter((text) => text !== '').join(', '));
    if (joined.length > value.length) onChange(joined);
    return over.length === 0;
  };
  const { entry } = useEntry(draft, (input) => {
    const { done, draft: rest } = splitTyped(input.value);
    // What does not fit stays as it is until there is room.
    if (done.length === 0 || value.length >= limit) {
      setDraft(input.value);
      setTwice([]);
      return;
    }
    join(done, rest);
    rewriteInput(input, rest, rest.length);
  });
  /** An input drops the line breaks of what comes into it, and with them where one entry ends. */
  const takeList = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>, text: string) => {
    if (!isList(text.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = draft.slice(0, selectionStart ?? draft.length);
    join(entriesOf(before + text + draft.slice(selectionEnd ?? draft.length)));
  };
  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const atStart = selectionStart === 0 && selectionEnd === 0;
    const last = value.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && draft !== '') {
      // Enter sends a form only when nothing is left to add.
      event.preventDefault();
      join(entriesOf(draft));
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      event.preventDefault();
      setDraft(last);
      setTwice([]);
      onChange(value.slice(0, -1));
    } else if (keyAlongLine(event) === 'ArrowLeft' && atStart && focusLastTag(event.currentTarget)) {
      event.preventDefault();
    }
  };
  return {
    draft,
    /** Entries that were in the list already when they were added last. */
    twice,
    /** The list was changed in another way. */
    forget: () => setTwice([]),
    entry: {
      ...entry,
      onKeyDown: handleKeys,
      onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
        takeList(event, event.clipboardData.getData('text')),
      onDrop: (event: DragEvent<HTMLInputElement>) => takeList(event, event.dataTransfer.getData('text')),
      onBlur: () => {
        if (draft !== '') join(entriesOf(draft));
      },
    },
  };
}
