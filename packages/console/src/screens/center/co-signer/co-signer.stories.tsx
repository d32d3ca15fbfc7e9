import { autoCollect, codes, type AutoCollectConfig } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.coSigner.index}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/Auto sweep/Overview',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

const nothingSet: AutoCollectConfig = {
  wallet_id: walletIds.treasury,
  collect_sub_wallet_id: 0,
  collect_sub_wallet_name: '',
  fueling_sub_wallet_id: 0,
  fueling_sub_wallet_name: '',
  status: 0,
  item_id: 0,
  percent: 0,
  steps: { pair: 0, scope: 0, symbols: 0 },
  running: 0,
  prerequisites: { not_expired: 1, api_enabled: 1, co_signer_enabled: 1, co_signer_online: 1 },
  tron_agent_status: 0,
  updated_at: 0,
};

/** As the owner finds it. */
export const AsFound = meta.story();

/** Nothing is there yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(autoCollect.config, nothingSet));
  },
  play: async () => {
    await expect((await screen.findAllByText(text('coSigner:setup.notRunning')))[0]).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(autoCollect.config, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(autoCollect.config));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(autoCollect.config, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** Rows of the strategy, with a rule whose fee is above its limit. */
export const Rule = meta.story({
  ...at({ url: `${url}&open=rule:ETH`, person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('coSigner:fee.test') }));
    await expect(await screen.findByText(like`${text('coSigner:fee.above')}`)).toBeVisible();
  },
});

/** The rules on a phone: each card names the current fee, also within the limit. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    // Of the maximum and, after it, the current fee.
    const [rule] = await screen.findAllByRole('button', { name: /^WBTC/ });
    const card = rule?.closest('tr');
    await expect(card?.textContent).toMatch(/0\.0005 ETH0\.0+\d+ ETH/);
  },
});

/** Gas refueling and where the gas station runs low, in Chinese, in the dark theme, on a phone. */
export const Gas = meta.story({
  ...at({ url: `${url}&tab=gas`, person: 'owner' }),
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
