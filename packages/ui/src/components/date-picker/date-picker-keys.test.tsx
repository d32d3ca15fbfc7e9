import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { datePickerGuide } from './date-picker.guide.tsx';
import { DatePicker } from './date-picker.tsx';

const change = vi.fn();

function Example() {
  const [value, setValue] = useState<string | null>('2026-11-20');
  return (
    <UiProvider locale="en-US">
      <DatePicker
        label="Until"
        value={value}
        onChange={(day) => {
          change(day);
          setValue(day);
        }}
      />
    </UiProvider>
  );
}

/** With the focus on a part of the date. */
function show(name: string) {
  change.mockClear();
  render(<Example />);
  part(name).focus();
}
const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });

/** With the focus on the chosen day in the calendar. */
async function showCalendar() {
  show('day');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expectDay('November 20, 2026');
}
const expectDay = (day: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(day));

/** What a key does in the calendar, from the twentieth of November on. */
const leadsTo = (day: string) => async (press: () => Promise<void>) => {
  await showCalendar();
  await press();
  await expectDay(day);
};

describeKeys(datePickerGuide, {
  'Types the part': async (press) => {
    show('day');
    await press('14');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith('2026-11-14'));
  },
  'Steps the part': async (press, key) => {
    show('day');
    await press();
    const day = key === 'ArrowUp' ? '21' : '19';
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(`2026-11-${day}`));
  },
  'Goes to the next part': async (press) => {
    show('month');
    await press();
    expect(document.activeElement).toBe(part('day'));
  },
  'Goes to the previous part': async (press) => {
    show('day');
    await press();
    expect(document.activeElement).toBe(part('month'));
  },
  'Empties the part': async (press) => {
    show('day');
    await press();
    await press();
    await waitFor(() => expect(part('day').textContent).not.toMatch(/\d/));
  },
  'Opens the calendar': async (press) => {
    show('day');
    await press();
    expect(await screen.findByRole('dialog')).toBeTruthy();
  },
  'Goes to the next day, in the calendar': leadsTo('November 21, 2026'),
  'Goes to the previous day, in the calendar': leadsTo('November 19, 2026'),
  'Goes to the same day of the next week, in the calendar': leadsTo('November 27, 2026'),
  'Goes to the same day of the previous week, in the calendar': leadsTo('November 13, 2026'),
  'Goes to the first day of the week, in the calendar': leadsTo('November 15, 2026'),
  'Goes to the last day of the week, in the calendar': leadsTo('November 21, 2026'),
  'Goes to the next month, in the calendar': leadsTo('December 20, 2026'),
  'Goes to the previous month, in the calendar': leadsTo('October 20, 2026'),
  'Goes to the next year, in the calendar': leadsTo('November 20, 2027'),
  'Goes to the previous year, in the calendar': leadsTo('November 20, 2025'),
  'Picks the day, in the calendar': async (press) => {
    await showCalendar();
    await userEvent.keyboard('{ArrowRight}');
    await expectDay('November 21, 2026');
    await press();
    await waitFor(() => expect(change).toHaveBeenLastCalledWith('2026-11-21'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  'Closes the calendar, and returns to where the focus was': async (press) => {
    await showCalendar();
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(part('day')));
    expect(change).not.toHaveBeenCalled();
  },
});
