import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CoinIcon } from '../coin-icon/index.ts';
import { Select, type SelectProps } from './select.tsx';

function Live(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Network',
    value: 'tron',
    onChange: () => undefined,
    options: [
      {
        id: 'tron',
        label: 'TRON (TRC20)',
        detail: 'Fee about 27.35 TRX',
        icon: <CoinIcon symbol="TRX" size={20} />,
      },
      {
        id: 'eth',
        label: 'Ethereum (ERC20)',
        detail: 'Fee about 0.0021 ETH',
        icon: <CoinIcon symbol="ETH" size={20} />,
      },
      {
        id: 'ton',
        label: 'TON',
        detail: 'Withdrawals are stopped',
        icon: <CoinIcon symbol="TON" size={20} />,
        disabled: true,
      },
    ],
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

/** Something is chosen. */
export const Chosen = meta.story({});

/** Nothing is chosen yet. */
export const Empty = meta.story({ args: { value: null } });

/** Opened and chosen from with the keyboard; what is disabled is passed over. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /TRON/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Ethereum/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveTextContent('Ethereum (ERC20)');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

/** Pressing the label goes to the control. */
export const Label = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Network'));
    await expect(canvas.getByRole('button', { name: 'Network TRON (TRC20)' })).toHaveFocus();
  },
});

/** The open list. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

/** The open list in the dark theme, with an error. */
export const OpenDark = Open.extend({
  args: { error: 'Withdrawals on this network are stopped. Choose another one.' },
  globals: { theme: 'dark' },
});

/** Not for now. */
export const Disabled = meta.story({ args: { disabled: true } });
