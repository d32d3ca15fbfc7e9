import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * What is chosen: the caller's, or kept here from `initial` on where the caller gives none. When the form around `at` is
 * reset, the first choice comes back.
 */
export function useChoice<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
  at: RefObject<HTMLElement | null>,
) {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const [first] = useState(value);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  const reset = useEffectEvent(() => {
    if (value !== first) change(first);
  });
  useEffect(() => {
    const form = at.current?.closest('form');
    const hear = () => reset();
    form?.addEventListener('reset', hear);
    return () => form?.removeEventListener('reset', hear);
  }, [at]);
  return [value, change] as const;
}
