import { SearchField } from '@mpc/ui';
import { useEffect, useEffectEvent, useState } from 'react';

export interface KeywordFieldProps {
  /** What is looked for. */
  label: string;
  value: string;
  /** Called once typing has come to a rest. */
  onChange: (value: string) => void;
}

const rest = 400;

/** A text to narrow a list by. What is being typed is not overtaken by what was typed before. */
export function KeywordField({ label, value, onChange }: KeywordFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setText(value);
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
  return <SearchField label={label} placeholder={label} value={text} onChange={setText} />;
}
