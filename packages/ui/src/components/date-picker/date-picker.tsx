import { parseDate } from '@internationalized/date';
import { useMemo, useState, type RefCallback } from 'react';
import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components';
import { CalendarMonth, CalendarPopover } from '../../internal/calendar.tsx';
import { CalendarButton, DateParts, firstPart, isHalfFilled } from '../../internal/date-entry.tsx';
import { Ends } from '../../internal/date-entry.styles.ts';
import { knownDate, readDay, useDayJudge } from '../../internal/day.ts';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useToday } from '../../internal/use-today.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Box } from './date-picker.styles.ts';

export interface DatePickerProps extends FieldBasics {
  /** A day as `YYYY-MM-DD`; null for none, as is any other text. Without it the field keeps its own: a form sends and resets it by its `name`. */
  value?: string | null | undefined;
  /** The day it begins with where it keeps its own. */
  defaultValue?: string | null | undefined;
  /** The first part of the date, to focus it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLElement> | undefined;
  /** Called with a whole day, or with null once the field is empty. A half-typed date changes nothing and is an error. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The first day that may be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that may be chosen, as `YYYY-MM-DD`. */
  max?: string | undefined;
}

/** One day, typed part by part or picked from a calendar. For a first and a last day, use `DateRangePicker`. */
export function DatePicker({
  value: given,
  defaultValue = null,
  onChange,
  inputRef,
  min,
  max,
  ...basics
}: DatePickerProps) {
  const words = useWords();
  const {
    held: value,
    keep,
    hold,
  } = useHeld(
    given === undefined ? undefined : knownDate(parseDate, given),
    knownDate(parseDate, defaultValue),
  );
  const judge = useDayJudge({ min, max });
  const [half, setHalf] = useState(false);
  const { control, frame, settle } = useField(basics, {
    text: half ? 'half' : (value ?? ''),
    missing: words.requiredDate,
    own: [half ? { level: 'error', message: words.dateIncomplete } : null],
    check: (text) => (half ? null : judge(text)),
  });
  const today = useToday();
  const day = useMemo(() => readDay(value), [value]);
  const first = useMemo(() => readDay(min), [min]);
  const last = useMemo(() => readDay(max), [max]);
  return (
    <FieldFrame {...frame}>
      <AriaDatePicker
        id={control.id}
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        shouldForceLeadingZeros
        placeholderValue={today}
        value={day}
        onChange={(next) => {
          setHalf(false);
          keep(next?.toString() ?? null);
          onChange?.(next?.toString() ?? null);
        }}
        onKeyUp={(event) => {
          if (half) setHalf(isHalfFilled(event.currentTarget));
        }}
        onBlur={(event) => {
          setHalf(isHalfFilled(event.currentTarget));
          settle();
        }}
      >
        <Box
          ref={(box: HTMLElement | null) => {
            hold(box);
            inputRef?.(firstPart(box));
          }}
        >
          <DateParts />
          <Ends>
            <CalendarButton />
          </Ends>
        </Box>
        <CalendarPopover>
          <Calendar minValue={first} maxValue={last} defaultFocusedValue={day ?? today}>
            <CalendarMonth />
          </Calendar>
        </CalendarPopover>
      </AriaDatePicker>
      {/* The base would send it twice. */}
      {control.name === undefined ? null : (
        <input type="hidden" name={control.name} value={value ?? ''} disabled={control.disabled} />
      )}
    </FieldFrame>
  );
}
