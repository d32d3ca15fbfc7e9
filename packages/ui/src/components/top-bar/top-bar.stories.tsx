import { Contrast } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/index.ts';
import { Stack } from '../stack/index.ts';
import { topBarGuide } from './top-bar.guide.tsx';
import { TopBarButton } from './top-bar-button.tsx';
import { TopBarSearch } from './top-bar-search.tsx';
import { TopBar } from './top-bar.tsx';

const openPalette = fn();
const changeTheme = fn();

const meta = preview.meta({
  title: 'Navigation/TopBar',
  component: TopBar,
  args: {
    breadcrumb: [{ label: 'Wallet center', href: '#centre' }, { label: 'Main sub-wallet' }],
    children: [
      <TopBarSearch key="search" onClick={openPalette}>
        Search transactions and screens
      </TopBarSearch>,
      <TopBarButton key="language" label="Language">
        EN
      </TopBarButton>,
      <TopBarButton key="theme" label="Theme" onClick={changeTheme}>
        <Contrast size={16} strokeWidth={1.5} aria-hidden />
      </TopBarButton>,
      <TopBarButton key="user" label="Lin Wei" round>
        <Avatar name="Lin Wei" />
      </TopBarButton>,
    ],
  },
  parameters: { ...guided(topBarGuide), layout: 'fullscreen' },
  beforeEach: () => {
    openPalette.mockClear();
    changeTheme.mockClear();
  },
});

/** The way to this page, and the tools, all reached by Tab. */
export const WithTools = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(52);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wallet center' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(openPalette).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(changeTheme).toHaveBeenCalledOnce();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** This page, an arrow back to the one above it, and the search as an icon; nothing is wider than the window. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search transactions and screens' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const back = canvas.getByRole('link', { name: 'Wallet center' }).getBoundingClientRect();
    await expect(Math.min(back.width, back.height)).toBeGreaterThanOrEqual(24);
  },
});

/** With and without a way to this page. */
export const Permutations = meta.story({
  render: ({ breadcrumb, children }) => (
    <Stack>
      <section aria-label="All of it">
        <TopBar breadcrumb={breadcrumb}>{children}</TopBar>
      </section>
      <section aria-label="Without a way">
        <TopBar>{children}</TopBar>
      </section>
    </Stack>
  ),
});
