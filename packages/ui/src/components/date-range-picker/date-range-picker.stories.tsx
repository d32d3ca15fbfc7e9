import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opened } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { dateRangePickerGuide } from './date-range-picker.guide.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { countDays } from './day-range.ts';

function Live(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const change = fn<NonNullable<DateRangePickerProps['onChange']>>();
const meta = preview.meta({
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: guided(dateRangePickerGuide),
  args: { label: 'Created', value: { from: '2026-11-09', to: '2026-11-20' }, onChange: change },
  beforeEach: () => {
    change.mockClear();
  },
  render: (props) => <Live {...props} />,
});

const none = { from: null, to: null };
const open = {
  parameters: {
    ...guided(dateRangePickerGuide),
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  decorators: [opened],
};
const focused = () => document.activeElement?.getAttribute('aria-label');

/** A period is chosen. */
export const Chosen = meta.story({});

/** No period yet. */
export const Empty = meta.story({ args: { value: none } });

/** Typed without leaving the keyboard: a full part leads to the next, across both dates. */
export const Typed = meta.story({
  args: { value: none },
  globals: { language: 'en-US' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1109202611202026');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-20' }));
  },
});

/** The open calendar with the periods beside it. */
export const Open = meta.story({
  ...open,
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).getAllByRole('gridcell').length).toBeGreaterThan(
      27,
    );
  },
});

/** The same in Chinese and in the dark theme. */
export const OpenInChinese = Open.extend({
  args: { label: '创建时间', maxDays: 90 },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** First day, last day: Enter sets each, arrows stretch between them, Escape gives the focus back. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { expanded: false });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(focused()).toMatch(/November 9, 2026|2026年11月9日/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(change).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toMatch(/November 9, 2026|2026年11月9日/));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(change).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-24' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A period of the list is one press. */
export const Periods = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: word('periodLast7Days') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [days] = change.mock.lastCall ?? [];
    await expect(countDays(days?.from ?? '', days?.to ?? '')).toBe(7);
  },
});

/** At most so many days: longer periods are not offered, and farther days cannot be reached. */
export const Limited = meta.story({
  ...open,
  args: { maxDays: 7, value: { from: '2026-11-09', to: '2026-11-12' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: word('periodLast30Days') })).toBeNull();
    await waitFor(() => expect(focused()).toBeTruthy());
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: /November 16, 2026|2026年11月16日/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Too long, as a link from elsewhere may have it: said in words. */
export const TooLong = meta.story({
  args: { maxDays: 7 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (let press = 0; press < 8; press += 1) await userEvent.tab();
    await expect(canvas.getByText(word('dateRangeTooLong', { limit: 7, count: 12 }))).toBeVisible();
  },
});

/** Emptied with one press; the focus stays in the field. */
export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(word('clearNamed', { label: '.+' })) }),
    );
    await expect(change).toHaveBeenLastCalledWith(none);
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('spinbutton'));
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: (props) => (
    <Stack gap="l">
      <Live {...props} label="Chosen" />
      <Live {...props} label="Empty" value={none} />
      <Live {...props} label="Half of one" value={{ from: '2026-11-09', to: null }} />
      <Live {...props} label="Turned round" value={{ from: '2026-11-20', to: '2026-11-09' }} />
      <Live {...props} label="Disabled" disabled />
      <Live {...props} label="Required" value={none} required description="At most 90 days." maxDays={90} />
    </Stack>
  ),
});
