import { useEffect, useEffectEvent, useState } from 'react';

const rest = 400;

/**
 * A text that is being typed, and how to type on: it is told once typing has come to a rest, and is not overtaken by what
 * was typed before.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const send = useEffectEvent((typed: string) => {
    if (typed === value) return;
    setSent(typed);
    onChange(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
