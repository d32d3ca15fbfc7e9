import { codes, withdrawals } from '@mpc/api';
import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mockFailure } from '@mpc/api/sandbox/browser';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { nestedBatch, parties } from '../../../../../api/src/calls/testing/calls.cases.ts';

const urlOf = (sub: number) => `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${sub}&open=web3`;
const url = urlOf(subWalletIds.main);
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const spender = addressOn('ETH', 'Some lending pool').slice(2).toLowerCase();
const endless = `0x095ea7b3${spender.padStart(64, '0')}${'f'.repeat(64)}`;
const unknown = `0x5be7cd2f${'7'.padStart(64, '0')}`;
const meta = preview.meta({ title: 'Screens/Contract call', ...consoleStories, ...at({ url }) });

const fill = async (data: string, to: string = usdt) => {
  const form = await screen.findByRole('dialog');
  const [chain] = await within(form).findAllByRole('combobox', { name: like`^${text('web3.chain')}` });
  if (chain !== undefined) await userEvent.click(chain);
  await userEvent.click(await screen.findByRole('option', { name: /^ETH \(/ }));
  const contract = within(form).getByRole('textbox', { name: text('web3.contract') });
  await userEvent.click(contract);
  await userEvent.paste(to);
  await userEvent.click(within(form).getByRole('textbox', { name: like`^${text('web3.data')}` }));
  await userEvent.paste(data);
};

/** Nothing typed yet. */
export const Untouched = meta.story({
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: text('web3.contract') })).toBeVisible();
  },
});

/** A permission without an end: read, warned of, to be meant. */
export const Unlimited = meta.story({
  play: async () => {
    await fill(endless);
    await expect(await screen.findByText(text('call.unlimited.title'))).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: text('web3.consent.unlimited') })).not.toBeChecked();
  },
});

/** The same in Chinese and dark. */
export const UnlimitedChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async () => {
    await fill(endless);
    await expect(await screen.findByText(text('call.unlimited.title'))).toBeVisible();
  },
});

/** A method nobody has published: shown byte by byte. */
export const Unreadable = meta.story({
  play: async () => {
    await fill(unknown);
    await expect(await screen.findByText(text('call.unreadable.title'))).toBeVisible();
  },
});

/** Calls inside of calls: read to each leaf, with the warnings of all of them on top. */
export const NestedBatch = meta.story({
  play: async () => {
    await fill(nestedBatch, parties.several);
    await expect(
      await screen.findByRole('heading', { name: text('call.inner.title', { count: 6 }) }),
    ).toBeVisible();
    await expect(
      (await screen.findAllByText(text('call.registry.named', { name: 'USDC (ERC20)' })))[0],
    ).toBeVisible();
  },
});

/** No fee can be had. */
export const FeeFailing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(withdrawals.fee, codes.feeEstimationFailed));
  },
  play: async () => {
    await fill(endless);
    await expect(await screen.findByText(text('fee.failed'))).toBeVisible();
  },
});

/** An asset sub-wallet calls no contracts, and says so first. */
export const AssetSubWallet = meta.story({
  ...at({ url: urlOf(subWalletIds.customerDeposits), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('web3.assetOnly'))).toBeVisible();
  },
});
