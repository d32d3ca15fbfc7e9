import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { checkboxGroupGuide } from './checkbox-group.guide.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

function Live(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return <CheckboxGroup {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: guided(checkboxGroupGuide),
  args: {
    label: 'Tell me about',
    value: ['deposit'],
    onChange: () => undefined,
    options: [
      { id: 'deposit', label: 'Deposits', detail: 'When they are confirmed' },
      { id: 'transfer', label: 'Transfers', detail: 'When submitted, completed or rejected' },
      { id: 'sweep', label: 'Sweeps', disabledReason: 'Collection is off in this workspace' },
    ],
  },
  render: (props) => <Live {...props} />,
});

/** Some are ticked. */
export const Some = meta.story({});

/** Each is a stop of the Tab key; Space ticks it, but not one that says why it cannot be. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Transfers' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Sweeps' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Sweeps' })).not.toBeChecked();
  },
});

/** A box for all of them is mixed while some are ticked. */
export const WithAll = meta.story({
  args: { all: 'All events' },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All events' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Transfers' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Deposits' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Deposits' }));
    await expect(all).toBePartiallyChecked();
  },
});

/** Nothing is ticked, and something must be. */
export const WithError = meta.story({
  args: { value: [], required: true, error: 'Choose at least one' },
});

/** Not for now, as a whole. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<CheckboxGroupProps>(CheckboxGroup, {
    vary: {
      direction: ['vertical', 'horizontal'],
      all: ['All events', 'Everything'],
      disabled: [false, true],
      error: [undefined, 'Choose at least one'],
    },
    common: {
      label: 'Tell me about',
      value: ['deposit'],
      onChange: () => undefined,
      options: [
        { id: 'deposit', label: 'Deposits', detail: 'When confirmed' },
        { id: 'transfer', label: 'Transfers' },
        { id: 'sweep', label: 'Sweeps', disabledReason: 'Collection is off' },
      ],
    },
  }),
});
