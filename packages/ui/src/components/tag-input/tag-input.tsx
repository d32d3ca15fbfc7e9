import { useContext, type ReactNode } from 'react';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { TagBox } from '../../internal/field-tags.styles.ts';
import { FieldTags } from '../../internal/field-tags.tsx';
import { Input } from '../../internal/field.styles.ts';
import { FormAttempt } from '../../internal/form-attempt.ts';
import { hiddenMessage } from '../../internal/hidden-message.ts';
import { TextCounter } from '../../internal/text-counter.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill, type SharedWords } from '../../locale/words.ts';
import { useTagEntry } from './use-tag-entry.ts';

export interface TagInputProps extends FieldBasics {
  value: readonly string[];
  /** Called with the whole list; no entry is in it twice, wrong ones are. */
  onChange: (value: string[]) => void;
  /** Judges each entry. A wrong one stays as it is, is marked, and keeps the form from being sent. */
  check?: (text: string) => FieldMessage | null;
  /** The most entries. A counter shows them; what does not fit stays in the input. */
  limit?: number;
  /** Shown while the list is empty. */
  placeholder?: string;
}

/** How many wrong entries are explained one by one. */
const explained = 3;

/**
 * A list of texts without blanks, such as IP addresses: typed and ended with Enter, a comma, a semicolon or a blank, or
 * pasted as a list.
 */
export function TagInput({
  value,
  onChange,
  check,
  limit = Infinity,
  placeholder,
  ...basics
}: TagInputProps) {
  const words = useWords();
  const attempted = useContext(FormAttempt);
  const { draft, twice, forget, entry } = useTagEntry({ value, onChange, limit });

  const messages = value.map((text) => ({
    text,
    message: hiddenMessage(text, words) ?? check?.(text) ?? null,
  }));
  const wrong = new Set(messages.filter(({ message }) => message?.level === 'error').map(({ text }) => text));
  const full = value.length >= limit;
  const { control, frame, settle } = useField(basics, {
    text: value.join(' ') || draft,
    describedBy: limit === Infinity ? [] : ['counter'],
    own: [
      value.length > limit || (full && draft !== '') ? error(fill(words.tagsFull, { limit })) : null,
      attempted && draft !== '' && !full ? error(fill(words.tagPending, { text: draft })) : null,
      ...explain(messages, words),
      ...twice.map((text) => ({ level: 'note', message: fill(words.tagDuplicate, { text }) }) as const),
    ],
  });
  const counter = limit === Infinity ? null : fill(words.countOfLimit, { count: value.length, limit });
  return (
    <FieldFrame {...frame} aside={<TextCounter control={control} aside={frame.aside} counter={counter} />}>
      <TagBox data-tags="">
        <FieldTags
          labelledBy={`${control.id}-label`}
          tags={value.map((text, place) => ({ id: String(place), label: text, wrong: wrong.has(text) }))}
          onRemove={
            control.disabled
              ? undefined
              : (id) => {
                  forget();
                  onChange(value.filter((_, place) => String(place) !== id));
                }
          }
        />
        <Input
          {...control}
          {...entry}
          onBlur={() => {
            entry.onBlur();
            settle();
          }}
          placeholder={value.length === 0 ? placeholder : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </TagBox>
    </FieldFrame>
  );
}

interface Judged {
  text: string;
  message: FieldMessage | null;
}

/** What is wrong with the entries: the first few in words, the rest as a number. */
function explain(judged: readonly Judged[], words: SharedWords): FieldMessage[] {
  const found = judged.flatMap(({ text, message }) => (message === null ? [] : [{ text, message }]));
  const shown = found.slice(0, explained).map(({ text, message }) => ({
    ...message,
    message: about(fill(words.tagMessage, { text }), message.message),
  }));
  const rest = found.length - shown.length;
  return rest === 0 ? shown : [...shown, error(fill(words.tagsMoreWrong, { count: rest }))];
}

const about = (entry: string, message: ReactNode): ReactNode => (
  <>
    {entry}
    {message}
  </>
);

const error = (message: string): FieldMessage => ({ level: 'error', message });
