import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** Whether a fieldset around an element is disabled, which a browser tells its own controls only. */
export function useFieldset(element: () => Element | null): boolean {
  const [disabled, setDisabled] = useState(false);
  const find = useEffectEvent(() => {
    const inner = element();
    const around: HTMLFieldSetElement[] = [];
    for (let set = inner?.closest('fieldset'); set; set = set.parentElement?.closest('fieldset'))
      // What stands in its legend stays as it is.
      if (set.querySelector(':scope > legend')?.contains(inner) !== true) around.push(set);
    return around;
  });
  useLayoutEffect(() => {
    const around = find();
    const look = () => setDisabled(around.some((set) => set.disabled));
    look();
    const observer = new MutationObserver(look);
    for (const set of around) observer.observe(set, { attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
  return disabled;
}
