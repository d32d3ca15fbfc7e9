import {
  ArrowLeftRight,
  BookUser,
  Contrast,
  FileText,
  Inbox,
  LayoutDashboard,
  ShieldCheck,
  Snowflake,
  Users,
  Wallet,
} from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Avatar } from '../avatar/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Page } from '../page/index.ts';
import { SideNavigation, SideNavigationSwitcher } from '../side-navigation/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stat, SummaryCards } from '../stat/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { TopBar, TopBarButton, TopBarSearch } from '../top-bar/index.ts';
import { appFrameGuide } from './app-frame.guide.tsx';
import { AppFrame } from './app-frame.tsx';

const openSwitcher = fn();
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const navigation = (
  <SideNavigation
    label="Console"
    header={
      <SideNavigationSwitcher
        avatar={<Avatar name="Treasury" shape="square" />}
        title="Treasury"
        detail="Main sub-wallet · 12 more"
        onClick={openSwitcher}
      />
    }
    groups={[
      {
        id: 'main',
        items: [
          { id: 'overview', label: 'Overview', icon: <LayoutDashboard {...icon} />, href: '#overview' },
          {
            id: 'centre',
            label: 'Wallet center',
            icon: <Wallet {...icon} />,
            href: '#centre',
            current: true,
          },
          {
            id: 'transactions',
            label: 'Transactions',
            icon: <ArrowLeftRight {...icon} />,
            href: '#transactions',
          },
          { id: 'todo', label: 'To-do', icon: <Inbox {...icon} />, href: '#todo', badge: 7 },
        ],
      },
      {
        id: 'operate',
        title: 'Operate',
        items: [
          { id: 'cold', label: 'Cold wallet', icon: <Snowflake {...icon} />, href: '#cold' },
          { id: 'book', label: 'Address book', icon: <BookUser {...icon} />, href: '#book' },
        ],
      },
      {
        id: 'control',
        title: 'Control',
        items: [
          { id: 'strategies', label: 'Strategies', icon: <ShieldCheck {...icon} />, href: '#strategies' },
          { id: 'team', label: 'Team', icon: <Users {...icon} />, href: '#team' },
          { id: 'invoices', label: 'Invoices', icon: <FileText {...icon} />, href: '#invoices' },
        ],
      },
    ]}
  />
);

const topBar = (
  <TopBar breadcrumb={[{ label: 'Wallet center', href: '#centre' }, { label: 'Main sub-wallet' }]}>
    <TopBarSearch>Search transactions and screens</TopBarSearch>
    <TopBarButton label="Language">EN</TopBarButton>
    <TopBarButton label="Theme">
      <Contrast {...icon} />
    </TopBarButton>
    <TopBarButton label="Lin Wei" round>
      <Avatar name="Lin Wei" />
    </TopBarButton>
  </TopBar>
);

const page = (
  <Page
    title="Main sub-wallet"
    status={<StatusTag tone="success">Normal</StatusTag>}
    action={
      <>
        <Button>Address book</Button>
        <Button>Receive</Button>
        <Button variant="primary">Transfer</Button>
      </>
    }
  >
    <SummaryCards>
      <Stat size="figure" label="Total value" value="$27,311,012.10" hint="+184,210.52 (0.68%) 24h" />
      <Stat label="Awaiting approval" value="4" hint="$1.21M" />
      <Stat label="Confirming on chain" value="9" hint="$402,600.00" />
      <Stat label="Networks open" value="11 / 38" hint="2 stopped for deposits" />
    </SummaryCards>
    <Card padding="none">
      <Skeleton shape="rows" count={12} />
    </Card>
  </Page>
);

const meta = preview.meta({
  title: 'Layout/AppFrame',
  component: AppFrame,
  args: { navigation, topBar, children: page },
  parameters: {
    ...guided(appFrameGuide),
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
  globals: { viewport: { value: 'desktop' } },
});

/** Navigation beside the page; the first Tab offers to skip it. */
export const Wide = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Console' }).getBoundingClientRect().width).toBe(231);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(52);
    const skip = canvas.getByRole('link', { name: word('skipToContent') });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Address book' })).toHaveFocus();
  },
});

/** A long page: what gets the focus on the way up stands below the bar, not behind it. */
export const NotObscured = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>
        <Button>Row {index + 1}</Button>
      </p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Row 60' }).focus();
    const bar = canvas.getByRole('banner').getBoundingClientRect().bottom;
    for (let row = 59; row > 30; row -= 1) {
      await userEvent.tab({ shift: true });
      const button = canvas.getByRole('button', { name: `Row ${row}` });
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar);
    }
    window.scrollTo(0, 0);
  },
});

/** The designed dark theme, with a message about the whole console. */
export const DarkWithBanner = meta.story({
  args: {
    banner: (
      <Banner tone="attention" title="The plan ends in 12 days">
        After that, transfers stop.
      </Banner>
    ),
  },
  globals: { theme: 'dark' },
});

/** Less room: icons only. */
export const Rail = meta.story({
  globals: { viewport: { value: 'rail' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Console' }).getBoundingClientRect().width).toBe(65);
    await expect(canvas.getByRole('link', { name: 'Overview' })).toBeVisible();
    await expect(canvas.getByText('Overview').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

/** Half of a window of 1440 pixels, as at 200 % zoom: everything is there, and nothing is wider than the window. */
export const Zoomed = meta.story({
  parameters: {
    viewport: { options: { zoomed: { name: 'Zoomed', styles: { width: '720px', height: '450px' } } } },
  },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(720);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(720);
    await expect(canvas.getByRole('button', { name: word('openNavigation') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Transfer' })).toBeVisible();
  },
});

/** On a phone the navigation is a menu; when it closes, the focus returns to its button. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Console' })).toBeNull();
    const button = canvas.getByRole('button', { name: word('openNavigation') });
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog', { name: word('navigation') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: word('close') }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Choosing a place or a wallet in the menu closes it first, so that what opens is not behind it. */
export const PhoneMenuChoice = meta.story({
  ...Phone.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('openNavigation') }));
    await userEvent.click(canvas.getByRole('button', { name: /Treasury/ }));
    await expect(openSwitcher).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** The open menu. */
export const PhoneMenuOpen = meta.story({
  ...Phone.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('openNavigation') }));
    await expect(
      canvas.getByRole('link', { name: `To-do ${word('itemsWaiting', { count: 7 })}` }),
    ).toBeVisible();
  },
});
