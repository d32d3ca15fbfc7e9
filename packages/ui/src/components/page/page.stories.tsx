import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Page } from './page.tsx';

const meta = preview.meta({
  title: 'Frame/Page',
  component: Page,
  args: {
    title: 'Main sub-wallet',
    status: <StatusTag tone="success">Normal</StatusTag>,
    action: [
      <Button key="receive">Receive</Button>,
      <Button key="transfer" variant="primary">
        Transfer
      </Button>,
    ],
    children: <Card title="Assets">BTC, ETH, USDT</Card>,
  },
});

/** Title, state and actions above the content. */
export const Ordinary = meta.story();

/** With a sentence that explains the page. */
export const WithDescription = meta.story({
  args: {
    description: 'Transfers out of this sub-wallet follow the strategies below, from the first to the last.',
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
