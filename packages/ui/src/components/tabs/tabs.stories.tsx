import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../stack/index.ts';
import { tabsGuide } from './tabs.guide.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

function Controlled(args: TabsProps) {
  const [selected, select] = useState(args.selected);
  return (
    <Tabs {...args} selected={selected} onSelect={select}>
      The panel of {selected}
    </Tabs>
  );
}

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: guided(tabsGuide),
  args: {
    label: 'Main sub-wallet',
    selected: 'assets',
    onSelect: () => undefined,
    items: [
      { id: 'assets', label: 'Assets' },
      { id: 'nft', label: 'NFT', count: 12 },
      { id: 'inscriptions', label: 'Inscriptions', count: 0 },
      { id: 'addresses', label: 'Addresses' },
    ],
  },
  render: (args) => <Controlled {...args} />,
});

/** The arrow keys move and select at once; the row of tabs is one stop of the Tab key. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'NFT 12' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The panel of nft');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Addresses');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Assets' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Addresses' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Assets' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Assets' })).toHaveFocus();
  },
});

/** Tabs with an address: a click and the arrow keys stay on the page, Ctrl or Cmd opens a new one. */
export const WithAddresses = meta.story({
  args: {
    items: ['assets', 'nft', 'addresses'].map((id) => ({ id, label: id.toUpperCase(), href: `?tab=${id}` })),
  },
  play: async ({ canvas, userEvent }) => {
    const nft = canvas.getByRole('tab', { name: 'NFT' });
    await expect(nft).toHaveAttribute('href', '?tab=nft');
    const address = location.href;
    await userEvent.click(nft);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The panel of nft');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'ADDRESSES' })).toHaveFocus();
    await expect(location.href).toBe(address);
  },
});

/** More tabs than there is room for: the row scrolls, and the tab with the focus comes into sight. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const right = canvas.getByRole('tab', { name: 'Addresses' }).getBoundingClientRect().right;
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().right + 1);
  },
});

/** On a phone, with the last tab selected by the address of the page: it is in sight from the start. */
export const Phone = meta.story({
  args: {
    selected: 'addresses',
    items: [
      { id: 'assets', label: 'Assets' },
      { id: 'nft', label: 'NFT', count: 12 },
      { id: 'inscriptions', label: 'Inscriptions', count: 104 },
      { id: 'allowances', label: 'Allowances' },
      { id: 'transactions', label: 'Transactions' },
      { id: 'addresses', label: 'Addresses' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    const tab = canvas.getByRole('tab', { selected: true });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
    // No wider than its room, with 4 px at each end for the focus ring.
    await expect(row.getBoundingClientRect().width).toBe(358 + 2 * 4);
  },
});

/** Selected and not, with and without counts, as buttons and with addresses. */
export const Permutations = meta.story({
  render: ({ items }) => (
    <Stack gap="xl">
      {(['assets', 'nft', 'inscriptions'] as const).map((selected) => (
        <Controlled
          key={selected}
          label={`${selected} selected`}
          items={items}
          selected={selected}
          onSelect={() => undefined}
        />
      ))}
      <Controlled
        label="With addresses"
        items={items.map((item) => ({ ...item, href: `?tab=${item.id}` }))}
        selected="assets"
        onSelect={() => undefined}
      />
    </Stack>
  ),
});
