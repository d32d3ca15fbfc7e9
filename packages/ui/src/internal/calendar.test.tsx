import { parseDate } from '@internationalized/date';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar, RangeCalendar } from 'react-aria-components';
import { expect, it } from 'vitest';
import type { Language } from '../locale/words.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { CalendarMonth } from './calendar.tsx';

const focusChosen = () =>
  act(() => document.querySelector<HTMLElement>('[role=grid] [data-selected]')?.focus());

async function goFrom(day: string, locale: Language, keys: string, min?: string) {
  render(
    <UiProvider locale={locale}>
      <Calendar defaultValue={parseDate(day)} minValue={min === undefined ? null : parseDate(min)}>
        <CalendarMonth />
      </Calendar>
    </UiProvider>,
  );
  focusChosen();
  await userEvent.keyboard(keys);
  return document.activeElement?.getAttribute('aria-label');
}

it.each([
  ['2026-11-18', 'en-US', '{Home}', 'November 15, 2026'],
  ['2026-11-18', 'en-US', '{End}', 'November 21, 2026'],
  ['2026-12-01', 'en-US', '{Home}', 'November 29, 2026'],
  ['2026-11-18', 'zh-CN', '{Home}', '2026年11月16日'],
  ['2026-11-18', 'zh-CN', '{End}', '2026年11月22日'],
  ['2026-11-18', 'en-US', '{PageDown}', 'December 18, 2026'],
  ['2026-11-18', 'en-US', '{PageUp}', 'October 18, 2026'],
  ['2026-11-18', 'en-US', '{Shift>}{PageDown}{/Shift}', 'November 18, 2027'],
  ['2026-11-18', 'en-US', '{Shift>}{PageUp}{/Shift}', 'November 18, 2025'],
] as const)('goes from %s in %s with %s to %s', async (day, locale, keys, expected) => {
  expect(await goFrom(day, locale, keys)).toContain(expected);
});

it('goes no further than the first day that may be chosen', async () => {
  expect(await goFrom('2026-11-18', 'en-US', '{Home}', '2026-11-17')).toContain('November 17, 2026');
});

it('stays in the week of a period, too', async () => {
  render(
    <UiProvider locale="en-US">
      <RangeCalendar defaultValue={{ start: parseDate('2026-11-18'), end: parseDate('2026-11-18') }}>
        <CalendarMonth period />
      </RangeCalendar>
    </UiProvider>,
  );
  focusChosen();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('November 21, 2026');
});
