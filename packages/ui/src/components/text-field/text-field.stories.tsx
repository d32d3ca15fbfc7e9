import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { textFieldGuide } from './text-field.guide.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Live(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  parameters: guided(textFieldGuide),
  args: { label: 'Label', value: '', onChange: () => undefined },
  render: (props) => <Live {...props} />,
});

/** Waiting to be filled. */
export const Empty = meta.story({ args: { placeholder: 'Binance hot wallet' } });

/** With a description, a limit and something beside the label. */
export const Described = meta.story({
  args: {
    value: 'Binance hot',
    limit: 30,
    description: 'Seen by everyone in this workspace.',
    required: true,
  },
});

/** An error says in words what to do, and is tied to the box. */
export const WithError = meta.story({
  args: { value: 'Binance hot', error: 'This label is used already. Choose another one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { description: /used already/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
});

/** The same in the dark theme. */
export const Dark = WithError.extend({
  args: { required: true, limit: 30 },
  globals: { theme: 'dark' },
});

/** A message with a title stands in a box; every level has its own icon and words. */
export const Messages = meta.story({
  args: {
    value: 'TQ8vN4',
    messages: [
      {
        level: 'error',
        title: 'Looks like an address you already use, but is not it.',
        message: 'Compare before you continue.',
      },
      { level: 'warning', title: 'Never used before.', message: 'Send a small amount first.' },
      { level: 'note', title: 'No checksum.', message: 'A typing error cannot be detected.' },
      { level: 'warning', message: 'A plain warning' },
      { level: 'note', message: 'A plain note' },
    ],
  },
});

/** The messages in the dark theme. */
export const MessagesDark = Messages.extend({ globals: { theme: 'dark' } });

/** An error that typing on may cure waits until the field is left. */
export const Checked = meta.story({
  args: { check: (text) => (text.length < 6 ? { level: 'error', message: 'Enter six digits' } : null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123');
    await expect(canvas.queryByText('Enter six digits')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Enter six digits')).toBeVisible();
  },
});

/** Not for now. */
export const Disabled = meta.story({ args: { value: 'Binance hot', disabled: true } });

/** The library's own words in Chinese. */
export const Chinese = meta.story({
  args: { label: '名称', value: 'ab', minimum: 3, required: true },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(canvas.getByText('至少 3 个字符，已输入 2 个')).toBeVisible();
  },
});

/** Tab goes in and out; what the field holds stays. */
export const Keyboard = meta.story({
  args: { value: 'Binance', limit: 30 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{End} hot');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('Binance hot');
    await expect(canvas.getByText('11 / 30')).toBeVisible();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<TextFieldProps>(TextField, {
    vary: {
      disabled: [false, true],
      readOnly: [false, true],
      suffix: [undefined, 'days'],
      error: [undefined, 'This label is used already.'],
    },
    common: { label: 'Label', value: 'Binance hot', onChange: () => undefined },
  }),
});
