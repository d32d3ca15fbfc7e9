import { Check } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { transferWords } from '../../locale/transfer-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import { search } from './transfer-list.rules.ts';
import {
  Count,
  Detail,
  Head,
  Name,
  Option,
  Options,
  Pane,
  Search,
  Tick,
  Title,
} from './transfer-list.styles.ts';

const mayMove = (option: PickerOption): boolean => option.disabled !== true;

/** What one of the two lists shows, and what is selected in it. */
export function usePane<Id extends string>(options: readonly PickerOption<Id>[]) {
  const [text, setText] = useState('');
  // Thousands of options are not gone through while a letter waits to be seen.
  const wanted = useDeferredValue(text);
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set());
  const found = useMemo(() => search<PickerOption<Id>>(options, wanted), [options, wanted]);
  return {
    text,
    setText,
    options,
    found,
    /** In the order of the list; what a search hides stays selected, and is counted. */
    selected: options.filter((option) => marked.has(option.id) && mayMove(option)).map(({ id }) => id),
    select: (ids: readonly Id[]) => setMarked(new Set(ids)),
    /** Everything that is found and may be moved. */
    movable: found.filter(mayMove).map(({ id }) => id),
  };
}

interface TransferPaneProps<Id extends string> {
  /** The field's id; its label names the list together with the title. */
  field: string;
  part: 'available' | 'chosen';
  title: string;
  /** How many of how many may be chosen, where that is limited. */
  room?: string | undefined;
  pane: ReturnType<typeof usePane<Id>>;
  disabled: boolean;
  describedBy: string | undefined;
  /** By Enter or a double click. */
  onMove: (ids: readonly Id[]) => void;
}

const rows = { rowHeight: 36 };

/** One of the two lists: its search, and its options, of which only those in sight are drawn. */
export function TransferPane<Id extends string>({
  field,
  part,
  title,
  room,
  pane,
  disabled,
  describedBy,
  onMove,
}: TransferPaneProps<Id>) {
  const words = useWordsWith(transferWords);
  const { found, selected, options } = pane;
  const optionAt = (target: EventTarget) => {
    const key = target instanceof Element ? target.closest('[role=option]')?.getAttribute('data-key') : null;
    return pane.movable.filter((id) => id === key);
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || disabled) return;
    // Otherwise Enter would select, as Space does.
    event.preventDefault();
    event.stopPropagation();
    onMove(selected.length > 0 ? selected : optionAt(event.target));
  };
  const moveByMouse = (event: MouseEvent) => {
    if (!disabled) onMove(optionAt(event.target));
  };
  return (
    <Pane>
      <Head>
        <Title id={`${field}-${part}`}>
          {title}
          {room === undefined ? null : ` ${room}`}
        </Title>
        <Count>{fill(words.selectedOfTotal, { count: selected.length, total: options.length })}</Count>
      </Head>
      <Search
        label={fill(words.transferSearch, { list: title })}
        value={pane.text}
        onChange={pane.setText}
        onKeyDown={keepForm}
      />
      <div role="presentation" onKeyDownCapture={moveByKey} onDoubleClick={moveByMouse}>
        <Virtualizer layout={ListLayout} layoutOptions={rows}>
          <Options<PickerOption<Id>>
            aria-labelledby={`${field}-label ${field}-${part}`}
            {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
            data-control=""
            selectionMode="multiple"
            items={found}
            selectedKeys={selected}
            onSelectionChange={(keys) => {
              const seen = new Set(pane.movable);
              const hidden = selected.filter((id) => !seen.has(id));
              pane.select([...hidden, ...pane.movable.filter((id) => keys === 'all' || keys.has(id))]);
            }}
            renderEmptyState={() => (options.length === 0 ? words.transferNone : words.noMatch)}
            dependencies={[disabled]}
          >
            {(option) => <TransferOption option={option} disabled={disabled} />}
          </Options>
        </Virtualizer>
      </div>
    </Pane>
  );
}

/** Enter in a search must not send the form around it. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

function TransferOption({ option, disabled }: { option: PickerOption; disabled: boolean }) {
  const { id, label, detail, icon } = option;
  return (
    <Option id={id} textValue={label} isDisabled={disabled || option.disabled === true}>
      {({ isSelected }) => (
        <>
          <Tick aria-hidden>{isSelected ? <Check size={12} strokeWidth={2.5} /> : null}</Tick>
          {icon}
          <Name title={label}>{label}</Name>
          {detail === undefined ? null : <Detail title={detail}>{detail}</Detail>}
        </>
      )}
    </Option>
  );
}
