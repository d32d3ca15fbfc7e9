import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hearWrites } from './hear-writes.ts';
import { useFormReset } from './use-form-reset.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a field holds: what it is given, or else what is its own. Then it begins with `initial`, and `read` says what the
 * controls in its box hold, which a reset of the form or another library may have changed without an event. Without
 * `read` it begins anew when the form is reset.
 */
export function useHeld<Value>(
  given: Value | undefined,
  initial: Value,
  read?: (box: HTMLElement) => Value | undefined,
) {
  const [own, setOwn] = useState(initial);
  const box = useRef<HTMLElement>(null);
  const isOwn = given === undefined;
  const keep = (value: Value) =>
    setOwn((before) => (JSON.stringify(before) === JSON.stringify(value) ? before : value));
  const follow = (empty: Value) => {
    if (isOwn && box.current !== null) keep(read?.(box.current) ?? empty);
  };
  const followAgain = useEffectEvent(() => follow(own));
  const heard = useRef(new WeakSet<Element>());
  useEffect(() => {
    followAgain();
    if (read === undefined) return;
    for (const control of box.current?.querySelectorAll<Control>('input, textarea') ?? []) {
      if (!heard.current.has(control)) hearWrites(control, () => followAgain());
      heard.current.add(control);
    }
  });
  useFormReset(
    () => box.current,
    () => follow(initial),
  );
  return {
    held: isOwn ? own : given,
    /** Nobody gives it a value: its controls keep their own. */
    isOwn,
    keep,
    box,
    /** For the element around the controls. */
    hold: useCallback((element: HTMLElement | null) => {
      box.current = element;
    }, []),
  };
}

/** Reads the one control of a field of text. */
export const readText = (box: HTMLElement): string | undefined =>
  box.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-control]')?.value;

/** Reads the choices that are ticked, by their values. */
export const readTicked = (box: HTMLElement): string[] =>
  Array.from(box.querySelectorAll<HTMLInputElement>('input:checked'), (input) => input.value);
