import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { optionFinder, type NamedOption, type SearchOption } from './option-search.ts';
import { isPlain, nextIndex } from './picker-keys.ts';
import { optionId } from './picker-list.tsx';
import { useLoadedOptions, type LoadOptions } from './use-loaded-options.ts';

interface Searched<Id extends string> {
  /** The id of the list. */
  list: string;
  /** Those that are known from the start. */
  options: readonly NamedOption<SearchOption<Id>>[];
  load?: LoadOptions<Id> | undefined;
  /** Whether what is typed may be taken as it is; called with the options that it leaves, too. */
  onCustom?: ((text: string, found: readonly NamedOption<SearchOption<Id>>[]) => void) | undefined;
  isChosen: (id: string) => boolean;
  /** No more can be chosen. */
  full?: boolean;
  /** Several are chosen, one after another, from one open list. */
  multiple?: boolean;
  onChoose: (option: NamedOption<SearchOption<Id>>) => void;
  /** Given where the text stands inside of the open list: the list and what is typed stay, until this closes both. */
  onClose?: () => void;
  /** The keys this does not use. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** A text that searches a list: what is typed, what it leaves, and the keys that open the list, move in it and choose. */
export function useSearch<Id extends string>({
  list,
  options,
  load,
  onCustom,
  isChosen,
  full = false,
  multiple = false,
  onChoose,
  onClose,
  onKeyDown,
}: Searched<Id>) {
  // Null while nothing is typed and the text is that of the choice.
  const [typed, setTyped] = useState<string | null>(null);
  // Null while the list is closed, -1 while the keys are at none of its options.
  const [active, setActive] = useState<number | null>(onClose === undefined ? null : -1);
  const open = active !== null;
  const text = typed ?? '';
  const find = useMemo(() => optionFinder(options), [options]);
  const matches = useMemo(() => find(text), [find, text]);
  const loaded = useLoadedOptions(load, text, open);
  const free = load === undefined ? matches : loaded.options;
  const found = full
    ? free.map((option) => (isChosen(option.id) ? option : { ...option, disabled: true }))
    : free;

  const close = () => {
    if (onClose !== undefined) return onClose();
    setActive(null);
    return setTyped(null);
  };
  const choose = (index: number) => {
    const option = found[index];
    if (option === undefined || option.disabled === true) return;
    onChoose(option);
    if (!multiple) close();
    else if (onClose === undefined && typed !== null && typed !== '') {
      setTyped(null);
      setActive(-1);
    }
  };
  const start = found.findIndex(({ id }) => isChosen(id));

  /**
   * Enter takes the active option. When what is typed leaves one, that is meant: whoever pastes and presses Enter need not
   * go to it. What is chosen already stays so.
   */
  const enter = (): boolean => {
    const [only] = found;
    if (active !== null && active !== -1) choose(active);
    else if (onCustom !== undefined && typed !== null) leave();
    else if (found.length === 1 && open && only !== undefined && !isChosen(only.id)) choose(0);
    return open;
  };
  /** Whether the key did something. */
  const press = ({ key, altKey }: KeyboardEvent): boolean => {
    if (key === 'Enter') return enter();
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      close();
      return open;
    }
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    const isInText = active === -1 && text !== '' && !isArrow;
    const next = isInText ? undefined : nextIndex(key, active ?? -1, found);
    if (next === undefined || (!open && !isArrow)) return false;
    // The first arrow key goes to what is chosen.
    const isFirst = isArrow && (active ?? -1) === -1 && text === '';
    setActive(isFirst && start !== -1 ? start : next);
    return true;
  };
  /** The text or the list is left: a text that may stay does. */
  const leave = () => {
    if (onCustom !== undefined && typed !== null) onCustom(typed, found);
    close();
  };
  /** The focus goes on by itself. Where several are chosen, to choose one more could undo a choice. */
  const tab = () => {
    if (!multiple && active !== null && active !== -1) choose(active);
    // What tries again is in the list.
    else if (!loaded.failed) leave();
  };
  return {
    ...loaded,
    list,
    open,
    active: active ?? -1,
    start,
    found,
    typed,
    show: () => setActive((before) => before ?? -1),
    close,
    leave,
    choose,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? list : undefined,
      'aria-activedescendant': active === null || active === -1 ? undefined : optionId(list, active),
      autoComplete: 'off',
      spellCheck: false,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setActive(-1);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Tab' && open) tab();
        if (isPlain(event) && press(event)) {
          event.preventDefault();
          // What is around it, a drawer or a table, has keys of its own.
          event.stopPropagation();
        } else onKeyDown?.(event);
      },
    },
  } as const;
}

export type Search = ReturnType<typeof useSearch>;
