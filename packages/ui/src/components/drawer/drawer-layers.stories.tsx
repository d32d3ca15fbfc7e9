import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { DrawerStack, DrawerStackProvider, useDrawerStack } from './drawer-stack.tsx';

const nothing = () => {};
const coins = [
  { id: 'TRX', label: 'TRX' },
  { id: 'USDT', label: 'USDT' },
];

/** Everything that opens above a dialog, in a dialog. */
function Details() {
  const [open, setOpen] = useState(false);
  const [coin, setCoin] = useState('TRX');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Dialog open={open} title="Fee" onClose={() => setOpen(false)}>
        <Stack>
          <Select label="Coin" value={coin} onChange={setCoin} options={coins} />
          <Menu
            label="More"
            trigger={<Button>More</Button>}
            items={[{ id: 'copy', label: 'Copy' }]}
            onAction={nothing}
          />
          <Tooltip content="Held until the transfer ends">
            <Button>Frozen</Button>
          </Tooltip>
          <Popover title="How it is made up" trigger={<Button>Explain</Button>}>
            <Button onClick={() => setAsked(true)}>Lower it</Button>
          </Popover>
        </Stack>
        <ConfirmDialog
          open={asked}
          type="warning"
          title="Lower the fee?"
          confirmLabel="Lower"
          onCancel={() => setAsked(false)}
          onConfirm={() => setAsked(false)}
        />
      </Dialog>
    </>
  );
}

function Transfer() {
  const { push } = useDrawerStack();
  return (
    <Button onClick={() => push({ key: 'recipient', title: 'Recipient', content: <Details /> })}>Pick</Button>
  );
}

function Start() {
  const { push } = useDrawerStack();
  return (
    <Button onClick={() => push({ key: 'transfer', title: 'Transfer', content: <Transfer /> })}>Begin</Button>
  );
}

const meta = preview.meta({
  title: 'Patterns/Layers',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <DrawerStackProvider>
      <Start />
    </DrawerStackProvider>
  ),
});

const named = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Drawer on drawer, a dialog on them, and whatever opens above that: Escape closes the topmost, and only it. */
export const EscapeClosesTheTopmost = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(named('Begin'));
    await userEvent.click(await screen.findByRole('button', { name: 'Pick' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog', { name: 'Fee' });
    const begin = screen.getByRole('button', { name: 'Begin', hidden: true });
    await expect(begin.closest('[inert]')).not.toBeNull();

    for (const [role, opener, opened] of [
      ['combobox', 'Coin', 'listbox'],
      ['button', 'More', 'menu'],
    ] as const) {
      const button = screen.getByRole(role, { name: new RegExp(opener) });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole(opened);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(opened)).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(isOpen('Fee')).toBe(true);
    }

    named('More').focus();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(isOpen('Fee')).toBe(true);

    const explain = named('Explain');
    await userEvent.click(explain);
    const popover = await screen.findByRole('dialog', { name: 'How it is made up' });
    await expect(explain.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    const lower = await screen.findByRole('button', { name: 'Lower it' });
    await userEvent.click(lower);
    const question = await screen.findByRole('alertdialog', { name: 'Lower the fee?' });
    await expect(isOnTop(question)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(lower).toHaveFocus());
    await expect(popover).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(explain).toHaveFocus());
    await expect(isOpen('Fee')).toBe(true);
    await expect(begin.closest('[inert]')).not.toBeNull();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(named('Details')).toHaveFocus());
    await expect(isOpen('Recipient')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(named('Pick')).toHaveFocus());
    await expect(isOpen('Transfer')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(begin).toHaveFocus());
    await expect(begin.closest('[inert]')).toBeNull();
  },
});

/**
 * A drawer calls the focus to itself half a second after it opened, if nothing has it: so also in the moment in which the
 * one on top of it closes. It goes on to what opened that one.
 */
export const FocusCalledOnTheWay = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(named('Begin'));
    const below = await screen.findByRole('dialog', { name: 'Transfer' });
    await userEvent.click(named('Pick'));
    await screen.findByRole('dialog', { name: 'Recipient' });
    const called = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (isOpen('Recipient')) return;
        watch.disconnect();
        below.focus();
        resolve();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await userEvent.keyboard('{Escape}');
    await called;
    await waitFor(() => expect(named('Pick')).toHaveFocus());
  },
});

/** Two pages that come at once, as from a link: the top one can be used, the one below cannot. */
export const TwoAtOnce = meta.story({
  render: () => (
    <DrawerStack
      pages={[
        { key: 'collection', title: 'Collection', content: <Button>Open</Button> },
        { key: 'token', title: 'Token', content: <Button>Send</Button> },
      ]}
      onPop={nothing}
      onClear={nothing}
    />
  ),
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Send' });
    const open = screen.getByText('Open');
    await waitFor(() => expect(open.closest('[inert]')).not.toBeNull());
    await expect(send.closest('[inert]')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Token' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
});

function LowGas() {
  const [open, setOpen] = useState(true);
  const { push } = useDrawerStack();
  return (
    <Dialog
      open={open}
      title="Gas is low"
      onClose={() => setOpen(false)}
      footer={
        <Button onClick={() => push({ key: 'up', title: 'Top up', content: 'Send TRX.' })}>Top up</Button>
      }
    />
  );
}

/** A drawer that a dialog opens lies above it: what was opened last is on top. */
export const DrawerOnADialog = meta.story({
  render: () => (
    <DrawerStackProvider>
      <LowGas />
    </DrawerStackProvider>
  ),
  play: async ({ userEvent }) => {
    const top = await screen.findByRole('button', { name: 'Top up' });
    await userEvent.click(top);
    const drawer = await screen.findByRole('dialog', { name: 'Top up' });
    await waitFor(() => expect(isOnTop(drawer)).toBe(true));
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(top).toHaveFocus());
    await expect(isOpen('Gas is low')).toBe(true);
  },
});
