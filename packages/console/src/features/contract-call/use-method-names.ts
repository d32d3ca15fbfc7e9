import { useEffect, useState } from 'react';

const none: ReadonlyMap<string, string> = new Map();

/** The methods this console knows as they are declared, by their selectors; none until they are loaded. */
export function useMethodNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState(none);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { knownMethods } = await import('./read-call.ts');
      if (wanted)
        setNames(new Map([...knownMethods].map(([selector, { signature }]) => [selector, signature])));
    };
    // Without them the selectors stand alone.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return names;
}
