import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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
  title: 'Forms/AmountField',
  component: AmountField,
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
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('2118004.20');
  },
});

/** Pasted grouping that can be read in one way is understood. */
export const PastedGrouping = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('1,200.50');
    await expect(canvas.getByRole('textbox')).toHaveValue('1200.50');
  },
});

/** Pasted text that can be read in two ways is refused, and the amount stays as it was. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tripleClick(canvas.getByRole('textbox'));
    await userEvent.paste('1.200,50');
    await expect(canvas.getByRole('textbox')).toHaveValue('250000.00');
    await expect(canvas.getByText(/can be read in two ways/)).toBeVisible();
  },
});

/** The refusal in Chinese and in the dark theme. */
export const RefusedInChinese = meta.story({
  args: { label: '数量', aside: '可用 2,118,004.20 USDT' },
  globals: { theme: 'dark', language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tripleClick(canvas.getByRole('textbox'));
    await userEvent.paste('1.200,50');
    await expect(canvas.getByText(/可能有两种读法/)).toBeVisible();
  },
});

/** More decimals than the coin has are named at once, never rounded away. */
export const TooManyDecimals = meta.story({ args: { value: '0.12345678' } });

/** The largest number a chain knows. */
export const Long = meta.story({
  args: { value: '9'.repeat(78), decimals: 18, echo: undefined, aside: undefined, onMax: undefined },
});

/** Outside of what is allowed. */
export const OutOfRange = meta.story({ args: { value: '3000000', min: '10', max: '2118004.2' } });
