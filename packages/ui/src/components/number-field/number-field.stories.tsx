import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { numberFieldGuide } from './number-field.guide.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: guided(numberFieldGuide),
  args: {
    label: 'Time limit',
    value: '30',
    unit: 'minutes',
    min: '1',
    max: '1440',
    onChange: () => undefined,
  },
  render: (props) => <Live {...props} />,
});

/** A number with its unit, and buttons to change it by one. */
export const Filled = meta.story({});

/** Waiting to be filled. */
export const Empty = meta.story({ args: { value: '', required: true } });

/** By steps of a quarter, with two digits behind the point. */
export const Decimals = meta.story({
  args: { label: 'Share', value: '2.50', unit: '%', decimals: 2, step: '0.25', min: '0', max: '100' },
});

/** Below nothing: the minus is a minus, whichever was typed. */
export const Negative = meta.story({
  args: { label: 'Offset', value: '-3', unit: 'hours', min: '-12', max: '14' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await expect(box).toHaveValue('−3');
    await userEvent.clear(box);
    await userEvent.type(box, '-5');
    await expect(box).toHaveValue('−5');
  },
});

/** Over the limit: it stays as it was typed, and says so at once. */
export const OutOfRange = meta.story({ args: { value: '2000' } });

/** The same in Chinese and in the dark theme. */
export const Chinese = meta.story({
  args: { label: '时限', value: '2000', unit: '分钟' },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** Arrows by one, pages by ten, Home and End to the limits; Tab goes past the buttons. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(box).toHaveValue('41');
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(box).toHaveValue('30');
    await userEvent.keyboard('{End}');
    await expect(box).toHaveValue('1440');
    await userEvent.keyboard('{Home}');
    await expect(box).toHaveValue('1');
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
});

/** The buttons change it by a step and stop at the limits. */
export const Buttons = meta.story({
  args: { value: '1439' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [fewer, more] = canvasElement.querySelectorAll('button');
    if (!fewer || !more) throw new Error('No buttons');
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1440');
    await expect(more).toBeDisabled();
    await userEvent.click(fewer);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1439');
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<NumberFieldProps>(NumberField, {
    vary: {
      disabled: [false, true],
      readOnly: [false, true],
      unit: ['', 'minutes'],
      error: [undefined, 'Others wait 60 minutes.'],
    },
    common: { label: 'Time limit', value: '30', onChange: () => undefined },
  }),
});
