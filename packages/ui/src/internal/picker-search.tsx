import { ChevronDown } from 'lucide-react';
import { useRef, type ElementType, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useWords } from '../locale/locale-context.ts';
import { fill } from '../locale/words.ts';
import type { FieldControl } from './field-basics.ts';
import { Input } from './field.styles.ts';
import { PickerList } from './picker-list.tsx';
import { Failure, Retry } from './picker-search.styles.ts';
import { usePickerWords } from './picker-words.ts';
import type { Search } from './use-search.ts';
import { VisuallyHidden } from './visually-hidden.styles.ts';

interface PickerSearchProps {
  search: Search;
  control: FieldControl;
  /** The text while nothing is typed. */
  text: string;
  placeholder: string | undefined;
  /** What is said when nothing matches. */
  empty: ReactNode;
  multiple?: boolean;
  isChosen: (id: string) => boolean;
  /** Each is sent with a form under the name of the control. */
  sent: readonly string[];
  onSettle: () => void;
  /** Called while typing, with the whole text. */
  onType?: (text: string) => void;
  /** The input, to give the focus to. */
  input: RefObject<HTMLInputElement | null>;
  /** The box of the field. */
  box: ElementType;
  /** In front of the text: an icon, or what is chosen. */
  children?: ReactNode;
  /** Behind the text. */
  after?: ReactNode;
}

/** The box with the text that searches a list, and the list. Pressing the box opens it, as the arrow keys do. */
export function PickerSearch({
  search,
  control: { id, name, ...control },
  text,
  placeholder,
  empty,
  multiple = false,
  isChosen,
  sent,
  onSettle,
  onType,
  input,
  box: Box,
  children,
  after,
}: PickerSearchProps) {
  const words = useWords();
  const around = useRef<HTMLDivElement>(null);
  const { typed, open, found, loading, failed } = search;
  return (
    <div
      ref={around}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (
          relatedTarget instanceof Element &&
          currentTarget.querySelector('[popover]')?.contains(relatedTarget)
        )
          return;
        onSettle();
        if (relatedTarget !== null && relatedTarget !== input.current) search.leave();
      }}
    >
      <Box
        data-tags=""
        onMouseDown={(event: MouseEvent) => {
          if (isSpare(event)) event.preventDefault();
        }}
        onClick={(event: MouseEvent) => {
          if (control.disabled || !isSpare(event)) return;
          input.current?.focus();
          if (open) search.close();
          else search.show();
        }}
      >
        {children}
        <Input
          {...control}
          {...search.input}
          ref={input}
          id={id}
          placeholder={placeholder}
          value={typed ?? text}
          onChange={(event) => {
            search.input.onChange(event);
            onType?.(event.target.value);
          }}
          onClick={search.show}
        />
        {after}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </Box>
      {name === undefined
        ? null
        : sent.map((one) => (
            <input key={one} type="hidden" name={name} value={one} disabled={control.disabled} />
          ))}
      <SearchStatus search={search} />
      {open ? (
        <PickerList
          id={search.list}
          labelledBy={`${id}-label`}
          multiple={multiple || undefined}
          options={found}
          isChosen={isChosen}
          active={search.active}
          start={search.start}
          anchor={around}
          onChoose={search.choose}
          onLeave={search.leave}
          empty={loading ? words.loading : failed ? null : empty}
        >
          {failed ? <SearchFailure search={search} input={input} /> : null}
        </PickerList>
      ) : null}
    </div>
  );
}

/** Whether a press on the box was on nothing that takes it itself. */
const isSpare = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('input, button, [role="row"]') === null;

/** What a screen reader is told of an open list: how many options there are, or why there are none. */
export function SearchStatus({ search: { open, loading, failed, found } }: { search: Search }) {
  const words = useWords();
  const own = usePickerWords();
  const status = loading ? words.loading : failed ? own.failed : fill(own.count, { count: found.length });
  return <VisuallyHidden role="status">{open ? status : null}</VisuallyHidden>;
}

interface SearchFailureProps {
  search: Search;
  input: RefObject<HTMLInputElement | null>;
}

/** The options could not be had: the Tab key reaches what tries again. */
function SearchFailure({ search, input }: SearchFailureProps) {
  const words = useWords();
  const own = usePickerWords();
  return (
    <Failure>
      {own.failed}
      <Retry
        type="button"
        onClick={() => {
          // This button goes away.
          input.current?.focus();
          search.retry();
        }}
      >
        {words.retry}
      </Retry>
    </Failure>
  );
}
