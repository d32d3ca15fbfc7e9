import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { judgeNumber } from './judge-number.ts';
import { isBound, parseNumber } from '../../checks/check-decimals.rules.ts';
import { formatNumber } from '../../format/index.ts';
import type { TextBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { refuseDecimals, refuseProp } from '../../internal/refuse-prop.ts';
import { rewriteInput } from '../../internal/rewrite-input.ts';
import { useEntry } from '../../internal/use-entry.ts';
import { useField } from '../../internal/use-field.ts';
import { readText, useHeld } from '../../internal/use-held.ts';
import { useLanguage, useWords } from '../../locale/locale-context.ts';
import { NumberBox, NumberInput, Step, Steps, Unit } from './number-field.styles.ts';
import { moveNumber, numberKeys, type NumberMove } from './step-number.rules.ts';

export interface NumberFieldProps extends TextBasics {
  /** Called with the text as it was entered, less blank space around it; a minus in it is always `-`. It may be no number yet. */
  onChange?: ((text: string) => void) | undefined;
  /** The most digits behind the point; 0 for whole numbers. @default 0 */
  decimals?: number;
  /** The least that is allowed, as a decimal string; a negative one allows a minus. @default '0' */
  min?: string;
  /** The most that is allowed, as a decimal string. */
  max?: string | undefined;
  /** By how much the buttons and the arrow keys change it, as a decimal string; Page Up and Page Down take ten of it. @default '1' */
  step?: string;
  /** What is counted, shown behind the number. */
  unit?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
}

/**
 * A count, a duration, a percentage: text in, text out, typed or changed step by step. What is typed stays as it is, and the
 * wheel changes nothing. Renders an `<input role="spinbutton">` with two buttons.
 */
export function NumberField({
  value: given,
  defaultValue = '',
  onChange,
  inputRef,
  check,
  placeholder,
  decimals = 0,
  min = '0',
  max,
  step = '1',
  unit = '',
  readOnly = false,
  ...basics
}: NumberFieldProps) {
  refuseDecimals(decimals);
  refuseProp('step', step, isBound(step));
  const words = useWords();
  const locale = useLanguage();
  const {
    held: value,
    isOwn,
    keep,
    box,
    hold,
  } = useHeld(given, defaultValue, (element) => ascii(readText(element)));
  const put = (text: string) => {
    keep(text);
    if (text !== value) onChange?.(text);
  };
  const hear = (input: HTMLInputElement | HTMLTextAreaElement) => {
    const text = ascii(input.value);
    rewriteInput(input, isOwn ? text : written(text), input.selectionStart ?? text.length);
    put(text);
  };
  const { entry, pasted } = useEntry(written(value), hear, isOwn && defaultValue);
  const bounds = { min, max };
  const { control, frame, settle } = useField(basics, {
    text: value,
    pasted,
    describedBy: unit === '' ? [] : ['unit'],
    check: (text) => judgeNumber(text, { ...bounds, decimals, unit, words }) ?? check?.(text) ?? null,
  });

  const number = value === '' ? '' : parseNumber(value, { negative: true, decimals }).amount;
  const target = (move: NumberMove) =>
    number === null || control.disabled || readOnly ? null : moveNumber(number, move, step, bounds);
  const go = (move: NumberMove) => {
    const next = target(move);
    const input = box.current?.querySelector('input');
    if (next === null || next === value || !input) return;
    if (isOwn) {
      input.value = next;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    put(next);
  };
  const press = (event: KeyboardEvent) => {
    const move = isNumberKey(event.key) ? numberKeys[event.key] : undefined;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (move === undefined || altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing)
      return;
    if (target(move) === null) return;
    event.preventDefault();
    go(move);
  };
  const stepButton = (move: 1 | -1) => ({
    type: 'button' as const,
    tabIndex: -1,
    disabled: [null, value].includes(target(move)),
    // The focus stays where it is.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => go(move),
  });
  return (
    <FieldFrame {...frame}>
      <NumberBox ref={hold}>
        <NumberInput
          {...control}
          {...entry}
          ref={inputRef}
          role="spinbutton"
          aria-valuenow={number === null || number === '' ? undefined : Number(number)}
          aria-valuetext={number === null || number === '' ? undefined : said(number, unit, locale)}
          aria-valuemin={Number(min)}
          aria-valuemax={max === undefined ? undefined : Number(max)}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          placeholder={placeholder}
          readOnly={readOnly}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={press}
          onBlur={settle}
        />
        {unit === '' ? null : <Unit id={`${control.id}-unit`}>{unit}</Unit>}
        <Steps aria-hidden>
          <Step {...stepButton(-1)}>
            <Minus size={16} strokeWidth={1.5} />
          </Step>
          <Step {...stepButton(1)}>
            <Plus size={16} strokeWidth={1.5} />
          </Step>
        </Steps>
      </NumberBox>
    </FieldFrame>
  );
}

const isNumberKey = (key: string): key is keyof typeof numberKeys => key in numberKeys;

/** As it is computed with and sent: without blank space around it, and with the minus of a keyboard. */
const ascii = (text = '') => text.trim().replace(/^[−－]/, '-');

const written = (number: string) => number.replace(/^-/, '−');

const said = (number: string, unit: string, locale: string) =>
  `${formatNumber(number, { digits: 'all', locale })} ${unit}`.trim();
