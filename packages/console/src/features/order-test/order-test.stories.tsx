import { strategies, transactions } from '@mpc/api';
import { addressOn, people, specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { testOrderHref } from '#shared/navigation/strategy-links.ts';
import { at, consoleStories, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const { main, marketMaking } = subWalletIds;
const { tron, evm } = specialAddresses.ordinary;
const who = String(people.owner.uid);
const place = (subWalletId: number) => ({ walletId: walletIds.treasury, subWalletId });
const large = testOrderHref(place(main), 1, { coin: 'TUSDT', amount: '25000', to: tron, who });

const meta = preview.meta({
  title: 'Screens/Strategies/Test an order',
  ...consoleStories,
  ...at({ url: large, person: 'owner' }),
});

/** A transfer that an advanced strategy decides. */
export const Matches = meta.story({
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:test.decides'))).toBeVisible();
  },
});

/** A contract call that transfers tokens: by the strategies for web3 and by those for transfers. */
export const Call = meta.story({
  ...at({
    url: testOrderHref(place(main), 2, {
      coin: 'ETH',
      amount: '',
      to: addressOn('ETH', 'Swap router'),
      data: `0xa9059cbb${evm.slice(2).toLowerCase().padStart(64, '0')}${'5f5e100'.padStart(64, '0')}`,
      who,
    }),
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:test.web3'))).toBeVisible();
  },
});

/** What decides depends on orders that are not loaded. */
export const Undecidable = meta.story({
  ...at({
    url: testOrderHref(place(marketMaking), 1, { coin: 'USDTBEP20', amount: '10', to: evm, who }),
    person: 'owner',
  }),
  beforeEach: ({ msw }) => {
    msw.use(mock(transactions.list, { list: [], count: 812, pageTotal: 2 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:test.met.unknown'))).toBeVisible();
  },
});

/** No advanced strategy: the basic one decides. */
export const NoStrategies = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(strategies.advancedList, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:test.decides'))).toBeVisible();
  },
});

/** In Chinese, in the dark theme, on a phone. */
export const DarkChineseNarrow = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByText(text('strategyEngine:test.decides'))).toBeVisible();
  },
});
