import { SearchField } from '@mpc/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface KeywordFieldProps {
  value: string;
  /** Called once typing has come to a rest. */
  onChange: (value: string) => void;
}

const rest = 400;

/** A part of an address, a hash or a request id. What is being typed is not overtaken by what was typed before. */
export function KeywordField({ value, onChange }: KeywordFieldProps) {
  const { t } = useTranslation();
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
  return (
    <SearchField
      label={t('transactions.filter.keyword')}
      placeholder={t('transactions.filter.keyword')}
      value={text}
      onChange={setText}
    />
  );
}
