import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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
  title: 'Components/Tabs',
  component: Tabs,
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
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
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

/** In the dark theme. */
export const Dark = meta.story({ args: { selected: 'nft' }, globals: { theme: 'dark' } });
