import { useMemo, useRef, type KeyboardEvent } from 'react';
import { isPlain, nextIndex } from './picker-keys.ts';
import type { PickerOption } from './picker-option.tsx';
import { isLetter, labelFinder, typeOn, unTyped } from './typeahead.ts';

interface ListKeys {
  options: readonly PickerOption[];
  /** What is chosen; -1 where nothing is. */
  chosen: number;
  /** The option that the keys are at; null while the list is closed. */
  active: number | null;
  /** Moves to an option, in a list that opens if need be; null closes it. */
  onActive: (index: number | null) => void;
  onChoose: (index: number) => void;
  /** The Tab key leaves the open list. */
  onTab: () => void;
}

/** The keys of a button with a list: those that open it, and those that move, find and choose in it. */
export function useListKeys({ options, chosen, active, onActive, onChoose, onTab }: ListKeys) {
  const typed = useRef(unTyped);
  const find = useMemo(() => labelFinder(options), [options]);
  const open = active !== null;
  const from = active === null || active === -1 ? chosen : active;
  const first = (end: 'Home' | 'End') => nextIndex(end, -1, options) ?? -1;

  /** Whether the key did something; so do the two below. */
  const seek = ({ key, timeStamp }: KeyboardEvent): boolean => {
    const next = typeOn(open ? typed.current : unTyped, key, timeStamp);
    const found = find(next.text, from);
    // A space that belongs to no label chooses.
    if (key === ' ' && (found === undefined || next.text === ' ')) return false;
    typed.current = next;
    onActive(found ?? (from === -1 ? first('Home') : from));
    return true;
  };
  const onButton = ({ key }: KeyboardEvent): boolean => {
    const end = key === 'ArrowUp' || key === 'End' ? 'End' : 'Home';
    onActive(key === 'Home' || key === 'End' || from === -1 ? first(end) : from);
    return true;
  };
  const inList = ({ key, altKey, repeat }: KeyboardEvent): boolean => {
    const next = altKey ? undefined : nextIndex(key, from, options);
    if (next !== undefined) onActive(next);
    else if (key === 'Escape') onActive(null);
    else if (key === 'Enter' || key === ' ' || key === 'ArrowUp') {
      if (!repeat) onChoose(active ?? -1);
    } else return false;
    return true;
  };
  const opens = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' '];

  return (event: KeyboardEvent) => {
    const { key } = event;
    if (!isPlain(event)) return;
    if (key === 'Tab') {
      // The focus goes on by itself.
      if (open) onTab();
      return;
    }
    const used =
      (isLetter(key) && seek(event)) || (open ? inList(event) : opens.includes(key) && onButton(event));
    if (!used) return;
    event.preventDefault();
    // What is around it, a drawer or a table, has keys of its own.
    event.stopPropagation();
  };
}
