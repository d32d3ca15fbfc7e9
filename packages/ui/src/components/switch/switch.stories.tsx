import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { switchGuide } from './switch.guide.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

function Live({ onChange, ...props }: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  parameters: guided(switchGuide),
  args: { checked: false, onChange: fn(), children: 'Auto sweep' },
  render: (props) => <Live {...props} />,
});

/** Off; Space turns it on and off again. */
export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Auto sweep' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

/** On, with what that means. */
export const On = meta.story({
  args: { checked: true, description: 'Balances above the threshold go to Treasury every hour' },
});

/** The server has not answered yet: it stays as it was, and pressing does nothing. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Not for this person: it can be reached, and says why. */
export const DisabledWithReason = meta.story({
  args: { checked: true, disabledReason: 'Only the owner can change this' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { description: /Only the owner/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Without words of its own, where a row of a table names it. */
export const Alone = meta.story({ args: { checked: true, children: undefined, 'aria-label': 'Rule 7' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<SwitchProps>(Switch, {
    vary: {
      checked: [false, true],
      busy: [false, true],
      disabledReason: [undefined, 'Only the owner can change this'],
    },
    common: { checked: false, onChange: () => undefined, children: 'Auto sweep' },
  }),
});
