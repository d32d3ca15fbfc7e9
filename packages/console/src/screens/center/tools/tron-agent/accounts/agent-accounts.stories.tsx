import { codes, tron } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.tools.tronAutoAgent.accountList}?w=${walletIds.treasury}&days=90`;

const meta = preview.meta({
  title: 'Screens/TRON auto agent addresses',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** Every address, with what it used in 90 days. */
export const AsFound = meta.story();

/** No address has TRX. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(tron.proxyData, { energy: 0, net: 0, fee: '0', saved: '0', series: [], accounts: [] }));
  },
  play: async () => {
    await expect(await screen.findByText(text('tools:accounts.empty'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.proxyData, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(tron.proxyData));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.proxyData, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** One address: what it has now, and its last orders. */
export const OneAddress = meta.story({
  ...at({
    url: `${url}&open=address:${addressOn('TRX', `sub-wallet ${subWalletIds.main}`)}`,
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText(text('tools:accounts.resource'))).toBeVisible();
    await expect((await screen.findAllByText(like`^${text('tools:usage.order.title')}$`))[0]).toBeVisible();
  },
});
