import { ShieldCheck, Users, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { commandPaletteGuide } from './command-palette.guide.tsx';
import { CommandPalette } from './command-palette.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const meta = preview.meta({
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  parameters: {
    ...guided(commandPaletteGuide),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  args: {
    open: true,
    placeholder: 'Search transactions and screens',
    empty: 'No matches. Search by hash, address or screen name.',
    onSelect: fn(),
    onClose: fn(),
    groups: [
      {
        id: 'screens',
        title: 'Screens',
        items: [
          { id: 'kyt', label: 'KYT', detail: 'Control', icon: <ShieldCheck {...icon} /> },
          { id: 'team', label: 'Team', detail: 'Control', icon: <Users {...icon} /> },
        ],
      },
      {
        id: 'wallets',
        title: 'Wallets',
        items: [{ id: 'main', label: 'Main sub-wallet', detail: 'Treasury', icon: <Wallet {...icon} /> }],
      },
    ],
  },
});

/** Everything, before anything is typed. */
export const Permutations = meta.story();

/** Typing finds and marks the first match while the focus stays in the field; Enter chooses it. */
export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search transactions and screens' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('team');
    const team = screen.getByRole('option', { name: /Team/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', team.id));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('team');
  },
});

/** The arrow keys move the current option, not the focus; Escape closes it, and the focus returns. */
export const ArrowKeys = meta.story({
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    for (const [key, name] of [
      ['ArrowDown', /KYT/],
      ['ArrowDown', /Team/],
      ['ArrowUp', /KYT/],
      ['ArrowUp', /Main/],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() =>
        expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id),
      );
      await expect(field).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('option', { name: /Main/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('main');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Nothing matches, and it says what could be typed. */
export const NothingFound = meta.story({
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    await expect(await screen.findByText(/Search by hash/)).toBeInTheDocument();
  },
});
