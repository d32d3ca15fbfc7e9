import { ArrowLeftRight, Inbox, LayoutDashboard, Wallet } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from '../avatar/index.ts';
import { SideNavigationSwitcher } from './side-navigation-switcher.tsx';
import { SideNavigation } from './side-navigation.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const openSwitcher = fn();

const meta = preview.meta({
  title: 'Frame/SideNavigation',
  component: SideNavigation,
  args: {
    label: 'Console',
    header: (
      <SideNavigationSwitcher
        avatar={<Avatar name="Treasury" shape="square" />}
        title="Treasury"
        detail="Main sub-wallet · 12 more"
        onClick={openSwitcher}
      />
    ),
    groups: [
      {
        id: 'main',
        items: [
          { id: 'overview', label: 'Overview', icon: <LayoutDashboard {...icon} />, href: '#overview' },
          {
            id: 'centre',
            label: 'Wallet centre',
            icon: <Wallet {...icon} />,
            href: '#centre',
            current: true,
          },
        ],
      },
      {
        id: 'work',
        title: 'Operate',
        items: [
          {
            id: 'transactions',
            label: 'Transactions',
            icon: <ArrowLeftRight {...icon} />,
            href: '#transactions',
          },
          { id: 'todo', label: 'To-do', icon: <Inbox {...icon} />, href: '#todo', badge: 7 },
        ],
      },
    ],
  },
  parameters: {
    viewport: { options: { wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'wide' } },
});

/** With names; the place where the person is says so. */
export const Wide = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Wallet centre');
    await expect(canvas.getByRole('link', { name: 'To-do 7 waiting' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Treasury/ }));
    await expect(openSwitcher).toHaveBeenCalledOnce();
  },
});

/** Icons only; every place keeps its name for a screen reader. */
export const Rail = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wallet centre' });
    await expect(canvas.getByText('Wallet centre').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(link).toHaveAttribute('title', 'Wallet centre');
  },
  render: (args) => <SideNavigation {...args} style={{ width: 66 }} />,
});

/** In the dark theme, in Chinese. */
export const Dark = meta.story({
  globals: { theme: 'dark', language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To-do 7 项待处理' })).toBeVisible();
  },
});
