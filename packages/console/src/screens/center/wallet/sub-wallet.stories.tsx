import { wallets } from '@mpc/api';
import { scenarios, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { at, consoleStories } from '../../../../../../.storybook/console-story.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const url = `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${subWalletIds.main}`;
const meta = preview.meta({ title: 'Screens/Wallet centre', ...consoleStories, ...at({ url }) });

/** What the first sub-wallet holds. */
export const Main = meta.story();

/** None is named in the address: the first is selected by itself. */
export const FirstByItself = meta.story({
  ...at({ url: `${paths.center.wallet.index}?w=${walletIds.treasury}` }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Main sub-wallet' })).toBeVisible();
  },
});

/** In Chinese. */
export const Chinese = meta.story({ globals: { language: 'zh-CN' } });

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Coins of many chains: some are only received here, and one has no price. */
export const ManyChains = meta.story({
  ...at({
    url: `${paths.center.wallet.index}?w=${walletIds.operations}&s=${subWalletIds.vendors}`,
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText('No price')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Receive SOL SOL' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Transfer SOL SOL' })).toBeNull();
  },
});

/** Nothing was ever received. */
export const NothingYet = meta.story(at({ url, arrange: scenarios.empty }));

/** No sub-wallet is open to this person. */
export const NoSubWallet = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(wallets.subWallets, { top_sub_wallet_list: [], sub_wallet_list: [] }));
  },
});

/** The server refuses to say. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(wallets.focusCoins, '100001', { msg: 'System error' }));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument();
  },
  beforeEach: ({ msw }) => {
    msw.use(mockPending(wallets.focusCoins));
  },
});

/** Receiving USDT on TRON. */
export const Receive = meta.story({
  ...at({ url: `${url}&open=receive:TUSDT` }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy address' })).toBeVisible();
  },
});

/** Receiving XRP, which needs a memo. */
export const ReceiveWithMemo = meta.story({
  ...at({ url: `${url}&open=receive:XRP` }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy memo' })).toBeVisible();
  },
});

/** Receiving a coin whose deposits are stopped, in Chinese and dark. */
export const ReceiveStopped = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...at({ url: `${url}&open=receive:USDTBEP20` }),
});
