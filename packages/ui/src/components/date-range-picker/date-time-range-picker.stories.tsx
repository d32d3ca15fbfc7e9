import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opened } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { dateTimeRangePickerGuide } from './date-time-range-picker.guide.tsx';
import { DateTimeRangePicker, type DateTimeRangePickerProps } from './date-time-range-picker.tsx';

function Live(props: DateTimeRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimeRangePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const change = fn<NonNullable<DateTimeRangePickerProps['onChange']>>();
const meta = preview.meta({
  title: 'Forms/DateTimeRangePicker',
  component: DateTimeRangePicker,
  parameters: guided(dateTimeRangePickerGuide),
  args: {
    label: 'Maintenance',
    value: { from: '2026-11-09T22:30', to: '2026-11-20T06:15' },
    onChange: change,
  },
  beforeEach: () => {
    change.mockClear();
  },
  render: (props) => <Live {...props} />,
});

const none = { from: null, to: null };
const focused = () => document.activeElement?.getAttribute('aria-label');

/** A range is chosen; the time zone stands below. */
export const Chosen = meta.story({});

/** No range yet. */
export const Empty = meta.story({ args: { value: none } });

/** Typed without leaving the keyboard: a full part leads to the next, from the date to its time. */
export const Typed = meta.story({
  args: { value: none },
  globals: { language: 'en-US' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('110920262230112020260615');
    await waitFor(() =>
      expect(change).toHaveBeenLastCalledWith({ from: '2026-11-09T22:30', to: '2026-11-20T06:15' }),
    );
  },
});

/** The open calendar with the periods beside it. */
export const Open = meta.story({
  parameters: {
    ...guided(dateTimeRangePickerGuide),
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  decorators: [opened],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('gridcell').length).toBeGreaterThan(27);
  },
});

/** The same in Chinese and in the dark theme. */
export const OpenInChinese = Open.extend({
  args: { label: '维护时间', maxDays: 90 },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** Days from the calendar without times: from the first minute of the first day to the last of the last. */
export const WholeDays = meta.story({
  args: { value: none, min: '2026-11-01T08:00', max: '2026-11-30T18:00', periods: [] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { expanded: false });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /November 10, 2026|2026年11月10日/ }));
    await userEvent.click(dialog.getByRole('button', { name: /November 12, 2026|2026年11月12日/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(change).toHaveBeenCalledOnce();
    await expect(change).toHaveBeenCalledWith({
      from: '2026-11-10T00:00',
      to: '2026-11-12T23:59',
    });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Emptied with one press; the focus stays in the field. */
export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${word('clear')}`) }));
    await expect(change).toHaveBeenLastCalledWith(none);
    await waitFor(() => expect(focused()).toBeTruthy());
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: (props) => (
    <Stack gap="l">
      <Live {...props} label="Chosen" />
      <Live {...props} label="Empty" value={none} />
      <Live {...props} label="Half of one" value={{ from: '2026-11-09T22:30', to: null }} />
      <Live {...props} label="Turned round" value={{ from: '2026-11-20T06:15', to: '2026-11-09T22:30' }} />
      <Live {...props} label="Disabled" disabled />
      <Live {...props} label="Required" value={none} required description="At most 90 days." maxDays={90} />
    </Stack>
  ),
});
