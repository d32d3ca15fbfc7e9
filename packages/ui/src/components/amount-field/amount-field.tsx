import type { ReactNode } from 'react';
import { formatNumber } from '../../format/index.ts';
import type { TextBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useWords } from '../../locale/locale-context.ts';
import { AmountBox, AmountInput, Max, Reading, Symbol } from './amount-field.styles.ts';
import { isAmount } from './amount-field.rules.ts';
import { judgeAmount } from './amount-verdicts.ts';
import { useAmountText } from './use-amount-text.ts';

export interface AmountFieldProps extends TextBasics {
  /** Called with a plain decimal string, or an empty one; never with an exponent, a sign, grouping or a rounded value. */
  onChange: (value: string) => void;
  /** The coin or unit, shown behind the amount. */
  symbol: string;
  /** How many digits the coin has behind the point. Without it any number is taken. */
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
 * An amount of a coin, exactly as a person entered it: no number type is involved, nothing is rounded, and text that is
 * not clearly one amount is refused with a sentence.
 */
export function AmountField({
  value,
  onChange,
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
  const words = useWords();
  const { entry, pasted, refusal, leave, reset } = useAmountText({ value, onChange, symbol });
  const isLong = isAmount(value) && value.replace(/\..*/, '').length > 3;
  const { control, frame, settle } = useField(basics, {
    text: value,
    pasted,
    own: [refusal],
    describedBy: [
      ...(symbol === '' ? [] : ['symbol']),
      ...(isLong || (echo !== undefined && value !== '') ? ['reading'] : []),
    ],
    check: (amount) => judgeAmount(amount, { symbol, decimals, min, max, words }) ?? check?.(amount) ?? null,
  });
  return (
    <FieldFrame {...frame}>
      <AmountBox>
        <AmountInput
          {...control}
          {...entry}
          onBlur={() => {
            leave();
            settle();
          }}
          placeholder={placeholder}
          data-long={entry.value.length > 22 || undefined}
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
            onClick={() => {
              reset();
              onMax();
            }}
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
