import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { radioCardsGuide } from './radio-cards.guide.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

function Live(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/RadioCards',
  component: RadioCards,
  parameters: guided(radioCardsGuide),
  args: {
    label: 'Fee',
    value: 'medium',
    onChange: () => undefined,
    options: [
      { id: 'slow', title: 'Slow', detail: 'About 30 minutes', aside: '0.0009 ETH' },
      { id: 'medium', title: 'Medium', detail: 'About 5 minutes', aside: '0.0021 ETH' },
      { id: 'fast', title: 'Fast', detail: 'Next block', aside: '0.0040 ETH' },
      { id: 'custom', title: 'Custom', detail: 'Not on this network', disabled: true },
    ],
  },
  render: (props) => <Live {...props} />,
});

/** One is chosen; the arrow keys choose the next. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Fast/ })).toBeChecked();
  },
});

/** None is chosen, and one must be. */
export const WithError = meta.story({ args: { value: null, error: 'Choose one', required: true } });

/** The same in the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** One stop of the Tab key; the arrow keys wrap around and pass over what is disabled. */
export const Keyboard = meta.story({
  args: { value: 'fast' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Slow/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Fast/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Fast/ })).not.toHaveFocus();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<RadioCardsProps>(RadioCards, {
    vary: {
      value: [null, 'slow'],
      disabled: [false, true],
      error: [undefined, 'Choose one'],
    },
    common: {
      label: 'Fee',
      value: null,
      onChange: () => undefined,
      options: [
        { id: 'slow', title: 'Slow', detail: 'About 30 minutes', aside: '0.0009 ETH' },
        { id: 'fast', title: 'Fast', detail: 'Next block', aside: '0.0040 ETH' },
        { id: 'custom', title: 'Custom', detail: 'Not on this network', disabled: true },
      ],
    },
  }),
});
