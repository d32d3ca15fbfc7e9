import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opened } from '../../../../../.storybook/opened.tsx';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { datePickerGuide } from './date-picker.guide.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

function Live(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: guided(datePickerGuide),
  args: { label: 'Valid until', value: '2026-11-20', onChange: () => undefined },
  render: (props) => <Live {...props} />,
});

const open = {
  parameters: { ...guided(datePickerGuide), docs: { story: { inline: false, iframeHeight: '480px' } } },
  decorators: [opened],
};

/** A day is chosen. */
export const Chosen = meta.story({});

/** No day yet: the parts say in which order they are typed. */
export const Empty = meta.story({ args: { value: null } });

/** Typed part by part; a part that is full moves on to the next, and the arrow keys step it. */
export const Typed = meta.story({
  args: { value: null },
  globals: { language: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('11');
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus();
    await userEvent.keyboard('202026');
    await expect(canvas.getByRole('group')).toHaveTextContent('11/20/2026');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
    await expect(canvas.getByRole('group')).toHaveTextContent('11/19/2027');
  },
});

/** A date that was left half-typed is named; nothing is guessed. */
export const HalfTyped = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('11');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText(/year, month and day/)).toBeVisible();
  },
  globals: { language: 'en-US' },
});

/** The calendar by keyboard: arrows by day and week, Page Up and Down by month, Home and End within the week. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const focused = () => dialog.ownerDocument.activeElement?.getAttribute('aria-label');
    await waitFor(() => expect(focused()).toMatch(/November 20, 2026|2026年11月20日/));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(focused()).toMatch(/November 28, 2026|2026年11月28日/);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toMatch(/December 28, 2026|2026年12月28日/));
    await userEvent.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(focused()).toMatch(/October 28, 2026|2026年10月28日/));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focused()).toMatch(/October 25, 2026|2026年10月26日/));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toMatch(/October 31, 2026|2026年11月1日/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(focused()).toBeTruthy());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('group')).toHaveTextContent('19');
  },
});

/** The open calendar; days out of bounds cannot be chosen. */
export const Open = meta.story({
  ...open,
  args: { min: '2026-11-09', max: '2026-11-27' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /November 8, 2026|2026年11月8日/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The week and the words of the other language, in the dark theme. */
export const OpenInChinese = Open.extend({
  args: { label: '有效期至' },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** A typed day out of bounds is named when the field is left. */
export const OutOfBounds = meta.story({
  args: { value: '2026-11-02', min: '2026-11-09' },
  globals: { language: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByText(/November 9, 2026/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText(/November 9, 2026 or later/)).toBeVisible();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(DatePicker, {
    vary: {
      value: ['2026-11-20', null],
      disabled: [false, true],
      error: [undefined, 'Choose a later day.'],
    },
    common: { label: 'Valid until', value: null, onChange: () => undefined },
  }),
});
