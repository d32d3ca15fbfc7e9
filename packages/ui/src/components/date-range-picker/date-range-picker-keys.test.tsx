import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { dateRangePickerGuide } from './date-range-picker.guide.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const change = vi.fn();

/** With the focus on the first day’s part. */
function show() {
  change.mockClear();
  render(
    <UiProvider locale="en-US">
      <DateRangePicker label="Created" value={{ from: '2026-11-09', to: '2026-11-20' }} onChange={change} />
    </UiProvider>,
  );
  const part = screen.getByRole('spinbutton', { name: /^day, start/i });
  part.focus();
}
const expectDay = (day: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(day));

/** With the focus on the first day in the calendar. */
async function showCalendar() {
  show();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expectDay('November 9, 2026');
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describeKeys(dateRangePickerGuide, {
  'Steps the part': async (press, key) => {
    show();
    await press();
    const day = key === 'ArrowUp' ? '10' : '08';
    await waitFor(() =>
      expect(change).toHaveBeenLastCalledWith({ from: `2026-11-${day}`, to: '2026-11-20' }),
    );
  },
  'Opens the dialog': async (press) => {
    show();
    await press();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  },
  'Leads from the calendar to the periods': async (press) => {
    await showCalendar();
    const passed: (string | null | undefined)[] = [];
    for (let count = 0; count < 8; count += 1) {
      await press();
      passed.push(document.activeElement?.textContent);
    }
    expect(passed).toContain('Last 7 days');
  },
  'Sets the first day, then the last': async (press) => {
    await showCalendar();
    await press();
    await expectDay('November 10, 2026');
    await userEvent.keyboard('{ArrowRight}');
    await expectDay('November 11, 2026');
    await press();
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-11' }));
    await expectClosed();
  },
  'Extends the period, once the first day is set': async (press) => {
    await showCalendar();
    await userEvent.keyboard('{Enter}');
    await expectDay('November 10, 2026');
    await press();
    await expectDay('November 11, 2026');
    expect(document.activeElement?.closest('[role=gridcell]')?.getAttribute('aria-selected')).toBe('true');
  },
  'Closes the dialog, and keeps the former period': async (press) => {
    await showCalendar();
    await press();
    await expectClosed();
    expect(change).not.toHaveBeenCalled();
  },
});
