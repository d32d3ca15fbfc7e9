import { codes, wallets } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const meta = preview.meta({
  title: 'Screens/Wallets',
  ...consoleStories,
  ...at({ url: paths.wallet.index }),
});

/** What an ordinary member sees. */
export const AsFound = meta.story();

/** What the owner sees: also the wallet that is not completed. */
export const Owner = meta.story(at({ url: paths.wallet.index, person: 'owner' }));

/** Only the wallets one created. */
export const OwnedByMe = meta.story(at({ url: `${paths.wallet.index}?type=1`, person: 'owner' }));

/** The owner gives a wallet a name of their own. */
export const Alias = meta.story({
  ...at({ url: `${paths.wallet.index}?open=alias:${walletIds.treasury}`, person: 'owner' }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: text('walletAlias.label') })).toBeVisible(),
    );
  },
});

/** Where the app comes from, in which a wallet is made. */
export const Create = meta.story({
  ...at({ url: `${paths.wallet.index}?open=create`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('img', { name: text('walletApp.code', { name: 'iOS' }) }),
    ).toBeVisible();
    await expect(
      await screen.findByRole('img', { name: text('walletApp.code', { name: 'Android' }) }),
    ).toBeVisible();
  },
});

/** The same in Chinese and dark. */
export const CreateChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...at({ url: `${paths.wallet.index}?open=create`, person: 'owner' }),
  play: async () => {
    await expect(
      await screen.findByRole('img', { name: text('walletApp.code', { name: 'iOS' }) }),
    ).toBeVisible();
    await expect(
      await screen.findByRole('img', { name: text('walletApp.code', { name: 'Android' }) }),
    ).toBeVisible();
  },
});

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Nobody has created one yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock(wallets.assets, {
        not_complete_list: [],
        top_wallet: [],
        wallet_list: [],
        total_usd: '0',
        total_btc: '0',
      }),
    );
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(wallets.assets, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  play: async () => {
    await expect(await screen.findByText(word('loading'))).toBeInTheDocument();
  },
  beforeEach: ({ msw }) => {
    msw.use(mockPending(wallets.assets));
  },
});

/** Custody is not open for this account. */
export const NoPermission = meta.story({
  ...at({ url: paths.wallet.index, person: 'outsider' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text('notPermitted.title') })).toBeVisible();
  },
});
