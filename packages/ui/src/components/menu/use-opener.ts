import { useCallback, useState, type Ref } from 'react';

/** The button that opens something, of which whoever made it may keep a ref too. */
export function useOpener(theirs: Ref<HTMLElement> | undefined) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setOpener(element);
      return give(element, theirs);
    },
    [theirs],
  );
  return [opener, ref] as const;
}

function give(element: HTMLElement | null, ref: Ref<HTMLElement> | undefined) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
