import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import type { FieldVerdict } from '../../internal/field-basics.ts';
import { isComposing, rewriteInput, wasPasted } from '../../internal/rewrite-input.ts';
import { useWords } from '../../locale/locale-context.ts';
import { readAmount, toDecimal } from './amount-field.rules.ts';
import { explainRefusal } from './amount-field.verdicts.ts';

interface AmountText {
  value: string;
  onChange: (value: string) => void;
  symbol: string;
}

/**
 * While the field is in use it shows what was typed ("12.", ".5"); the value given on is the decimal string for it
 * ("12", "0.5"). Left, or given another value, it shows the value.
 */
export function useAmountText({ value, onChange, symbol }: AmountText) {
  const words = useWords();
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const [refusal, setRefusal] = useState<FieldVerdict | null>(null);
  const text = draft?.value === value ? draft.text : value;

  const accept = (input: HTMLInputElement, pasted: boolean) => {
    const entered = input.value;
    const caret = input.selectionStart ?? entered.length;
    const reading = readAmount(entered, symbol);
    if ('refusal' in reading) {
      setRefusal(explainRefusal(reading.refusal, { entered, pasted, words }));
      rewriteInput(input, text, Math.max(0, caret - (entered.length - text.length)));
      return;
    }
    rewriteInput(input, reading.text, Math.max(0, caret - (entered.length - reading.text.length)));
    const next = toDecimal(reading.text);
    setRefusal(null);
    setDraft({ text: reading.text, value: next });
    if (next !== value) onChange(next);
  };

  return {
    text,
    refusal,
    /** The field is left: a stray key need not be explained any longer, text pasted in vain must be. */
    leave: () => {
      setDraft(null);
      setRefusal((before) => (before?.level === 'error' ? before : null));
    },
    /** Another value is on its way. */
    reset: () => {
      setDraft(null);
      setRefusal(null);
    },
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (isComposing(event.nativeEvent)) setDraft({ text: event.target.value, value });
        else accept(event.target, wasPasted(event.nativeEvent));
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => accept(event.currentTarget, false),
    },
  };
}
