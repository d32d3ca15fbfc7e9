import { X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateValue,
  type RangeValue,
} from 'react-aria-components';
import { CalendarMonth, CalendarPopover } from '../../internal/calendar.tsx';
import { CalendarButton, DateParts, firstPart, isHalfFilled } from '../../internal/date-entry.tsx';
import { BoxButton, Ends } from '../../internal/date-entry.styles.ts';
import { knownDate, readDate, useDayJudge } from '../../internal/day.ts';
import type { FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useToday } from '../../internal/use-today.ts';
import { fill, type SharedWords } from '../../locale/words.ts';
import { Box, Dash, Limit } from './date-range-picker.styles.ts';
import type { DateRangePickerProps } from './date-range-picker.tsx';
import { countDays, writeEnd, type DayRange } from './day-range.ts';
import { PeriodList } from './period-list.tsx';
import { periods as allPeriods } from './periods.ts';
import type { RangeKind } from './range-kind.ts';

interface RangeEntryProps extends DateRangePickerProps {
  kind: RangeKind;
  words: SharedWords;
  children?: ReactNode;
}

const none: DayRange = { from: null, to: null };

/** A start and an end, typed, picked from a calendar, or taken from a list of periods. */
export function RangeEntry({
  kind,
  words,
  children,
  value: given,
  defaultValue = none,
  onChange,
  inputRef,
  min,
  max,
  maxDays = Infinity,
  periods = allPeriods,
  ...basics
}: RangeEntryProps) {
  const { parse } = kind;
  const known = (range: DayRange): DayRange => ({
    from: knownDate(parse, range.from),
    to: knownDate(parse, range.to),
  });
  const { held: value, keep, hold } = useHeld(given && known(given), known(defaultValue));
  const change = (next: DayRange) => {
    keep(next);
    onChange?.(next);
  };
  const judgeDay = useDayJudge({ min, max }, kind.format);
  const [left, setLeft] = useState({ half: false, times: 0 });
  const { from, to } = value;
  const half = left.half || (from === null) !== (to === null);

  const judge = (): FieldMessage | null => {
    if (half || from === null || to === null) return null;
    if (to < from) return { level: 'error', message: words.dateRangeReversed, final: true };
    const count = countDays(from, to);
    if (count > maxDays)
      return { level: 'error', message: fill(words.dateRangeTooLong, { limit: maxDays, count }) };
    return judgeDay(from) ?? judgeDay(to);
  };
  const { control, frame, settle } = useField(basics, {
    text: half ? 'half' : (from ?? ''),
    missing: words.requiredDateRange,
    own: [half ? { level: 'error', message: words.dateRangeIncomplete } : null],
    check: judge,
  });
  const today = useToday();
  const range = useMemo(() => readRange(readDate(parse, from), readDate(parse, to)), [parse, from, to]);
  const first = useMemo(() => readDate(parse, min), [parse, min]);
  const last = useMemo(() => readDate(parse, max), [parse, max]);
  // A new picker, so that nothing of what was half-typed stays; the focus goes into it.
  const clear = () => {
    flushSync(() => setLeft({ half: false, times: left.times + 1 }));
    document.getElementById(control.id)?.querySelector<HTMLElement>('[data-control]')?.focus();
    change(none);
  };
  return (
    <FieldFrame {...frame}>
      <AriaDateRangePicker
        key={left.times}
        id={control.id}
        {...(control.name === undefined
          ? {}
          : { startName: `${control.name}From`, endName: `${control.name}To` })}
        {...kind.base}
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        shouldForceLeadingZeros
        placeholderValue={parse(today.toString() + kind.times[0])}
        value={range}
        onChange={(next) => {
          setLeft({ ...left, half: false });
          change({ from: writeEnd(next?.start), to: writeEnd(next?.end) });
        }}
        onKeyUp={(event) => {
          if (left.half) setLeft({ ...left, half: isHalfFilled(event.currentTarget) });
        }}
        onBlur={(event) => {
          setLeft({ ...left, half: isHalfFilled(event.currentTarget) });
          settle();
        }}
      >
        <Box
          ref={(box: HTMLElement | null) => {
            hold(box);
            inputRef?.(firstPart(box));
          }}
        >
          <DateParts slot="start" />
          <Dash aria-hidden>–</Dash>
          <DateParts slot="end" />
          <Ends>
            {(half || from !== null) && !control.disabled ? (
              <BoxButton
                slot={null}
                aria-label={fill(words.clearNamed, { label: frame.label })}
                onPress={clear}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </BoxButton>
            ) : null}
            <CalendarButton />
          </Ends>
        </Box>
        {children}
        <CalendarPopover>
          <PeriodList kind={kind} periods={periods} bounds={{ min, max, maxDays }} />
          <div>
            <kind.Calendar
              minValue={first}
              maxValue={last}
              defaultFocusedValue={range?.start ?? today}
              isDateUnavailable={(day, anchor) =>
                anchor !== null && Math.abs(countDays(anchor.toString(), day.toString()) - 1) >= maxDays
              }
            >
              <CalendarMonth period />
            </kind.Calendar>
            {maxDays === Infinity ? null : <Limit>{fill(words.dateRangeLimit, { limit: maxDays })}</Limit>}
          </div>
        </CalendarPopover>
      </AriaDateRangePicker>
    </FieldFrame>
  );
}

/** Both ends for the base; it shows a range that has only one, although its type does not say so. */
function readRange(start: DateValue | null, end: DateValue | null) {
  return start === null && end === null ? null : ({ start, end } as RangeValue<DateValue>);
}
