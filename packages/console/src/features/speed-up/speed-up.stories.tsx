import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { codes, withdrawals } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, shown, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${subWalletIds.marketMaking}&open=pending`;

const meta = preview.meta({
  title: 'Screens/Speed up',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

const speedUp = async () => {
  const row = await screen.findByRole('row', { name: /1\.6 Gwei/ });
  await userEvent.click(within(row).getByRole('button', { name: text('speedUp.act') }));
};

/** What a sub-wallet has under way: one of it pays too little for any block. */
export const UnderWay = meta.story({
  play: async () => {
    await expect(await screen.findByRole('row', { name: /1\.6 Gwei/ })).toBeVisible();
  },
});

/** The replacement transaction, at today's prices. */
export const FasterCopy = meta.story({
  play: async () => {
    await speedUp();
    await expect(
      await screen.findByRole('radio', { name: like`^${text('fee.option.normal')}` }),
    ).toBeChecked();
  },
});

/** The same in Chinese and dark. */
export const ChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async () => {
    await speedUp();
    await waitFor(() => expect(screen.getByText(text('speedUp.paysNow'), { selector: 'dt' })).toBeVisible());
  },
});

/** Nothing is under way there. */
export const Nothing = meta.story({
  ...at({ url: url.replace(`s=${subWalletIds.marketMaking}`, `s=${subWalletIds.grants}`), person: 'owner' }),
  play: async () => {
    await seen('dialog', { name: text('pending.title') });
  },
});

/** The prices cannot be had. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(withdrawals.speedUp, codes.systemError));
  },
  play: async () => {
    await speedUp();
    const said = shown({ 'en-US': 'System error. Retry later', 'zh-CN': '系统异常，请稍后重试' });
    await expect(await screen.findByText(said)).toBeVisible();
  },
});

/** The prices are on their way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(withdrawals.speedUp));
  },
  play: async () => {
    await speedUp();
    await seen('dialog', { name: text('speedUp.title') });
  },
});
