import { useState } from 'react';

/** The last value that was known of something, forgotten as soon as it is about something else. */
export function useLast<Value>(about: string): [Value | undefined, (value: Value | undefined) => void] {
  const [kept, setKept] = useState<{ about: string; value: Value } | null>(null);
  const last = kept?.about === about ? kept.value : undefined;
  return [
    last,
    (value) => {
      if (value !== undefined && value !== last) setKept({ about, value });
    },
  ];
}
