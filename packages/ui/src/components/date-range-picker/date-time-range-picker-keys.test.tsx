import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { dateTimeRangePickerGuide } from './date-time-range-picker.guide.tsx';
import { DateTimeRangePicker } from './date-time-range-picker.tsx';

const change = vi.fn();
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

/** With the focus on a part. */
function show(name: RegExp) {
  change.mockClear();
  render(
    <UiProvider locale="en-US">
      <DateTimeRangePicker
        label="Window"
        value={{ from: '2026-11-09T22:30', to: '2026-11-20T06:15' }}
        onChange={change}
      />
    </UiProvider>,
  );
  part(name).focus();
}
const expectDay = (day: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(day));

/** With the focus on the first day in the calendar. */
async function showCalendar() {
  show(/^day, start/i);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expectDay('November 9, 2026');
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const expectFrom = (from: string) =>
  waitFor(() => expect(change).toHaveBeenLastCalledWith({ from, to: '2026-11-20T06:15' }));

describeKeys(dateTimeRangePickerGuide, {
  'Types the part': async (press) => {
    show(/^hour, start/i);
    await press('07');
    await expectFrom('2026-11-09T07:30');
  },
  'Steps the part': async (press, key) => {
    show(/^minute, start/i);
    await press();
    await expectFrom(`2026-11-09T22:${key === 'ArrowUp' ? '31' : '29'}`);
  },
  'Goes from the day to the hour': async (press) => {
    show(/^year, start/i);
    await press();
    expect(document.activeElement).toBe(part(/^hour, start/i));
  },
  'Opens the dialog': async (press) => {
    show(/^hour, start/i);
    await press();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  },
  'Sets the first day, then the last, and keeps their times': async (press) => {
    await showCalendar();
    await press();
    await expectDay('November 10, 2026');
    await userEvent.keyboard('{ArrowRight}');
    await expectDay('November 11, 2026');
    await press();
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-09T22:30', to: '2026-11-11T06:15' }),
    );
    await expectClosed();
  },
  'Closes the dialog, and keeps the former range': async (press) => {
    await showCalendar();
    await press();
    await expectClosed();
    expect(change).not.toHaveBeenCalled();
  },
});
