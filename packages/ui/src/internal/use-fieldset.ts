import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** Whether a fieldset around an element is disabled, which a browser tells its own controls only. */
export function useFieldset(element: () => Element | null): boolean {
  const [disabled, setDisabled] = useState(false);
  const find = useEffectEvent((selector: string) => element()?.closest(selector));
  useLayoutEffect(() => {
    // What stands in its legend stays as it is.
    const look = () =>
      setDisabled(find('[disabled] > legend, fieldset[disabled]')?.matches('fieldset') === true);
    look();
    const observer = new MutationObserver(look);
    if (find('fieldset')) observer.observe(document, { attributeFilter: ['disabled'], subtree: true });
    return () => observer.disconnect();
  }, []);
  return disabled;
}
