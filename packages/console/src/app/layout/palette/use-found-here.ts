import { addressBook, receiving, transactions, wallets, WithdrawStatus, type SubWallet } from '@mpc/api';
import { formatNumber } from '@mpc/ui';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNamesOn } from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { paths } from '#shared/paths.ts';
import type { PaletteItem } from './palette-item.ts';
import { coinActions } from './use-actions.tsx';
import type { Found } from './use-found.ts';

const most = 6;
const page = { page_no: 1, page_size: most };
const least = 3;

const addressOf = (path: string, place: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)])).toString()}`;

const foundBy = (queries: readonly UseQueryResult[], items: PaletteItem[]): Found => ({
  items,
  isLoading: queries.some(({ isLoading }) => isLoading),
  failed: queries.find(({ isError }) => isError) ?? null,
});

const namedFirst = (address: string, name: string | undefined, detail: string) =>
  name === undefined ? { label: address, detail } : { label: name, detail: `${address} · ${detail}` };

interface Here {
  walletId: number | null;
  /** All that there are in the wallet. */
  subWallets: readonly SubWallet[];
  /** The one that this tab works on: the coins of the others are found by the name they have here. */
  here: SubWallet | null;
}

/** Entries of a person's own, where our own sub-wallets receive, who was paid, and the forms of coins in other sub-wallets. */
export function useFoundHere({ walletId, subWallets, here }: Here, typed: string) {
  const { t } = useTranslation();
  const text = typed.trim();
  const asked = useDebounced(text, 250);
  const isAsked = walletId !== null && asked === text && text.length >= least;
  const wallet_id = walletId ?? 0;

  const personal = useQuery({
    ...read(addressBook.list, { scope: 'personal', keyword: asked, ...page }),
    enabled: asked === text && text.length >= least,
  });

  const isAddress = isAsked && /^\S{20,}$/.test(text);
  const networks = useQuery({ ...read(wallets.networks, { wallet_id }), enabled: isAddress });
  // The server knows on which of them it is an address.
  const opened = isAddress ? (networks.data?.open_main_chain ?? []) : [];
  const owners = useQueries({
    queries: opened.map(({ symbol }) => read(receiving.addressInfo, { address: asked, symbol })),
  });

  const paid = useQuery({
    ...read(transactions.list, {
      wallet_id,
      keyword: asked,
      trans_kind: ['withdraw'],
      status: [WithdrawStatus.done],
      ...page,
    }),
    enabled: isAsked,
  });
  // A number or a hash finds transactions too, whose recipients were not searched for.
  const recipients = new Map(
    (isAsked ? (paid.data?.list ?? []) : [])
      .filter(({ address_to }) => address_to.toLowerCase().includes(text.toLowerCase()))
      .toReversed()
      .map((order) => [order.address_to, order] as const),
  );

  const nameOf = useNamesOn([...new Set(Array.from(recipients.values(), ({ base_symbol }) => base_symbol))]);
  const verbs = (['transfer', 'receive'] as const).map((verb) =>
    t(`palette.${verb}`, { coin: '' }).trim().toLowerCase(),
  );
  const word = text
    .toLowerCase()
    .split(/\s+/)
    .find((one) => /^[a-z0-9]{2,10}$/.test(one) && !verbs.some((verb) => verb.startsWith(one)));
  const coins = useQuery({
    ...read(wallets.searchCoins, {
      sub_wallet_id: here?.sub_wallet_id ?? 0,
      keyword: word ?? '',
      ...page,
    }),
    enabled: isAsked && here !== null && word !== undefined && subWallets.length > 1,
  });
  const named = (coins.data?.list ?? []).filter(
    ({ symbol_alias }) => word !== undefined && isAsked && symbol_alias.toLowerCase().startsWith(word),
  );
  const holders = useQueries({
    queries: named.map(({ symbol }) => read(receiving.myAddresses, { symbol, wallet_id })),
  });

  return {
    personal: foundBy(
      [personal],
      (text.length < least ? [] : (personal.data?.list ?? [])).map(({ id, label, address, coin_net }) => ({
        id: `personal:${id}`,
        label,
        detail: `${address} · ${coin_net}`,
        keywords: text,
        href: addressOf(paths.wallet.personalBook, { open: `entry:${id}` }),
      })),
    ),
    own: foundBy(
      [networks, ...owners],
      opened.flatMap(({ symbol, coin_net }, at): PaletteItem[] => {
        const owner = subWallets.find((one) => one.sub_wallet_id === owners[at]?.data?.sub_wallet_id);
        if (owner === undefined) return [];
        const s = owner.sub_wallet_id;
        return [
          {
            id: `own:${symbol}`,
            label: owner.sub_wallet_name,
            detail: `${asked} · ${coin_net}`,
            keywords: text,
            href: addressOf(paths.center.wallet.index, {
              w: wallet_id,
              s,
              tab: 'addresses',
              coin: symbol,
              open: `address:${asked}`,
            }),
          },
        ];
      }),
    ),
    recipients: foundBy(
      [paid],
      Array.from(recipients, ([address, { amount, symbol_alias, coin_net, base_symbol }]) => ({
        id: `recipient:${address}`,
        ...namedFirst(
          address,
          nameOf(base_symbol, address)?.name,
          t('palette.lastTransfer', {
            amount: formatNumber(amount, { digits: 'all' }),
            coin: symbol_alias,
            network: coin_net,
          }),
        ),
        keywords: text,
        href: addressOf(paths.center.transactions, { w: wallet_id, kind: 'withdraw', to: address }),
      })),
    ),
    elsewhere: foundBy(
      [coins, ...holders],
      named.flatMap((coin, at) =>
        (holders[at]?.data ?? [])
          .filter(({ sub_wallet_id }) => sub_wallet_id !== here?.sub_wallet_id)
          .flatMap((home) => coinActions(t, coin, home)),
      ),
    ),
  };
}
