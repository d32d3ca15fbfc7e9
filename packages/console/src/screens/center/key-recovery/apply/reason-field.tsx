import { TextArea } from '@mpc/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { holdsSecret } from '../secret-text.rules.ts';
import { reasonLimit } from './apply.values.ts';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

/**
 * Why keys are asked for. A key or recovery phrase that is pasted or typed here by mistake goes no further: it is taken out
 * of the field, of what its undo knows, and is neither kept nor sent.
 */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const [cleared, setCleared] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (cleared > 0) input.current?.focus();
  }, [cleared]);
  const clear = () => {
    setCleared((times) => times + 1);
    onChange('');
  };
  return (
    <TextArea
      // A new element has nothing to undo.
      key={cleared}
      inputRef={input}
      label={t('field.reason')}
      description={t('apply.reasonHint')}
      required
      limit={reasonLimit}
      value={value}
      error={cleared > 0 && value === '' ? t('apply.secret') : undefined}
      onPasteCapture={(event) => {
        if (!holdsSecret(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      onChange={(reason) => (holdsSecret(reason) ? clear() : onChange(reason))}
    />
  );
}
