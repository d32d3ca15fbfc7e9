import type { HTMLAttributes, Ref } from 'react';
import { formatNumber, isDecimal, missingNumber, type NumberFormat } from '../../format/index.ts';
import { useLanguage, useWords } from '../../locale/locale-context.ts';
import { Root, Unit } from './amount.styles.ts';

const formats = {
  coin: { digits: 'all' },
  fiat: { digits: 2 },
  short: { digits: 2, shorten: true },
} as const satisfies Record<string, NumberFormat>;

/** `coin`: every digit. `fiat`: two digits. `short`: M and B, for cards only. */
export type AmountKind = keyof typeof formats;

export interface AmountProps extends HTMLAttributes<HTMLSpanElement> {
  /** A decimal string, as it came; `--` when missing. */
  value: string | null | undefined;
  /** The coin, muted behind the figure. Fiat and short amounts without one are US dollars. */
  symbol?: string | undefined;
  /** The direction, in front of the figure; nothing has none. A value with a minus of its own keeps that. */
  sign?: '+' | '-' | undefined;
  /** @default 'coin' */
  kind?: AmountKind;
  /** What can still be spent: digits that are left out are dropped, never rounded up. */
  spendable?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** An amount of money. Its title is the exact figure; what cannot be read is said to be unreadable, never guessed. */
export function Amount({ value, symbol, sign, kind = 'coin', spendable = false, ...rest }: AmountProps) {
  const locale = useLanguage();
  const words = useWords();
  const text = value ?? '';
  if (text === '') return <Root {...rest}>{missingNumber}</Root>;
  if (!isDecimal(text))
    return (
      <Root {...rest} title={text} data-unreadable>
        {words.unreadable}
      </Root>
    );

  const digits = text.replace(/^[+-]/, '');
  const front = text.startsWith('-') || sign === '-' ? '−' : (sign ?? '');
  const currency = symbol === undefined && kind !== 'coin' ? '$' : '';
  const write = (format: NumberFormat) => {
    // Without the language its digits are known ones. Nothing has no direction.
    const isNothing = !/[1-9]/.test(formatNumber(digits, format));
    return (isNothing ? '' : front) + currency + formatNumber(digits, { ...format, locale });
  };
  const exact = write(formats.coin);
  return (
    <Root {...rest} title={symbol === undefined ? exact : `${exact} ${symbol}`}>
      {write({ ...formats[kind], rounding: spendable ? 'down' : 'half' })}
      {symbol !== undefined && <Unit data-unit> {symbol}</Unit>}
    </Root>
  );
}
