import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { CoinIcon } from '../coin-icon/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { selectGuide } from './select.guide.tsx';
import { Select, type SelectProps } from './select.tsx';

function Live(props: SelectProps) {
  const [value, setValue] = useState(props.value ?? null);
  return <Select {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  parameters: guided(selectGuide),
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
        detail: 'Transfers suspended',
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
    await waitFor(() => expect(screen.getByRole('option', { name: /TRON/ })).toHaveAttribute('data-active'));
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Ethereum/ })).toHaveAttribute('data-active'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Ethereum (ERC20)');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
});

/** Pressing the label goes to the control. */
export const Label = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Network'));
    await expect(canvas.getByRole('combobox', { name: 'Network' })).toHaveFocus();
  },
});

/** The open list. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

/** The open list in the dark theme, with an error. */
export const OpenDark = Open.extend({
  args: { error: 'Transfers on this network are suspended. Choose another network.' },
  globals: { theme: 'dark' },
});

/** Not for now. */
export const Disabled = meta.story({ args: { disabled: true } });

const option = (name: RegExp) => screen.getByRole('option', { name });

/** Letters, Home and End move; Escape closes the list, changes nothing and goes back to the button. */
export const Typeahead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option(/TRON/)).toHaveAttribute('data-active'));
    await userEvent.keyboard('e');
    await waitFor(() => expect(option(/Ethereum/)).toHaveAttribute('data-active'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(option(/TRON/)).toHaveAttribute('data-active'));
    await userEvent.keyboard('{End}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('TRON (TRC20)');
  },
});

const coins = ['比特币', '以太坊', '以太经典', '泰达币', '波场币'].map((label) => ({ id: label, label }));

/** Chinese letters find as others do; the same one again goes to the next. */
export const TypeaheadInChinese = meta.story({
  args: { label: '币种', options: coins, value: null },
  globals: { language: 'zh-CN' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('以');
    await waitFor(() => expect(option(/以太坊/)).toHaveAttribute('data-active'));
    await userEvent.keyboard('以');
    await expect(option(/以太经典/)).toHaveAttribute('data-active');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('比特币');
  },
});

const numbers = Array.from({ length: 60 }, (_, index) => ({
  id: `${index + 1}`,
  label: `Coin ${index + 1}`,
}));

/** A long list has the height that is there and scrolls to what has the focus; the page stays where it is. */
export const Long = meta.story({
  args: { label: 'Coin', options: numbers, value: '40' },
  decorators: [(Story) => <div style={{ paddingBlock: 700 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox');
    button.scrollIntoView({ block: 'center' });
    const { scrollY } = globalThis;
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = screen.getByRole('listbox');
    for (const [key, wanted] of [
      ['', /^Coin 40$/],
      ['{PageDown}', /^Coin 50$/],
      ['{End}', /^Coin 60$/],
      ['{PageUp}{ArrowUp}', /^Coin 49$/],
      ['{Home}', /^Coin 1$/],
    ] as const) {
      if (key !== '') await userEvent.keyboard(key);
      await expect(option(wanted)).toHaveAttribute('data-active');
      const { top, bottom } = option(wanted).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
      await expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
    }
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(globalThis.scrollY).toBe(scrollY);
  },
});

/** At the lower edge of the window it opens above, as wide as its button, and moves along when the page scrolls. */
export const Above = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh - 140px)', paddingBlockEnd: 100 }}>{Story()}</div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox');
    await userEvent.click(button);
    const list = screen.getByRole('listbox').parentElement ?? document.body;
    const gap = () => button.getBoundingClientRect().top - list.getBoundingClientRect().bottom;
    await expect(gap()).toBeCloseTo(4, 0);
    await expect(list.offsetWidth).toBe(button.offsetWidth);
    window.scrollBy(0, 20);
    await waitFor(() => expect(gap()).toBeCloseTo(4, 0));
  },
});

/** Its button, a press beside it and the Tab key close it. */
export const Left = meta.story({
  render: (props) => (
    <Stack>
      <Live {...props} />
      <TextField label="Memo" value="" onChange={() => undefined} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox');
    const memo = canvas.getByRole('textbox', { name: 'Memo' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    // A simulated Tab goes on from the option, which is gone by then; where the real one goes, the unit test says.
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).toBeNull();
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(memo);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(memo).toHaveFocus();
  },
});

function InsideDrawer(props: SelectProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer open={open} title="Filter" onClose={() => setOpen(false)}>
        <Live {...props} />
      </Drawer>
    </>
  );
}

/** In a drawer Escape closes the list and nothing else; the next one closes the drawer. */
export const InADrawer = meta.story({
  render: (props) => <InsideDrawer {...props} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    const button = within(drawer).getByRole('combobox', { name: /Network/ });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const { left, top, width, height } = option(/Ethereum/).getBoundingClientRect();
    await expect(option(/Ethereum/)).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(drawer).toBeVisible();
    await userEvent.click(button);
    await userEvent.click(option(/Ethereum/));
    await expect(button).toHaveTextContent('Ethereum (ERC20)');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<SelectProps>(Select, {
    vary: {
      value: [null, 'tron'],
      disabled: [false, true],
      error: [undefined, 'Transfers on this network are suspended.'],
    },
    common: {
      label: 'Network',
      value: null,
      onChange: () => undefined,
      options: [
        { id: 'tron', label: 'TRON (TRC20)' },
        { id: 'eth', label: 'Ethereum (ERC20)' },
      ],
      style: { width: '100%' },
    },
  }),
});
