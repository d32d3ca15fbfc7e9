import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { DrawerFooter } from './drawer-footer.tsx';
import { DrawerStack, DrawerStackProvider } from './drawer-stack.tsx';
import { Drawer } from './drawer.tsx';
import { useDrawerStack } from './use-drawer-stack.tsx';

const nothing = () => {};

describeConformance('Drawer', (props) => <Drawer {...props} open title="Receive" onClose={nothing} />);
describeConformance('DrawerStack', (props) => (
  <DrawerStack
    {...props}
    pages={[
      { key: 'a', title: 'A', content: null },
      { key: 'b', title: 'B', content: null },
    ]}
    onPop={nothing}
    onClear={nothing}
  />
));

it('is named by its title and shows the actions of its content at its foot', () => {
  render(
    <Drawer open title="Receive" onClose={nothing}>
      <p>Address</p>
      <DrawerFooter>
        <button type="button">Done</button>
      </DrawerFooter>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Receive' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' }).closest('footer')).not.toBeNull();
});

it('goes back with Escape when there is a page to go back to, and closes with its button', async () => {
  const onBack = vi.fn();
  const onClose = vi.fn();
  render(
    <UiProvider locale="en-US">
      <Drawer open title="Receive" onBack={onBack} onClose={onClose} />
    </UiProvider>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

function Note() {
  const [text, setText] = useState('');
  const { push } = useDrawerStack();
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => push({ key: 'second', title: 'Second', content: 'Deeper' })}>
        Go deeper
      </button>
    </>
  );
}

const first = { key: 'first', title: 'First', content: <Note /> };

function Start() {
  const { push } = useDrawerStack();
  return (
    <button type="button" onClick={() => push(first)}>
      Open
    </button>
  );
}

it('keeps what was typed below the top page, and gives the focus back page by page', async () => {
  render(
    <UiProvider locale="en-US">
      <DrawerStackProvider>
        <Start />
      </DrawerStackProvider>
    </UiProvider>,
  );
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'half');
  const deeper = screen.getByRole('button', { name: 'Go deeper' });
  await userEvent.click(deeper);
  expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual(['SecondDeeper']);

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(deeper));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('half');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(open));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the whole stack with the close button', async () => {
  render(
    <UiProvider locale="en-US">
      <DrawerStackProvider>
        <Start />
      </DrawerStackProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go deeper' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

function Amounts() {
  const [amount, setAmount] = useState(1);
  const { push } = useDrawerStack({ amount, setAmount });
  const more = () =>
    push({
      key: 'more',
      title: 'More',
      content: ({ amount, setAmount }) => (
        <button type="button" onClick={() => setAmount(amount + 1)}>
          Amount {amount}
        </button>
      ),
    });
  return (
    <>
      <output>{amount}</output>
      <button type="button" onClick={more}>
        More
      </button>
    </>
  );
}

it('shows the state of who pushed it as it is now, where it is pushed as a function', async () => {
  render(
    <UiProvider locale="en-US">
      <DrawerStackProvider>
        <Amounts />
      </DrawerStackProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Amount 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Amount 2' }));
  expect(screen.getByRole('button', { name: 'Amount 3' })).toBeTruthy();
  expect(screen.getByText('3', { selector: 'output' })).toBeTruthy();
});

it('gives handlers, aria and style to the dialog itself', async () => {
  const onKeyDown = vi.fn();
  render(
    <Drawer
      open
      title="Receive"
      onClose={nothing}
      id="receive"
      aria-label="Receive USDT"
      style={{ '--mpc-panel-width': '560px' }}
      onKeyDown={onKeyDown}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Receive USDT' });
  expect(dialog.id).toBe('receive');
  expect(dialog.style.getPropertyValue('--mpc-panel-width')).toBe('560px');
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

const linked = (open: boolean) => (
  <UiProvider locale="en-US">
    <main tabIndex={-1}>Wallets</main>
    <Drawer open={open} title="Receive" onClose={nothing} />
  </UiProvider>
);

it('leaves the focus in the main content when nothing had it before, as where a link opened it', async () => {
  const { rerender } = render(linked(true));
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  rerender(linked(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
