import { useRef, type KeyboardEvent } from 'react';
import { foundIndex, isLetter, isPlain, nextIndex, typeOn, unTyped } from './select.rules.ts';

interface SelectKeys {
  labels: readonly string[];
  /** The options that can be chosen. */
  usable: readonly number[];
  /** What is chosen; -1 where nothing is. */
  chosen: number;
  /** The option that has the focus; null while the list is closed. */
  active: number | null;
  /** Opens the list at what is chosen, or else at this end. */
  onOpen: (end: 'Home' | 'End') => void;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** The keys of a button with a list: those that open it, and those that move, find and choose in it. */
export function useSelectKeys({
  labels,
  usable,
  chosen,
  active,
  onOpen,
  onActive,
  onChoose,
  onClose,
}: SelectKeys) {
  const typed = useRef(unTyped);

  /** Whether it found something. */
  const find = ({ key, timeStamp }: KeyboardEvent, from: number): boolean => {
    const next = typeOn(typed.current, key, timeStamp);
    const found = foundIndex(next.text, from, labels, usable);
    // A space that belongs to no label chooses.
    if (found !== undefined || key !== ' ') typed.current = next;
    if (found !== undefined) onActive(found);
    return found !== undefined;
  };
  /** Whether the key did something; so do the two below. */
  const move = (key: string, from: number, act: (index: number) => void): boolean => {
    const next = nextIndex(key, from, usable);
    if (next !== undefined) act(next);
    return next !== undefined;
  };
  const onButton = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'ArrowDown') onOpen('Home');
    else if (key === 'ArrowUp') onOpen('End');
    else if (key === 'ArrowRight') return move('ArrowDown', chosen, onChoose);
    else if (key === 'ArrowLeft') return move('ArrowUp', chosen, onChoose);
    else {
      if (key === ' ' || !isLetter(key)) return false;
      typed.current = unTyped;
      if (!find(event, chosen)) onOpen('Home');
    }
    return true;
  };
  const inList = (event: KeyboardEvent, index: number): boolean => {
    const { key, repeat } = event;
    if (move(key, index, onActive) || (isLetter(key) && find(event, index))) return true;
    if (key === 'Escape') onClose();
    else if (key !== 'Enter' && key !== ' ') return false;
    else if (!repeat) onChoose(index);
    return true;
  };

  return (event: KeyboardEvent) => {
    if (!isPlain(event)) return;
    // The Tab key goes on from the button.
    if (event.key === 'Tab' && active !== null) onClose();
    else if (active === null ? onButton(event) : inList(event, active)) {
      event.preventDefault();
      // What is around it, a drawer or a table, has keys of its own.
      event.stopPropagation();
    }
  };
}
