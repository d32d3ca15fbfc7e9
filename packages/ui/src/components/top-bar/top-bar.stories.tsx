import { Contrast } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/index.ts';
import { TopBarButton } from './top-bar-button.tsx';
import { TopBarSearch } from './top-bar-search.tsx';
import { TopBar } from './top-bar.tsx';

const openPalette = fn();
const changeTheme = fn();

const meta = preview.meta({
  title: 'Frame/TopBar',
  component: TopBar,
  args: {
    breadcrumb: [{ label: 'Wallet centre', href: '#centre' }, { label: 'Main sub-wallet' }],
    children: [
      <TopBarSearch key="search" onClick={openPalette}>
        Find a transaction or screen
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
  parameters: { layout: 'fullscreen' },
});

/** The way to this page, and the tools, all reached by Tab. */
export const WithTools = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wallet centre' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(openPalette).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(changeTheme).toHaveBeenCalledOnce();
  },
});

/** Only this page, and the search is an icon. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Wallet centre' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Find a transaction or screen' })).toBeVisible();
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark', language: 'zh-CN' } });
