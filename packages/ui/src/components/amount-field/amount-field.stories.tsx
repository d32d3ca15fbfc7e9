import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { amountFieldGuide } from './amount-field.guide.tsx';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';

function Live(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AmountField
      {...props}
      value={value}
      onChange={setValue}
      onMax={props.onMax === undefined ? undefined : () => setValue('2118004.20')}
    />
  );
}

const meta = preview.meta({
  title: 'Money/AmountField',
  component: AmountField,
  parameters: guided(amountFieldGuide),
  args: {
    label: 'Amount',
    symbol: 'USDT',
    decimals: 6,
    value: '250000.00',
    onChange: () => undefined,
    onMax: () => undefined,
    aside: 'Available 2,118,004.20 USDT',
    echo: '≈ $250,000.00',
  },
  render: (props) => <Live {...props} />,
});

/** Exactly what was entered, read back in groups, with what it is worth. */
export const Filled = meta.story({});

/** Waiting to be filled. */
export const Empty = meta.story({ args: { value: '' } });

/** Max fills in all there is. */
export const Max = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('max') }));
    await expect(canvas.getByRole('textbox')).toHaveValue('2118004.20');
  },
});

/** Typed by keyboard: everything stays as it is typed; Tab leads to Max, Enter presses it. */
export const Keyboard = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount', description: /USDT/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('1e2');
    await expect(box).toHaveValue('1e2');
    await userEvent.tab();
    const max = canvas.getByRole('button', { name: word('max'), description: 'Amount' });
    await expect(max).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('2118004.20');
    await expect(max).toHaveFocus();
  },
});

/** Text that is not an exact amount stays as it was pasted, with what to enter instead. */
export const Refused = meta.story({
  args: { value: '1250,75', aside: undefined },
});

/** The refusal in Chinese and in the dark theme. */
export const RefusedInChinese = meta.story({
  args: { label: '数量', value: '1,200', aside: '可用 2,118,004.20 USDT' },
  globals: { theme: 'dark', language: 'zh-CN' },
});

/** More decimals than the coin has are named at once, never rounded away. */
export const TooManyDecimals = meta.story({ args: { value: '0.12345678' } });

/** The largest number a chain knows. */
export const Long = meta.story({
  args: { value: '9'.repeat(78), decimals: 18, echo: undefined, aside: undefined, onMax: undefined },
});

/** Outside of what is allowed. */
export const OutOfRange = meta.story({ args: { value: '3000000', min: '10', max: '2118004.2' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: ({ aside, echo, ...props }) => (
    <Stack gap="l">
      <Live {...props} aside={aside} echo={echo} />
      <Live {...props} label="Empty" value="" />
      <Live {...props} label="Without Max" onMax={undefined} value="12.5" />
      <Live
        {...props}
        label="Required"
        required
        description="The fee comes on top."
        value="0.00000001"
        decimals={8}
      />
      <Live {...props} label="With an error" error="There is not so much. Enter less." />
      <Live {...props} label="Disabled" disabled />
    </Stack>
  ),
});
