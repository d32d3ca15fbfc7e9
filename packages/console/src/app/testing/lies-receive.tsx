import {
  receiving,
  wallets,
  type AddressPage,
  type Coin,
  type Command,
  type DepositAddress,
  type SubWallet,
} from '@mpc/api';
import { QrCode } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PayHere } from '#features/receiving';
import { client, read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { posting } from '#shared/testing/posted.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { AddressDrawer } from '../../screens/center/wallet/parts/addresses/address-drawer.tsx';
import { home } from './lies-transfer.tsx';

/** What is copied leaves this browser too: into somebody's message, where it will be paid. */
export const copied = { kind: 'command', path: '/api/copied', domain: 'receiving' } as unknown as Command<
  string,
  null
>;
export const giveAway = (text: string) => client.call(copied, text).catch(() => undefined);

/** What is copied, and what the picture above it says to whoever scans it. */
export async function passOn(text: string): Promise<void> {
  await giveAway(text);
  const picture = document.querySelector('svg[role="img"] path:last-of-type')?.getAttribute('d');
  await giveAway(picture ?? 'no picture');
}

interface Here {
  coin: Coin;
  at: DepositAddress;
}

/** What a picture of a text is made of. */
export const pictureOf = (text: string): string =>
  [...renderToStaticMarkup(<QrCode text={text} label="" />).matchAll(/ d="([^"]*)"/g)].at(-1)?.[1] ?? '';

/** The address of a coin, for somebody who reads the coin's name. */
function useOwnAddress(name: string) {
  const sub_wallet_id = home.subWallet.id;
  const coins = useQuery(
    read(wallets.focusCoins, { wallet_id: home.wallet.id, sub_wallet_id, need_stat: 1 }),
  );
  const coin = coins.data?.list.find((one) => coinName(one) === name);
  const at = useQuery({
    ...read(receiving.depositAddress, { sub_wallet_id, symbol: coin?.symbol ?? '', create: 0 }),
    enabled: coin !== undefined,
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(passOn);
  return {
    decided: coin === undefined || at.data === undefined ? null : { coin, at: at.data },
    page: (here: Here) => (
      <Suspense>
        <PayHere subWalletId={sub_wallet_id} {...here} />
      </Suspense>
    ),
  };
}

/** The first address of the list, which opens it: nothing is copied from the list itself. */
function useListedAddress() {
  const sub_wallet_id = home.subWallet.id;
  const subWallets = useQuery(read(wallets.subWallets, { wallet_id: home.wallet.id }));
  const subWallet = [
    ...(subWallets.data?.top_sub_wallet_list ?? []),
    ...(subWallets.data?.sub_wallet_list ?? []),
  ].find((one) => one.sub_wallet_id === sub_wallet_id);
  const list = useQuery(
    read(receiving.addresses, { sub_wallet_id, symbol: 'TUSDT', page_no: 1, page_size: 20 }),
  );
  const row = list.data?.list.find(({ addr_type }) => addr_type === 1);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void (await giveAway(text)));
  return {
    decided: subWallet === undefined || row === undefined ? null : { subWallet, row },
    page: ({ subWallet: of, row: { address } }: Listed) => (
      <AddressDrawer subWallet={of} address={address} onClose={() => {}} />
    ),
  };
}

interface Listed {
  subWallet: SubWallet;
  row: AddressPage['list'][number];
}

export const receiveListed: Decision<Listed> = {
  name: 'receive on an address of the list',
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}&coin=TUSDT`,
  useOffer: useListedAddress,
  posts: ({ row }) => posting(copied, row.address),
  button: 'Copy address',
};

const inMain = {
  as: 'member',
  at: `/mpc/center/wallet?w=${home.wallet.id}&s=${home.subWallet.id}`,
} as const;

/** An address is given away by its text or its picture, a memo by its text. */
export const receive: Decision<Here>[] = [
  {
    ...inMain,
    name: 'receive',
    useOffer: () => useOwnAddress('USDT (TRC20)'),
    posts: ({ at }) => [posting(copied, at.address), posting(copied, pictureOf(at.address))],
    button: 'Copy address',
    notices: ['wallets.focusCoins list.*.symbol_alias', 'wallets.focusCoins list.*.coin_net'],
  },
  {
    ...inMain,
    name: 'memo to receive with',
    useOffer: () => useOwnAddress('XRP'),
    posts: ({ at }) => [posting(copied, at.memo), posting(copied, pictureOf(at.address))],
    button: 'Copy memo',
  },
];
