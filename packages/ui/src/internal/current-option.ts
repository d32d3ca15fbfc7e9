import { useContext, useLayoutEffect } from 'react';
import { AutocompleteStateContext } from 'react-aria-components';

/**
 * Within `Autocomplete`: forgets the current option as soon as it leaves the list. The base names it until the next one is
 * announced, half a second after the last letter, and nothing has that id meanwhile.
 */
export function CurrentOption() {
  const state = useContext(AutocompleteStateContext);
  useLayoutEffect(() => {
    const id = state?.focusedNodeId;
    if (!id) return undefined;
    const look = () => {
      if (document.getElementById(id) === null) state.setFocusedNodeId(null);
    };
    queueMicrotask(look);
    const list = document.getElementById(id)?.closest('[role="listbox"]');
    const observer = new MutationObserver(look);
    if (list) observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [state]);
  return null;
}
