import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opened } from '../../../../../.storybook/opened.tsx';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { CoinIcon } from '../coin-icon/index.ts';
import { Drawer } from '../drawer/index.ts';
import { multiSelectGuide } from './multi-select.guide.tsx';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

function Live(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value ?? []);
  return <MultiSelect {...props} value={value} onChange={setValue} />;
}

function Drawered(props: MultiSelectProps) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onClose={() => setOpen(false)} title="Edit rule">
      <Live {...props} />
    </Drawer>
  );
}

const network = (label: string, symbol: string, detail?: string) => ({
  id: symbol.toLowerCase(),
  label,
  ...(detail === undefined ? {} : { detail }),
  icon: <CoinIcon symbol={symbol} size={16} />,
});

const meta = preview.meta({
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  parameters: guided(multiSelectGuide),
  args: {
    label: 'Networks',
    value: ['trx', 'eth'],
    onChange: () => undefined,
    options: [
      network('TRON', 'TRX', 'TRC20'),
      network('Ethereum', 'ETH', 'ERC20'),
      network('BNB Smart Chain', 'BNB', 'BEP20'),
      network('Polygon', 'POL'),
      network('TON', 'TON'),
      { ...network('Solana', 'SOL', 'Not opened in this wallet'), disabled: true },
    ],
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

/** Two are chosen. */
export const Chosen = meta.story({});

/** Nothing is chosen yet. */
export const Empty = meta.story({ args: { value: [] } });

/** Searched and chosen with the keyboard; the list stays open until Escape, and Tab changes nothing. */
export const Keyboard = meta.story({
  args: { value: [] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Networks' });
    const chosen = () => canvas.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await userEvent.click(box);
    await userEvent.keyboard('bep');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(chosen()).toEqual(['TRON · TRC20', 'BNB Smart Chain · BEP20']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen()).toEqual(['BNB Smart Chain · BEP20']);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(chosen()).toEqual(['BNB Smart Chain · BEP20']);
  },
});

/** The arrow keys reach what is chosen; Delete takes it out. */
export const Chips = meta.story({
  args: { value: ['trx', 'eth', 'ton'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Networks' });
    // What is beside the label ends where the field does, so that no page scrolls sideways for it.
    const clear = canvas.getByRole('button', { name: word('clearNamed', { label: 'Networks' }) });
    const head = canvas.getByText('Networks').parentElement;
    await expect(clear.getBoundingClientRect().right).toBe(head?.getBoundingClientRect().right);
    box.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Ethereum · ERC20' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'TON' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.queryAllByRole('row')).toHaveLength(0);
    await expect(box).toHaveFocus();
  },
});

/** The open list tells what is chosen. */
export const Open = meta.story({
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  decorators: [opened],
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /TRON/ })).toHaveAttribute('aria-selected', 'true'),
    );
  },
});

/** No more can be chosen. */
export const Full = meta.story({ args: { limit: 2 } });

/** Something must be chosen. */
export const WithError = meta.story({
  args: { value: [], required: true, error: 'Choose at least one' },
});

/** Not for now. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<MultiSelectProps>(MultiSelect, {
    vary: {
      limit: [5, 2],
      disabled: [false, true],
      error: [undefined, 'Choose at least one'],
    },
    common: {
      label: 'Networks',
      value: ['tron', 'eth'],
      onChange: () => undefined,
      options: [
        { id: 'tron', label: 'TRON' },
        { id: 'eth', label: 'Ethereum' },
        { id: 'ton', label: 'TON' },
      ],
      style: { width: '100%', maxWidth: 420 },
    },
  }),
});

/** In a drawer, Escape closes the open list; only the next one closes the drawer. */
export const InDrawer = meta.story({
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  render: (props) => <Drawered {...props} />,
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Networks' });
    await userEvent.click(box);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
