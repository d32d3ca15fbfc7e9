import { guided } from '../../../../../.storybook/guide.ts';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { splitPaneGuide } from './split-pane.guide.tsx';
import { Stack } from '../stack/index.ts';
import { SplitPane } from './split-pane.tsx';

const meta = preview.meta({
  title: 'Layout/SplitPane',
  component: SplitPane,
  parameters: guided(splitPaneGuide),
  args: {
    side: <Card>Main sub-wallet</Card>,
    sideLabel: 'Sub-wallets',
    children: <Card title="Assets">BTC, ETH, USDT</Card>,
  },
});

/** Choose at the side, see beside it. */
export const SubWallets = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('region', { name: 'Sub-wallets' }).getBoundingClientRect();
    const content = canvas.getByRole('heading', { name: 'Assets' }).getBoundingClientRect();
    await expect(side.width).toBe(280);
    await expect(content.left).toBeGreaterThan(side.right);
  },
});

/** A detail at the right of its list. */
export const DetailAtTheEnd = meta.story({
  args: { sideLabel: 'Detail', sidePlace: 'end', sideWidth: '480px', side: <Card>Transfer</Card> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('region', { name: 'Detail' }).getBoundingClientRect();
    const content = canvas.getByRole('heading', { name: 'Assets' }).getBoundingClientRect();
    await expect(side.width).toBe(480);
    await expect(content.right).toBeLessThan(side.left);
  },
});

/** On a phone the side stands above the content. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('region', { name: 'Sub-wallets' }).getBoundingClientRect();
    const content = canvas.getByRole('heading', { name: 'Assets' }).getBoundingClientRect();
    await expect(content.top).toBeGreaterThan(side.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** With a narrow and a wide side. */
export const Permutations = meta.story({
  render: ({ side, children }) => (
    <Stack gap="xl">
      {['180px', '280px', '40%'].map((width) => (
        <SplitPane key={width} side={side} sideLabel={`Side of ${width}`} sideWidth={width}>
          {children}
        </SplitPane>
      ))}
    </Stack>
  ),
});
