import { TextField } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { hashFault } from './hash-fault.rules.ts';

interface HashFieldProps {
  value: string;
  onChange: (hash: string) => void;
  /** Main coin of the network that it is of. */
  baseSymbol: string;
}

/** The transaction of a payment. Only blank space around it is taken away, and that is said. */
export function HashField({ value, onChange, baseSymbol }: HashFieldProps) {
  const { t } = useTranslation('invoice');
  const [trimmed, setTrimmed] = useState<string | null>(null);
  return (
    <TextField
      label={t('report.hash')}
      description={t('report.hashHint')}
      name="txid"
      value={value}
      onChange={(text) => {
        const hash = text.trim();
        setTrimmed(hash === text ? null : hash);
        onChange(hash);
      }}
      check={(text) => {
        const wrong = hashFault(text, baseSymbol);
        if (wrong !== null) return { level: 'error', message: t(`report.hashWrong.${wrong}`) };
        return trimmed === text ? { level: 'note', message: t('report.hashTrimmed') } : null;
      }}
    />
  );
}
