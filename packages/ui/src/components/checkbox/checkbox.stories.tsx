import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Live(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
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
export const WithError = meta.story({ args: { error: 'Tick this to go on' } });

/** The same in the dark theme. */
export const Dark = meta.story({
  args: { error: 'Tick this to go on', description: 'All 34 characters.' },
  globals: { theme: 'dark' },
});

/** Not for now. */
export const Disabled = meta.story({ args: { disabled: true, checked: true } });
