import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { SplitPane } from './split-pane.tsx';

const meta = preview.meta({
  title: 'Layout/SplitPane',
  component: SplitPane,
  args: {
    side: <Card>Main sub-wallet</Card>,
    sideLabel: 'Sub-wallets',
    children: <Card title="Assets">BTC, ETH, USDT</Card>,
  },
});

/** Choose at the side, see beside it. */
export const SubWallets = meta.story();

/** In the dark theme, with a wider side. */
export const Dark = meta.story({ args: { sideWidth: '360px' }, globals: { theme: 'dark' } });
