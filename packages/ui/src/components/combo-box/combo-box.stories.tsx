import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opensOnItsPage } from '../../../../../.storybook/opened.tsx';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { CoinIcon } from '../coin-icon/index.ts';
import { comboBoxGuide } from './combo-box.guide.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

function Live(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value ?? null);
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

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  label: `Sub-wallet ${String(index + 1).padStart(5, '0')}`,
  ...(index % 3 === 0 ? { detail: 'Customer deposits' } : {}),
}));

const at = (number: string) => screen.getByRole('option', { name: new RegExp(number) });

/** Of ten thousand options only those in sight are drawn; the arrow keys and Page Down go through all of them. */
export const TenThousand = meta.story({
  args: { label: 'Sub-wallet', options: many, value: '4999' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(at('05000')).toHaveAttribute('data-active'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(at('05010')).toHaveAttribute('data-active'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(at('10000')).toHaveAttribute('data-active'));
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const last = at('10000').getBoundingClientRect();
    await expect(last.top).toBeGreaterThanOrEqual(list.top);
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(at('10000')).toHaveAttribute('aria-posinset', '10000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(50);
    screen.getByRole('listbox').scrollTop = 160_000;
    const middle = [(list.left + list.right) / 2, (list.top + list.bottom) / 2] as const;
    await waitFor(() =>
      expect(document.elementFromPoint(...middle)?.closest('[role="option"]')?.textContent).toMatch(
        /0[345]\d{3}/,
      ),
    );
    // The active one is there still, as the text names it.
    await expect(box).toHaveAttribute('aria-activedescendant', at('10000').id);
  },
});

/** Options under their groups. */
export const Groups = meta.story({
  args: {
    value: null,
    options: [
      { id: 'usdt-tron', label: 'USDT', detail: 'TRC20', group: 'TRON' },
      { id: 'trx', label: 'TRX', group: 'TRON' },
      { id: 'usdt-eth', label: 'USDT', detail: 'ERC20', group: 'Ethereum' },
      { id: 'eth', label: 'ETH', group: 'Ethereum' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Ethereum' })).toBeVisible());
  },
});

const loaded = [
  { id: 'usdt', label: 'USDT', detail: 'Tether USD' },
  { id: 'usdc', label: 'USDC', detail: 'USD Coin' },
];

/** Options that are found elsewhere, once typing pauses. */
export const Loaded = meta.story({
  args: { value: null, options: [], loadOptions: async () => loaded },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'usd');
    await waitFor(() => expect(screen.getByRole('option', { name: /USDT/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('USDT · Tether USD');
  },
});

/** They are on their way. */
export const Loading = meta.story({
  args: { value: null, options: [], loadOptions: async () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
});

/** They could not be had, and the keyboard reaches what tries again. */
export const Failed = meta.story({
  args: { value: null, options: [], loadOptions: async () => Promise.reject(new Error('No network')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const retry = await screen.findByRole('button', { name: word('retry') });
    await expect(canvas.getByRole('status')).toHaveTextContent(word('optionsFailed'));
    await userEvent.tab();
    await expect(retry).toHaveFocus();
  },
});

/** The same in Chinese and dark. */
export const FailedDark = meta.story({
  args: {
    label: '币种',
    value: null,
    options: [],
    loadOptions: async () => Promise.reject(new Error('No network')),
  },
  globals: { theme: 'dark', language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

/** What is typed may stay as it is. */
export const CustomValue = meta.story({
  args: { label: 'Memo', value: null, allowsCustomValue: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Invoice 42{Enter}');
    await expect(box).toHaveValue('Invoice 42');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

/** A button takes the choice away. */
export const Clearable = meta.story({
  args: { clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: word('clearNamed', { label: 'Coin' }) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
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
