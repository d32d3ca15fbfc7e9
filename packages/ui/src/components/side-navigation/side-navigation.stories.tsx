import { ArrowLeftRight, Inbox, LayoutDashboard, Wallet } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Avatar } from '../avatar/index.ts';
import { Inline } from '../inline/index.ts';
import { sideNavigationGuide } from './side-navigation.guide.tsx';
import { SideNavigationSwitcher } from './side-navigation-switcher.tsx';
import { SideNavigation } from './side-navigation.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const openSwitcher = fn();

const meta = preview.meta({
  title: 'Navigation/SideNavigation',
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
            label: 'Wallet center',
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
  parameters: guided(sideNavigationGuide),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    openSwitcher.mockClear();
  },
});

/** With names; the place where the person is says so. Tab goes through the places from the top. */
export const Wide = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Wallet center');
    await expect(
      canvas.getByRole('link', { name: `To-do ${word('itemsWaiting', { count: 7 })}` }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Treasury/ }));
    await expect(openSwitcher).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** Icons only; every place keeps its name for a screen reader. */
export const Rail = meta.story({
  globals: { viewport: { value: 'rail' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wallet center' });
    await expect(canvas.getByText('Wallet center').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(link).toHaveAttribute('title', 'Wallet center');
    await expect(
      canvas.getByRole('link', { name: `To-do ${word('itemsWaiting', { count: 7 })}` }),
    ).toBeVisible();
  },
  render: (args) => <SideNavigation {...args} style={{ width: 66 }} />,
});

/** The words of the library follow the language; those of the product are given. */
export const Chinese = meta.story({
  globals: { theme: 'dark', language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To-do 7 项待处理' })).toBeVisible();
  },
});

/** With and without the switcher, titles and badges; and names longer than their place. */
export const Permutations = meta.story({
  render: ({ groups, header }) => (
    <Inline align="start" gap="xl">
      {[
        { label: 'All', header, groups },
        { label: 'Without a switcher', groups },
        {
          label: 'Long names',
          groups: groups.map((group) => ({
            ...group,
            items: group.items.map((item) => ({
              ...item,
              label: `${item.label} of all sub-wallets`,
              badge: 128,
            })),
          })),
        },
      ].map((navigation) => (
        <SideNavigation key={navigation.label} {...navigation} style={{ width: 232 }} />
      ))}
    </Inline>
  ),
});
