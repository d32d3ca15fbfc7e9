import { useEffect, useState } from 'react';

/** A value once it has stopped changing for a while, so that not every key is asked about. */
export function useDebounced<Value>(value: Value, ms = 400): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return calm;
}
