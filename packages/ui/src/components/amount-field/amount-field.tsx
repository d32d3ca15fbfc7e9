import { useState, type ReactNode } from 'react';
import { formatNumber, isAmount } from '../../format/index.ts';
import type { TextBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { refuseDecimals } from '../../internal/refuse-prop.ts';
import { useEntry } from '../../internal/use-entry.ts';
import { useField } from '../../internal/use-field.ts';
import { readText, useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';
import { AmountBox, AmountInput, Max, Reading, Symbol } from './amount-field.styles.ts';
import { judgeAmount } from './judge-amount.ts';

export interface AmountFieldProps extends TextBasics {
  /**
   * Called with the text as it was entered, less blank space around it. What is not an exact amount is rejected beside the
   * field; `parseAmount` tells whether it is one before anything is computed with it.
   */
  onChange?: ((text: string) => void) | undefined;
  /** The coin or unit, shown behind the amount. */
  symbol: string;
  /** How many digits the coin has behind the point; 0 for whole numbers. Without it any number is taken. */
  decimals?: number | undefined;
  /** The least that is allowed, as a decimal string. */
  min?: string | undefined;
  /** The most that is allowed, as a decimal string. */
  max?: string | undefined;
  /** Fills in all there is. Without it there is no such button. */
  onMax?: (() => void) | undefined;
  /** @default the library's own "Max" */
  maxLabel?: string;
  /** What the amount is worth, in words such as "≈ $1,200.50". */
  echo?: ReactNode;
}

/**
 * An amount of a coin, exactly as a person entered it: what is typed or pasted stays as it is, nothing is rounded or read
 * as something else, and what is not an exact amount is rejected with what to enter instead. `check` is asked about exact
 * amounts only.
 */
export function AmountField({
  value: given,
  defaultValue = '',
  onChange,
  inputRef,
  check,
  placeholder = '0',
  symbol,
  decimals,
  min,
  max,
  onMax,
  maxLabel,
  echo,
  ...basics
}: AmountFieldProps) {
  refuseDecimals(decimals);
  const words = useWords();
  // Blank space around an amount is shown until the field is left, and never part of the value.
  const [spaced, setSpaced] = useState('');
  const { held: value, isOwn, keep, hold } = useHeld(given, defaultValue, (box) => readText(box)?.trim());
  const shown = spaced.trim() === value ? spaced : value;
  const hear = (input: HTMLInputElement | HTMLTextAreaElement) => {
    setSpaced(input.value);
    const text = input.value.trim();
    keep(text);
    if (text !== value) onChange?.(text);
  };
  const { entry, pasted, text } = useEntry(shown, hear, isOwn && defaultValue);
  const isLong = isAmount(value) && value.replace(/\..*/, '').length > 3;
  const { control, frame, settle } = useField(basics, {
    text: value,
    pasted,
    describedBy: [
      ...(symbol === '' ? [] : ['symbol']),
      ...(isLong || (echo !== undefined && value !== '') ? ['reading'] : []),
    ],
    check: (amount) => judgeAmount(amount, { symbol, decimals, min, max, words }) ?? check?.(amount) ?? null,
  });
  return (
    <FieldFrame {...frame}>
      <AmountBox ref={hold}>
        <AmountInput
          {...control}
          {...entry}
          ref={inputRef}
          onBlur={({ currentTarget }) => {
            if (isOwn) currentTarget.value = value;
            setSpaced('');
            settle();
          }}
          placeholder={placeholder}
          data-long={text.length > 22 || undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
        />
        {symbol === '' ? null : <Symbol id={`${control.id}-symbol`}>{symbol}</Symbol>}
        {onMax ? (
          <Max
            type="button"
            disabled={control.disabled}
            aria-describedby={`${control.id}-label`}
            onClick={onMax}
          >
            {maxLabel ?? words.max}
          </Max>
        ) : null}
      </AmountBox>
      <Reading id={`${control.id}-reading`}>
        {isLong ? (
          <span>
            {formatNumber(value, { digits: 'all' })} {symbol}
          </span>
        ) : null}
        {echo === undefined || value === '' ? null : <span>{echo}</span>}
      </Reading>
    </FieldFrame>
  );
}
