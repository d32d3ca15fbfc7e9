import type { CalendarDate } from '@internationalized/date';
import { X } from 'lucide-react';
import { useMemo, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import {
  DateRangePicker as AriaDateRangePicker,
  RangeCalendar,
  type RangeValue,
} from 'react-aria-components';
import { CalendarMonth, CalendarPopover } from '../../internal/calendar.tsx';
import { CalendarButton, DateParts, firstPart, isHalfFilled } from '../../internal/date-entry.tsx';
import { BoxButton, Ends } from '../../internal/date-entry.styles.ts';
import { readDay, useDayJudge } from '../../internal/day.ts';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { Box, Dash, Limit } from './date-range-picker.styles.ts';
import { countDays, type DayRange } from './day-range.ts';
import { PeriodList } from './period-list.tsx';
import { periods as allPeriods, type Period } from './periods.ts';

export interface DateRangePickerProps extends FieldBasics {
  /** A first and a last day as `YYYY-MM-DD`, or null. Without it the field keeps its own: a form sends and resets them by its `name`. */
  value?: DayRange | undefined;
  /** The days it begins with where it keeps its own. */
  defaultValue?: DayRange | undefined;
  /** The first part of the date, to focus it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLElement> | undefined;
  /** Called with both days, or with none. Half a period changes nothing and is an error. */
  onChange?: ((value: DayRange) => void) | undefined;
  /** The first day that may be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that may be chosen, as `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The most days a period has. */
  maxDays?: number;
  /** What is offered beside the calendar; those that do not fit min, max and maxDays are left out. @default all */
  periods?: readonly Period[];
}

const none: DayRange = { from: null, to: null };

/** A first and a last day, typed, picked from a calendar, or taken from a list of periods. For one day, use `DatePicker`. */
export function DateRangePicker({
  value: given,
  defaultValue = none,
  onChange,
  inputRef,
  min,
  max,
  maxDays = Infinity,
  periods = allPeriods,
  ...basics
}: DateRangePickerProps) {
  const words = useWords();
  const { held: value, keep, hold } = useHeld(given, defaultValue);
  const change = (next: DayRange) => {
    keep(next);
    onChange?.(next);
  };
  const judgeDay = useDayJudge({ min, max });
  const [left, setLeft] = useState({ half: false, times: 0 });
  const { from, to } = value;
  const half = left.half || (from === null) !== (to === null);

  const judge = (): FieldMessage | null => {
    if (half || from === null || to === null) return null;
    const count = countDays(from, to);
    if (count < 1) return { level: 'error', message: words.dateRangeReversed, final: true };
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
  const days = useMemo(() => readRange(from, to), [from, to]);
  const first = useMemo(() => readDay(min), [min]);
  const last = useMemo(() => readDay(max), [max]);
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
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        shouldForceLeadingZeros
        value={days}
        onChange={(next) => {
          setLeft({ ...left, half: false });
          change({ from: next?.start.toString() ?? null, to: next?.end.toString() ?? null });
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
        <CalendarPopover>
          <PeriodList periods={periods} bounds={{ min, max, maxDays }} />
          <div>
            <RangeCalendar
              minValue={first}
              maxValue={last}
              isDateUnavailable={(day, anchor) =>
                anchor !== null && Math.abs(countDays(anchor.toString(), day.toString()) - 1) >= maxDays
              }
            >
              <CalendarMonth period />
            </RangeCalendar>
            {maxDays === Infinity ? null : <Limit>{fill(words.dateRangeLimit, { limit: maxDays })}</Limit>}
          </div>
        </CalendarPopover>
      </AriaDateRangePicker>
    </FieldFrame>
  );
}

/** Both ends for the base; it shows a range that has only one, although its type does not say so. */
function readRange(from: string | null, to: string | null) {
  const [start, end] = [readDay(from), readDay(to)];
  return start === null && end === null ? null : ({ start, end } as RangeValue<CalendarDate>);
}
