import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { radioGroupGuide } from './radio-group.guide.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function Live(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: guided(radioGroupGuide),
  args: {
    label: 'Approvers',
    value: 'any',
    onChange: () => undefined,
    options: [
      { id: 'all', label: 'All of them', detail: 'Everyone on the list must approve' },
      { id: 'any', label: 'Any two of them', detail: 'Quickest where people work in shifts' },
      { id: 'order', label: 'One after the other' },
      { id: 'none', label: 'No one', disabledReason: 'The workspace asks for approval' },
    ],
  },
  render: (props) => <Live {...props} />,
});

/** One is chosen. */
export const Chosen = meta.story({});

/** One stop of the Tab key; the arrow keys choose the next and wrap around. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Any two of them' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'One after the other' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'All of them' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All of them' })).not.toHaveFocus();
  },
});

/** A choice that cannot be made is reached and says why; what was chosen stays chosen. */
export const WithReason = meta.story({
  args: { value: 'order' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const refused = canvas.getByRole('radio', { name: 'No one', description: /asks for approval/ });
    await expect(refused).toHaveFocus();
    await expect(refused).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'One after the other' })).toBeChecked();
  },
});

/** Nothing is chosen yet, and something must be. */
export const WithError = meta.story({ args: { value: null, required: true, error: 'Choose one' } });

/** Short labels may stand beside each other. */
export const Horizontal = meta.story({
  args: {
    label: 'Direction',
    direction: 'horizontal',
    value: 'in',
    options: [
      { id: 'in', label: 'Incoming' },
      { id: 'out', label: 'Outgoing' },
      { id: 'both', label: 'Both' },
    ],
  },
});

/** Not for now, as a whole. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<RadioGroupProps>(RadioGroup, {
    vary: {
      direction: ['vertical', 'horizontal'],
      disabled: [false, true],
      error: [undefined, 'Choose one'],
    },
    common: {
      label: 'Approvers',
      value: 'any',
      onChange: () => undefined,
      options: [
        { id: 'all', label: 'All', detail: 'Everyone' },
        { id: 'any', label: 'Any two' },
        { id: 'none', label: 'No one', disabledReason: 'Not allowed' },
      ],
    },
  }),
});
