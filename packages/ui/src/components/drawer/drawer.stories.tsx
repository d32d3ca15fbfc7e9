import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { DrawerFooter } from './drawer-footer.tsx';
import { drawerGuide } from './drawer.guide.tsx';
import { DrawerStackProvider } from './drawer-stack.tsx';
import { Drawer } from './drawer.tsx';
import { useDrawerStack } from './use-drawer-stack.tsx';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index}>
      Compare every group of the address with the recipient before you continue ({index + 1}).
    </p>
  ));

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    ...guided(drawerGuide),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '480px' } },
    viewport: {
      options: { zoomed: { name: '780 × 800 at 200 %', styles: { width: '390px', height: '400px' } } },
    },
  },
  globals: { viewport: { value: 'desktop' } },
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

const rect = (element: Element | null | undefined) => {
  if (!element) throw new Error('Not found.');
  return element.getBoundingClientRect();
};
const panel = () => rect(screen.getByRole('dialog'));
const footerPanel = () => rect(screen.getByRole('button', { name: 'Review' }).parentElement);

async function expectWidths(drawer: number) {
  await screen.findByRole('button', { name: 'Review' });
  await expect(panel().width).toBe(drawer);
  await expect(panel().right).toBe(window.innerWidth);
  await expect(footerPanel().width).toBe(460);
  await expect(footerPanel().right).toBe(window.innerWidth);
  await expect(footerPanel().bottom).toBe(window.innerHeight);
}

/** 460 pixels, for forms and details. Tab stays inside, Escape closes it. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Transfer USDT' })).toHaveFocus());
    await expectWidths(460);
    for (const name of [word('close'), 'Cancel', 'Review', word('close')]) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** 900 pixels, for tables and approvals; the actions keep to 460. */
export const Wide = meta.story({
  args: { size: 'wide', title: 'Approve transfer' },
  play: () => expectWidths(900),
});

/** 1180 pixels, for the strategy editor. */
export const Full = meta.story({
  args: { size: 'full' },
  globals: { theme: 'dark' },
  play: () => expectWidths(1180),
});

/** Long content scrolls below the title and behind the actions. */
export const Scrolling = meta.story({
  args: { children: paragraphs(60) },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    const foot = footerPanel().top;
    dialog.scrollTo({ top: 400 });
    await expect(dialog.scrollTop).toBe(400);
    await expect(footerPanel().top).toBe(foot);
    await expect(rect(screen.getByRole('heading')).top).toBeGreaterThan(0);
  },
});

/** On a phone it takes the whole width. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'zh-CN' },
  args: { title: '转账 USDT' },
  play: async () => {
    await expect(panel().width).toBe(390);
    await expect(await screen.findByRole('button', { name: '关闭' })).toBeInTheDocument();
  },
});

/** Zoomed to 200 % on a small window: the content scrolls, and title and actions are still all there. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  args: { size: 'wide', children: paragraphs(20), status: <StatusTag tone="attention">Waiting</StatusTag> },
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog');
    await expect([panel().width, panel().height]).toEqual([390, 400]);
    await expect(dialog.scrollWidth).toBe(390);
    await expect(footerPanel().bottom).toBeLessThanOrEqual(400);
    await expect(rect(screen.getByRole('button', { name: 'Review' })).height).toBeGreaterThanOrEqual(24);
    dialog.scrollTo({ top: dialog.scrollHeight });
    const last = rect(screen.getByText(/\(20\)/));
    await expect(last.bottom).toBeLessThan(footerPanel().top);
    await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  },
});

/** Without actions there is no foot. */
export const NoActions = meta.story({ args: { footer: undefined } });

/** Its panel painted by the custom properties it reads; set on one, or in a style sheet for all. */
export const RestyledPanel = meta.story({
  args: {
    style: {
      '--mpc-panel-width': '560px',
      '--mpc-panel-padding': '32px',
      '--mpc-panel-radius': '16px 0 0 16px',
      '--mpc-panel-background': 'var(--mpc-sunken)',
    },
  },
  play: async () => {
    await expect(panel().width).toBe(560);
    await expect(rect(screen.getByText(/\(1\)/)).left - panel().left).toBe(32);
    const look = getComputedStyle(screen.getByRole('dialog'));
    await expect(look.borderTopLeftRadius).toBe('16px');
    await expect(look.backgroundColor).toBe(
      getComputedStyle(screen.getByRole('button', { name: 'Review' }).closest('footer') as Element)
        .backgroundColor,
    );
  },
});

/** A page of a stack, with a way back, and a status beside its title. */
export const Permutations = meta.story({
  args: {
    title: 'Approve transfer',
    status: <StatusTag tone="attention">Awaiting your approval</StatusTag>,
    size: 'wide',
    onBack: fn(),
  },
});

function LongPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      {paragraphs(40)}
      <Button onClick={() => setOpen(true)}>Receive</Button>
      {paragraphs(40)}
      <Drawer open={open} title="Receive" onClose={() => setOpen(false)} />
    </>
  );
}

/** The page behind is inert, does not scroll, and is where it was when the drawer closes. */
export const PageKeepsItsPlace = meta.story({
  render: () => <LongPage />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Receive' });
    opener.scrollIntoView({ block: 'center' });
    const place = window.scrollY;
    await expect(place).toBeGreaterThan(0);
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
    await expect(window.scrollY).toBe(place);
  },
});

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
    await expect(panel().width).toBe(900);
    await expect(screen.getByRole('button', { name: 'Use this address' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pick).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('half');
    await userEvent.click(pick);
    await userEvent.click(await screen.findByRole('button', { name: word('back') }));
    await waitFor(() => expect(pick).toHaveFocus());
    await userEvent.click(pick);
    await userEvent.click(screen.getByRole('button', { name: word('close') }));
    await waitFor(() => expect(start).toHaveFocus());
    await userEvent.click(start);
    await userEvent.click(screen.getByRole('button', { name: 'Pick from the address book' }));
  },
});

const networks = ['TRON', 'Ethereum'].map((name) => ({ id: name, label: name }));

function Recipients() {
  const [network, setNetwork] = useState('TRON');
  const { push } = useDrawerStack({ network, setNetwork });
  const pick = () =>
    push({
      key: 'network',
      title: 'Network',
      content: ({ network, setNetwork }) => (
        <Select label="Network" value={network} onChange={setNetwork} options={networks} />
      ),
    });
  return <Button onClick={pick}>{network}</Button>;
}

/** What is pushed as a function shows the state of who pushed it, and can change it. */
export const LivePage = meta.story({
  render: () => (
    <DrawerStackProvider>
      <Recipients />
    </DrawerStackProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TRON' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Network/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ethereum' }));
    await expect(await screen.findByRole('combobox', { name: /Network/ })).toHaveTextContent('Ethereum');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ethereum' })).toHaveFocus());
  },
});
