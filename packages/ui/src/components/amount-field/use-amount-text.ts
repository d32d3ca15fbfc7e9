import { useState } from 'react';
import type { FieldVerdict } from '../../internal/field-basics.ts';
import { rewriteInput } from '../../internal/rewrite-input.ts';
import { useEntry } from '../../internal/use-entry.ts';
import { useWords } from '../../locale/locale-context.ts';
import { readAmount, toDecimal } from './amount-field.rules.ts';
import { explainRefusal } from './amount-verdicts.ts';

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
  const [refused, setRefused] = useState<{ verdict: FieldVerdict; value: string } | null>(null);
  const text = draft?.value === value ? draft.text : value;

  const { entry, pasted } = useEntry(text, (input, pasted) => {
    const entered = input.value;
    const caret = input.selectionStart ?? entered.length;
    const reading = readAmount(entered, symbol);
    const kept = 'text' in reading ? reading.text : text;
    rewriteInput(input, kept, Math.max(0, caret - (entered.length - kept.length)));
    if ('refusal' in reading) {
      setRefused({ verdict: explainRefusal(reading.refusal, { entered, pasted, words }), value });
      return;
    }
    const next = toDecimal(kept);
    setRefused(null);
    setDraft({ text: kept, value: next });
    if (next !== value) onChange(next);
  });

  return {
    entry,
    pasted,
    refusal: refused?.value === value ? refused.verdict : null,
    /** The field is left: a stray key need not be explained any longer, text pasted in vain must be. */
    leave: () => {
      setDraft(null);
      setRefused((before) => (before?.verdict.level === 'error' ? before : null));
    },
    /** Another value is on its way. */
    reset: () => {
      setDraft(null);
      setRefused(null);
    },
  };
}
