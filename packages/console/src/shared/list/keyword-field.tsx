import { SearchField } from '@mpc/ui';
import { useTyped } from './use-typed.ts';

export interface KeywordFieldProps {
  /** What is searched. */
  label: string;
  value: string;
  /** Called once typing has come to a rest. */
  onChange: (value: string) => void;
}

/** A text to narrow a list by. */
export function KeywordField({ label, value, onChange }: KeywordFieldProps) {
  const [text, setText] = useTyped(value, onChange);
  return <SearchField label={label} placeholder={label} value={text} onChange={setText} />;
}
