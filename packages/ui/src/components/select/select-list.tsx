import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Detail, Empty, Name, Text } from '../../internal/picker-look.styles.ts';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { useWords } from '../../locale/locale-context.ts';
import { placeList } from './select.rules.ts';
import { List, Option } from './select.styles.ts';

interface SelectListProps {
  id: string;
  labelledBy: string;
  required: true | undefined;
  options: readonly PickerOption[];
  value: string | null;
  /** The option that has the focus. */
  active: number;
  /** What the list opens at. */
  anchor: RefObject<HTMLElement | null>;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  /** A press elsewhere. */
  onLeave: () => void;
}

/** The open list, which has the focus as long as it is there. */
export function SelectList({
  id,
  labelledBy,
  required,
  options,
  value,
  active,
  anchor,
  onActive,
  onChoose,
  onLeave,
}: SelectListProps) {
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    // A simulated document knows no popovers.
    if (list !== null && 'showPopover' in list) list.showPopover();
  }, []);

  useLayoutEffect(() => {
    const stop = new AbortController();
    const place = () => putInPlace(ref.current, anchor.current);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && anchor.current?.contains(target) === false) onLeave();
    };
    place();
    const listen = { capture: true, signal: stop.signal };
    globalThis.addEventListener('scroll', place, listen);
    globalThis.addEventListener('resize', place, listen);
    globalThis.addEventListener('pointerdown', leave, listen);
    return () => stop.abort();
  });

  useLayoutEffect(() => {
    const list = ref.current;
    const option = list?.children[active];
    if (list !== null) focusInside(list, option instanceof HTMLElement ? option : list);
  }, [active]);

  return (
    <List
      ref={ref}
      id={id}
      role="listbox"
      popover="manual"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-required={required}
      // The focus stays where the keys have it: a press on what cannot be chosen, or beside, would take it away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ id: key, label, detail, icon, disabled = false }, index) => (
        <Option
          key={key}
          role="option"
          aria-selected={key === value}
          {...(disabled
            ? { 'aria-disabled': true }
            : {
                tabIndex: -1,
                onFocus: () => onActive(index),
                onPointerMove: ({ currentTarget }) => currentTarget.focus({ preventScroll: true }),
                onClick: () => onChoose(index),
              })}
        >
          {icon}
          <Text>
            <Name>{label}</Name>
            {detail === undefined ? null : <Detail>{detail}</Detail>}
          </Text>
          {key === value ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
        </Option>
      ))}
      {options.length === 0 ? (
        <Empty role="option" aria-selected={false} aria-disabled>
          {words.noMatch}
        </Empty>
      ) : null}
    </List>
  );
}

function putInPlace(list: HTMLElement | null, anchor: HTMLElement | null) {
  if (list === null || anchor === null) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const button = anchor.getBoundingClientRect();
  list.style.setProperty('--trigger-width', `${button.width}px`);
  // All of it, were there room.
  const whole = list.scrollHeight + list.offsetHeight - list.clientHeight;
  const place = placeList(button, { width: list.offsetWidth, height: whole }, { width, height });
  list.style.left = `${place.left}px`;
  list.style.top = `${place.top}px`;
  list.style.maxHeight = `${place.maxHeight}px`;
}

/** Only the list scrolls, and not under a pointer that has brought the focus itself. */
function focusInside(list: HTMLElement, option: HTMLElement) {
  if (option === document.activeElement) return;
  option.focus({ preventScroll: true });
  const edge = 4;
  list.scrollTop = Math.min(
    option.offsetTop - edge,
    Math.max(list.scrollTop, option.offsetTop + option.offsetHeight + edge - list.clientHeight),
  );
}
