import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { DrawerFooter } from './drawer-footer.tsx';
import { DrawerStackProvider, useDrawerStack } from './drawer-stack.tsx';
import { Drawer } from './drawer.tsx';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>Compare every group of the address with the payee before you go on ({index + 1}).</p>
  ));

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Transfer USDT',
    onClose: fn(),
    children: paragraphs(3),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Review</Button>
      </>
    ),
  },
});

const width = (role: 'dialog') => screen.getByRole(role).getBoundingClientRect().width;

/** 460 pixels, for forms and details. Escape closes it. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Transfer USDT' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** 900 pixels, for tables and approvals; the actions keep to 460. */
export const Wide = meta.story({ args: { size: 'wide', title: 'Approve transfer' } });

/** 1180 pixels, for the strategy editor. */
export const Full = meta.story({ args: { size: 'full' }, globals: { theme: 'dark' } });

/** Long content scrolls below the title and behind the actions. */
export const Scrolling = meta.story({
  args: { children: paragraphs(60) },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    const foot = screen.getByRole('button', { name: 'Review' }).getBoundingClientRect().top;
    dialog.scrollTo({ top: 400 });
    await expect(dialog.scrollTop).toBe(400);
    await expect(screen.getByRole('button', { name: 'Review' }).getBoundingClientRect().top).toBe(foot);
  },
});

/** On a phone it takes the whole width. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' }, language: 'zh-CN' },
  args: { title: '转账 USDT' },
  play: async () => {
    await expect(width('dialog')).toBeLessThanOrEqual(window.innerWidth);
    await expect(await screen.findByRole('button', { name: '关闭' })).toBeInTheDocument();
  },
});

/** Without actions there is no foot. */
export const NoActions = meta.story({ args: { footer: undefined } });

function Second() {
  const { pop } = useDrawerStack();
  return (
    <>
      {paragraphs(2)}
      <DrawerFooter>
        <Button variant="primary" onClick={pop}>
          Use this address
        </Button>
      </DrawerFooter>
    </>
  );
}

const book = { key: 'book', title: 'Address book', content: <Second />, size: 'wide' } as const;

function First() {
  const { push } = useDrawerStack();
  return (
    <>
      <label>
        Remark <input />
      </label>{' '}
      <Button onClick={() => push(book)}>Pick from the address book</Button>
    </>
  );
}

const transfer = { key: 'transfer', title: 'Transfer', content: <First /> };

function Start() {
  const { push } = useDrawerStack();
  return <Button onClick={() => push(transfer)}>Transfer</Button>;
}

/** Pages on pages: the page below keeps what was typed, Escape takes away the top page only, focus returns. */
export const Stack = meta.story({
  render: () => (
    <DrawerStackProvider>
      <Start />
    </DrawerStackProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Transfer' });
    await userEvent.click(start);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Remark' }), 'half');
    const pick = screen.getByRole('button', { name: 'Pick from the address book' });
    await userEvent.click(pick);
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Address book');
    await expect(screen.getByRole('button', { name: 'Use this address' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pick).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('half');
    await userEvent.click(pick);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(start).toHaveFocus());
    await userEvent.click(start);
    await userEvent.click(screen.getByRole('button', { name: 'Pick from the address book' }));
  },
});
