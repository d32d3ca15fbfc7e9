import { Check } from 'lucide-react';
import { Fragment, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Detail, Empty, GroupName, List, Name, Option, Surface, Text } from './picker-list.styles.ts';
import type { PickerOption } from './picker-option.tsx';
import { usePlacedList } from './use-placed-list.ts';
import { rowMark, useRowsInSight } from './use-rows-in-sight.ts';

interface PickerListProps {
  id: string;
  /** The id of what names the list. */
  labelledBy: string;
  multiple?: boolean | undefined;
  required?: true | undefined;
  options: readonly PickerOption[];
  isChosen: (id: string) => boolean;
  /** The option that the keys are at; -1 for none. */
  active: number;
  /** The option that it opens at while the keys are at none; -1 for the first. */
  start?: number;
  /** What the list opens beside. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (index: number) => void;
  /** A press elsewhere. */
  onLeave: () => void;
  /** What is said in place of the options. */
  empty: ReactNode;
  /** The keys of a list that has the focus itself; otherwise that stays with what opened it, which names the active option. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What stands above the options; what is marked with `data-first-focus` in it has the focus first. */
  head?: ReactNode;
  /** What stands below the options. */
  children?: ReactNode;
}

/** The id of an option of an open list. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** An open list of options. Only rows in sight are drawn. */
export function PickerList({
  id,
  labelledBy,
  multiple,
  required,
  options,
  isChosen,
  active,
  start = -1,
  anchor,
  onChoose,
  onLeave,
  empty,
  onKeyDown,
  head,
  children,
}: PickerListProps) {
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePlacedList(popover, list, anchor, onLeave);
  const { spans, below, onScroll } = useRowsInSight(list, options, active === -1 ? start : active);

  const drawRow = (option: PickerOption, index: number) => {
    const { id: key, label, detail, icon, disabled, group } = option;
    const isFirst = group !== undefined && group !== options[index - 1]?.group;
    const chosen = isChosen(key);
    return (
      <div key={index} {...rowMark(index)}>
        {isFirst ? <GroupName aria-hidden>{group}</GroupName> : null}
        <Option
          id={optionId(id, index)}
          role="option"
          aria-selected={chosen}
          aria-disabled={disabled || undefined}
          aria-setsize={options.length}
          aria-posinset={index + 1}
          data-active={index === active || undefined}
          onClick={disabled ? undefined : () => onChoose(index)}
        >
          {/* Other options take over the rows, but no icon what another has loaded. */}
          <Fragment key={key}>{icon}</Fragment>
          <Text>
            <Name>{label}</Name>
            {detail === undefined || detail === '' ? null : <Detail>{detail}</Detail>}
          </Text>
          {chosen ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
        </Option>
      </div>
    );
  };
  return (
    // The focus stays where the keys are: a press on what cannot be chosen, or beside, would take it away.
    <Surface
      ref={popover}
      popover="manual"
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      {head}
      <List
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple}
        aria-required={required}
        onScroll={onScroll}
        {...(onKeyDown === undefined
          ? {}
          : {
              onKeyDown,
              'data-first-focus': '',
              'aria-activedescendant': active === -1 ? undefined : optionId(id, active),
            })}
      >
        {spans.map(({ key, from, to, above }) => (
          <Fragment key={key}>
            <div style={{ height: above }} />
            {inGroups(options.slice(from, to), (option, place) => drawRow(option, from + place))}
          </Fragment>
        ))}
        <div style={{ height: below }} />
        {options.length === 0 && empty !== null ? (
          <Empty role="option" aria-selected={false} aria-disabled>
            {empty}
          </Empty>
        ) : null}
      </List>
      {children}
    </Surface>
  );
}

/** Rows of one group, which stand together, in one element that is named after it. */
function inGroups(
  options: readonly PickerOption[],
  draw: (option: PickerOption, place: number) => ReactNode,
): ReactNode[] {
  const runs: { group: string | undefined; rows: ReactNode[] }[] = [];
  for (const [place, option] of options.entries()) {
    const last = runs.at(-1);
    const row = draw(option, place);
    if (last === undefined || last.group !== option.group) runs.push({ group: option.group, rows: [row] });
    else last.rows.push(row);
  }
  return runs.map(({ group, rows }, place) =>
    group === undefined ? (
      rows
    ) : (
      <div key={`${group} ${place}`} role="group" aria-label={group}>
        {rows}
      </div>
    ),
  );
}
