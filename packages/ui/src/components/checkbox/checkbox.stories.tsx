import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { checkboxGuide } from './checkbox.guide.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Live(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: guided(checkboxGuide),
  args: { checked: false, onChange: () => undefined, children: 'I compared the whole address' },
  render: (props) => <Live {...props} />,
});

/** Not ticked; Space ticks it. */
export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** Ticked, with what it means. */
export const On = meta.story({
  args: { checked: true, description: 'All 34 characters, not only the first and the last.' },
});

/** Must be ticked before one can go on. */
export const WithError = meta.story({ args: { error: 'Select this to continue' } });

/** The same in the dark theme. */
export const Dark = meta.story({
  args: { error: 'Select this to continue', description: 'All 34 characters.' },
  globals: { theme: 'dark' },
});

/** Not for now. */
export const Disabled = meta.story({ args: { disabled: true, checked: true } });

/** It stands for several, of which some are ticked. */
export const Mixed = meta.story({
  args: { mixed: true, children: 'All events' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<CheckboxProps>(Checkbox, {
    vary: {
      checked: [false, true],
      mixed: [false, true],
      disabled: [false, true],
      error: [undefined, 'Select this to continue'],
    },
    common: { checked: false, onChange: () => undefined, children: 'I compared the whole address' },
  }),
});
