import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opensOnItsPage } from '../../../../../.storybook/opened.tsx';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { CoinIcon } from '../coin-icon/index.ts';
import { comboBoxGuide } from './combo-box.guide.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

function Live(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return <ComboBox {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  parameters: guided(comboBoxGuide),
  args: {
    label: 'Coin',
    value: 'usdt',
    onChange: () => undefined,
    options: [
      {
        id: 'usdt',
        label: 'USDT',
        detail: 'Tether USD',
        keywords: ['泰达币'],
        icon: <CoinIcon symbol="USDT" size={20} />,
      },
      { id: 'usdc', label: 'USDC', detail: 'USD Coin', icon: <CoinIcon symbol="USDC" size={20} /> },
      { id: 'btc', label: 'BTC', detail: 'Bitcoin', icon: <CoinIcon symbol="BTC" size={20} /> },
    ],
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

/** Something is chosen. */
export const Chosen = meta.story({});

/** Nothing is chosen, and it must be. */
export const Empty = meta.story({ args: { value: null, error: 'Choose a coin first.' } });

/** Found by a word that is not in the label, and taken with Enter. */
export const Keyboard = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Coin' });
    await userEvent.type(box, 'bitc');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('BTC · Bitcoin');
  },
});

/** Two coins with one label: the detail finds the one that is meant, and tells which it is when closed. */
export const EqualLabels = meta.story({
  args: {
    value: 'usdt-tron',
    options: [
      {
        id: 'usdt-tron',
        label: 'USDT',
        detail: 'on TRON',
        icon: <CoinIcon symbol="USDT" size={20} />,
      },
      {
        id: 'usdt-eth',
        label: 'USDT',
        detail: 'on Ethereum',
        icon: <CoinIcon symbol="USDT" size={20} />,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Coin' });
    await userEvent.tripleClick(box);
    await userEvent.keyboard('ethereum{Enter}');
    await waitFor(() => expect(box).toHaveValue('USDT · on Ethereum'));
  },
});

/** The whole list, although something is chosen. */
export const Open = meta.story({
  parameters: opensOnItsPage('320px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
});

/** The open list in the dark theme. */
export const OpenDark = Open.extend({ globals: { theme: 'dark' } });

/** Nothing matches, in Chinese. */
export const NoMatch = meta.story({
  args: { label: '币种', value: null },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('没有匹配的选项')).toBeVisible());
  },
});

/** Down Arrow opens the whole list; Escape closes it and brings the choice back. */
export const Escape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Coin' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('USDT · Tether USD');
    await expect(box).toHaveFocus();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<ComboBoxProps>(ComboBox, {
    vary: {
      value: [null, 'usdt'],
      disabled: [false, true],
      error: [undefined, 'Choose a coin first.'],
    },
    common: {
      label: 'Coin',
      value: null,
      onChange: () => undefined,
      options: [
        { id: 'usdt', label: 'USDT', icon: <CoinIcon symbol="USDT" size={20} /> },
        { id: 'btc', label: 'BTC', icon: <CoinIcon symbol="BTC" size={20} /> },
      ],
      style: { width: '100%' },
    },
  }),
});
