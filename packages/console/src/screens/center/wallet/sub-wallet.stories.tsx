import { codes, collectibles, wallets } from '@mpc/api';
import { addressOn, scenarios, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const of = (sub: number, query = '') =>
  `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${sub}${query}`;
const url = of(subWalletIds.main);
const drawerShown = async () => {
  await seen('dialog');
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
};
const owner = (place: string) => at({ url: place, person: 'owner' });

const meta = preview.meta({ title: 'Screens/Wallet center', ...consoleStories, ...at({ url }) });

/** What the first sub-wallet holds. */
export const AsFound = meta.story();

/** None is named in the address: the first is selected by itself. */
export const FirstByItself = meta.story({
  ...at({ url: `${paths.center.wallet.index}?w=${walletIds.treasury}` }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Main sub-wallet' })).toBeVisible();
  },
});

/** By network, in Chinese and dark, as the owner sees every sub-wallet. */
export const GroupedChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...owner(of(subWalletIds.main, '&group=net')),
});

/** On a phone one button stands for the list of sub-wallets. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  ...owner(url),
});

/** Coins of many chains, and one that has no price. */
export const ManyChains = meta.story({
  ...at({
    url: `${paths.center.wallet.index}?w=${walletIds.operations}&s=${subWalletIds.vendors}`,
    person: 'owner',
  }),
  play: async () => {
    await expect(
      await screen.findByRole('button', {
        name: text('translation:assets.receiveCoin', { coin: 'SOL SOL' }),
      }),
    ).toBeVisible();
  },
});

/** Nothing was ever received. */
export const Empty = meta.story(at({ url, arrange: scenarios.empty }));

/** No coin stands in the list. */
export const NoCoins = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(wallets.focusCoins, { list: [] }));
  },
  play: async () => {
    await expect(await screen.findByText(text('translation:assets.noCoins'))).toBeVisible();
  },
});

/** No sub-wallet is open to this person. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(wallets.subWallets, { top_sub_wallet_list: [], sub_wallet_list: [] }));
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(wallets.focusCoins, codes.systemError));
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
  beforeEach: ({ msw }) => {
    msw.use(mockPending(wallets.focusCoins));
  },
});

/** What a sub-wallet is besides what it holds. */
export const Details = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('translation:assets.details') }));
    await expect(await screen.findByText(text('translation:assets.detail.id'))).toBeVisible();
  },
});

/** What is done less often; an asset sub-wallet calls no contracts. */
export const More = meta.story({
  ...at({ url: of(subWalletIds.payroll) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('translation:assets.more') }));
    const item = await screen.findByRole('menuitem', { name: like`${text('translation:assets.web3')}` });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
});

/** What is done less often with one coin. */
export const CoinMenu = meta.story({
  ...owner(url),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: text('translation:assets.moreOf', { coin: 'ETH ETH' }) }),
    );
    await expect(
      await screen.findByRole('menuitem', { name: text('translation:assets.coinMore.history') }),
    ).toBeVisible();
  },
});

/** Where a sub-wallet is created. */
export const Create = meta.story({ ...at({ url: `${url}&open=create` }), play: drawerShown });

/** What I call a sub-wallet. */
export const Alias = meta.story({ ...at({ url: `${url}&open=alias` }), play: drawerShown });

/** One coin. */
export const Coin = meta.story({ ...at({ url: `${url}&open=coin:TUSDT` }), play: drawerShown });

/** Receiving USDT on TRON; only the owner adds addresses. */
export const Receive = meta.story({
  ...at({ url: `${url}&open=receive:TUSDT` }),
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: text('translation:receive.copyAddress') }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: text('translation:newAddress.action') })).toHaveAttribute(
      'aria-disabled',
    );
  },
});

/** Receiving XRP, which needs a memo. */
export const ReceiveWithMemo = meta.story({
  ...at({ url: `${url}&open=receive:XRP` }),
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: text('translation:receive.copyMemo') }),
    ).toBeVisible();
  },
});

/** Receiving a coin whose deposits are stopped, in Chinese and dark. */
export const ReceiveStopped = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...at({ url: `${url}&open=receive:USDTBEP20` }),
  play: drawerShown,
});

/** The coins of the list, and the others. */
export const ManageCoins = meta.story({ ...owner(`${url}&open=manage`), play: drawerShown });

/** Chains that are not opened, some of which cost extra; in Chinese. */
export const ManageOtherNetworks = meta.story({
  globals: { language: 'zh-CN' },
  ...owner(`${url}&open=manage`),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('radio', { name: text('translation:manage.chain.unopened') }),
    );
    await expect(
      (await screen.findAllByText(like`${text('translation:manage.needsPayment')}`))[0],
    ).toBeVisible();
  },
});

/** Asking for a coin that nobody knows yet, which a member may not. */
export const RequestListing = meta.story({
  ...at({ url: `${url}&open=manage` }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('translation:listing.action') }));
    const send = await screen.findByRole('button', { name: text('translation:listing.send') });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Collections of NFTs. */
export const Nft = meta.story({ ...at({ url: `${url}&tab=nft` }) });

/** No NFT. */
export const NoNft = meta.story({
  ...at({ url: `${url}&tab=nft` }),
  beforeEach: ({ msw }) => {
    msw.use(mock(collectibles.nfts, { nft_list: [] }));
  },
  play: async () => {
    await expect(await screen.findByText(text('translation:nft.none'))).toBeVisible();
  },
});

/** The tokens of a collection, and one of them. */
export const NftToken = meta.story({
  ...at({ url: `${url}&tab=nft&open=nft:ETH.${addressOn('ETH', 'Harbour Lights')}&token=244` }),
  play: async () => {
    await expect(await screen.findByText('Sky')).toBeVisible();
  },
});

/** BRC-20 tokens and the outputs they are on. */
export const Inscriptions = meta.story(owner(of(subWalletIds.reserve, '&tab=inscriptions')));

/** No inscriptions. */
export const NoInscriptions = meta.story({
  ...at({ url: `${url}&tab=inscriptions` }),
  play: async () => {
    await expect(await screen.findByText(text('btcAddress:inscriptions.none'))).toBeVisible();
  },
});

const choose = async () => {
  const [, first] = await screen.findAllByRole('checkbox');
  if (first !== undefined) await userEvent.click(first);
  await userEvent.click(screen.getByRole('textbox', { name: like`^${text('translation:transfer.to')}` }));
  await userEvent.paste(addressOn('BTC', 'a collector'));
  await userEvent.tab();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
};

/** Inscriptions about to be sent. */
export const TransferInscriptions = meta.story({
  ...owner(of(subWalletIds.reserve, '&tab=inscriptions&open=inscriptions:ordi')),
  play: choose,
});

/** Everything that is confirmed, in Chinese and dark. */
export const ConfirmInscriptions = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  ...owner(of(subWalletIds.reserve, '&tab=inscriptions&open=inscriptions:rats')),
  play: async () => {
    await choose();
    const review = await screen.findByRole('button', { name: text('translation:transfer.review') });
    await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(review);
    const confirm = await screen.findByRole('dialog', { name: text('translation:transfer.confirm.title') });
    await waitFor(() => expect(confirm).toHaveTextContent('0.00000546 BTC'));
  },
});

/** The addresses of users, and the system's own. */
export const Addresses = meta.story(owner(of(subWalletIds.customerDeposits, '&tab=addresses&coin=TRX')));

/** Addresses as cards, on a phone. */
export const AddressesPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  ...owner(of(subWalletIds.customerDeposits, '&tab=addresses&coin=TRX&type=system')),
});
